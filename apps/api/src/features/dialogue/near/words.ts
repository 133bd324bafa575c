import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** How a message relates a place to another: `idiom` does not, `near` goes before what it is near to, the others stand by themselves. */
export type NearWord = 'idiom' | 'near' | 'there' | 'me' | 'nearest' | 'apart';

const ROWS: Readonly<Record<NearWord, string>> = {
  // Said of the town.
  idiom:
    'all round|all around|best around|year round|shop around|look around|around here|round here|round these parts|around these parts|not too far|not far|apart from|keep it apart|keeps it apart|keep them apart|keeps them apart|kept apart|keep apart|keeps apart|cook it apart|cooks it apart|cooked apart|set apart|tell them apart|tell apart',
  near: 'near|near to|nearby|close to|closer to|nearer to|nearer|next to|next door to|beside|around|by|opposite|across from|not far from|not too far from|in walking distance of|within walking distance of|walking distance of|walking distance from|walkable from|in walking distance from|within walking distance from|a short walk from|short walk from|within a short walk of|round the corner from|around the corner from|a stroll from|a few minutes from|steps from|round|in the area of|in the vicinity of|walk from|minutes from|minutes of|far from|far is it from|far are they from|miles from|same area as|same street as|around the block from|a block from|two doors from|look around|somewhere closer to|somewhere nearer to|anything closer to|anything nearer to|anywhere closer to|something closer to|something nearer to|bit closer to|bit nearer to|less far from|not so far from|not as far from|too far from|bit far from|quite far from|down the road from|up the road from|along the road from|along from',
  there:
    'around there|near there|close to there|round there|from there|near it|close to it|around it|near them|by there|close by|nearby|near by|in the same area|same area|same neighborhood|same neighbourhood|same street|around the corner|round the corner|not far away|within walking distance|in walking distance|walking distance|walkable|somewhere close|within reach|from here|around that place|near that place|near this place|near that one|in that area|in that neighborhood|in that neighbourhood|in the neighborhood|in the neighbourhood|what else is around|whats around|next door|down the road|up the road|on that street|in that street|on that road|along that street|down that street|same road|on the same road',
  me: 'near me|near us|close to me|close to us|closest to me|closest to us|nearest to me|nearest to us|nearest me|nearest us|around me|around us|by me|by us|near here|close to here|nearer to me|nearer to us|nearer me|nearer us|near my hotel|near our hotel|close to my hotel|close to our hotel|near the hotel|near my place|near our place|near my house|near home|near my office|near the office|near work|near where i am|near where we are|where i am now|where we are now|from me|from us|walking distance of me|walking distance of us|in my area|in our area|my neighborhood|my neighbourhood|where im staying|where were staying|near our airbnb|near my airbnb|near our rental|in my vicinity|closer to me|closer to us|closer to home|nearer home|nearer to home|closer to where we are|nearer to where we are|too far|too far away|bit far|quite far|less far|not so far|not as far|somewhere closer|somewhere nearer|anything closer|anything nearer|anywhere closer|anywhere nearer|something closer|something nearer|bit closer|bit nearer|too far to walk|bit closer to us|bit closer to me|bit closer to home|bit nearer to us|bit nearer to me|somewhere closer to us|somewhere closer to me|somewhere closer to home|anything closer to us|anything closer to me|anything closer to home|something closer to us|something closer to me|too far from us|too far from me|too far from home',
  apart:
    'one to the other|one to another|from one to the next|get between|apart|far apart|how far apart|near each other|next to each other|close to each other|closer to each other|far from each other|from each other|of each other|from one another|of one another|close to one another|close together|between them|between the two|between the three|same area|in the same area|same part of town|in the same part of town|same neighborhood|in the same neighborhood|same neighbourhood|in the same neighbourhood|same street|on the same street|same side of town|walk between|far between',
  nearest:
    'closest|nearest|closest to|nearest to|shortest walk|shortest walk from|closest one to|nearest one to|closest place to|nearest place to',
};

const PHRASES = new Phrases<NearWord>(
  Object.entries(ROWS).flatMap(([word, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, word as NearWord] as const),
  ),
);

/** The phrases of a message that say what a place is to be near to, longest first. */
export const nearWordsIn = (tokens: readonly Token[]) => PHRASES.findAll(tokens);

const SOME: ReadonlySet<string> = new Set(['a', 'an', 'some', 'any', 'another']);

/** Whether a phrase and the word behind it speak of being near to one of many places. */
export const isNearSome = (value: NearWord, next: Token | undefined): boolean =>
  (value === 'near' || value === 'nearest') && SOME.has(next?.word ?? '');

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'that', 'this', 'our', 'my']);

/** Tells of a token whether what begins there is what a place is to be near to. */
export function nearTargetsIn(tokens: readonly Token[]): (at: number) => boolean {
  const ends = new Set(
    nearWordsIn(tokens).flatMap(({ to, value }) => (value === 'near' || value === 'nearest' ? [to] : [])),
  );
  return (at) => ends.has(ARTICLES.has(tokens[at - 1]?.word ?? '') ? at - 1 : at);
}
