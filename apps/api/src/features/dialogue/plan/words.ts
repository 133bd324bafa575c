import { isNumbered } from '../../understanding/acts/references.ts';
import { isAfterHour } from '../../understanding/reading/events.ts';
import { timesIn } from '../../understanding/reading/times.ts';
import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';

/** What phrases say about the stops of a plan. */
export type PlanWord =
  | 'onward'
  | 'and'
  | 'before'
  | 'between'
  | 'after'
  | 'outing'
  | 'crawl'
  | 'day'
  | 'evening'
  | 'swap'
  | 'drop'
  | 'add'
  | 'only'
  | 'keep'
  | 'stays'
  | 'turn'
  | 'reverse'
  | 'together'
  | 'total'
  | 'again'
  | 'retell'
  | 'whole'
  | 'times'
  | 'way'
  | 'front'
  | 'rear'
  | 'restore'
  | 'shift'
  | 'start'
  | 'end'
  | 'next'
  | 'same'
  | 'full';

const ROWS: Readonly<Record<PlanWord, string>> = {
  onward:
    'later|to follow|then|and then|then on to|followed by|after that|afterwards|afterward|and afterwards|and after|and after that|and after it|on to|and on to|moving on to|and move on to|and later|later on|and finally|finally|and to finish|to finish|finish with|and finish with|finishing with|finish at|end with|end w|and end with|and end at|ending with|ending at|ending up at|round off with|and round it off with|and to end|and next',
  and: 'and|plus|as well as|n',
  before: 'before|beforehand|first|to start|to begin with|to begin|ahead of|prior to',
  between:
    'in between|between them|between the two|between those|in the middle|between lunch and dinner|between breakfast and lunch',
  after: 'after|afterwards|afterward|to follow|for after|later|after that|after it|to finish|to end|at the end|post',
  outing:
    'plan|itinerary|route|night out|evening out|day out|night on the town|date night|stops|two stops|three stops|within walking distance|walking distance|walkable|somewhere close by for|a proper evening|whole evening|whole day|each night|each day|every night|every day',
  crawl:
    'bar crawl|pub crawl|food crawl|a crawl|taco crawl|crawl of|crawl around|crawl round|crawl through|bar hop|bar hopping|food tour|tasting tour|eating tour|tour of|hop between|graze our way|graze through',
  day: 'a day|one day|full day|whole day|the day|day in|day out|my day|our day',
  evening:
    'night out|evening out|date night|plan an evening|plan our evening|plan the evening|plan a night|a whole evening|an evening in|night on the town|plan my evening|plan an evening out|evening itinerary',
  swap: 'find other|find another|find us another|some other|swap|swop|change|replace|switch|exchange|another|different|a different|something else|somewhere else|other than|instead|instead of|not that|new',
  drop: 'skip|drop|remove|leave out|take out|leave off|lose|cut|without|scrap|forget|cancel|delete|no need for|dont need|do not need|get rid of|ditch|bin|no',
  add: 'add|also|include|throw in|slot in|squeeze in|fit in|stick in|put in|want to add|plus|as well|too|what about|how about|and',
  only: 'just|only|is enough|are enough|will do|cut it to|cut down to',
  keep: 'keep|keeping|leave|leaving|hold on to|stick with|sticking with|stay with|happy with|fine with',
  stays:
    'stays|stay|can stay|fine|is fine|are fine|is good|are good|is great|are great|is perfect|are perfect|is ok|is okay|ok|okay|is lovely|is still on|remains',
  turn: 'make it|make that|rather|rather have|prefer|go for|lets do|lets have',
  reverse:
    'other way round|other way around|the other way round|reverse|reverse the order|reverse it|swap the order|switch the order|change the order|flip the order|flip it|flip them|swap them round|swap them around|swap round|opposite order',
  together:
    'closer together|nearer together|closer to each other|nearer to each other|near each other|close together|in one area|in the same area|same area|one neighborhood|one neighbourhood|same neighborhood|same neighbourhood|one part of town|less walking|too far apart|far apart|shorter walk|shorter walks|all in one place|make it walkable|all walkable|whole thing walkable|walkable',
  total:
    'what would that be for|what will that be for|what would it be for|what will it be for|roughly what|how much in all|how much all in|in all|in total|altogether|all together|total|the total|all in|whole thing cost|whole evening cost|whole plan cost|whole day cost|whole night cost|all of it cost|everything cost|what will it all cost|per head|a head|per person|how much would it all|how much will it all|what does that come to|how much does that come to|come to|add up to|run us|run me|cost us|cost me|cost|set us back|the damage|rough total|ballpark|how much',
  times:
    'times please|how long should we|how long shall we|how long do we need|how long do we have|how long have we got|how long to allow|how much time|what time would|what time will|what time do we|what time should|what time are we|what time is|when would we|when will we|when do we|when should we|when are we|timing|timings|timetable|what times|the times|where when|who is where|whos where|schedule|run me through|run us through|run through|talk us through|walk us through|talk me through|walk me through|go through|recap|sum up|sum it up|sum that up|summary|summarise|summarize|one more time|go over it|go over that|order of play|run it back|run that back|read it back|read that back|play it back|which order|what order|which first|where first|what first|which one first|where are we going|what have we got|what do we have',
  retell:
    'whats|what is|what was|remind me|remind us|show me|give me|tell me|read me|read out|read|list|repeat|say|hear|see|send me',
  whole:
    'the plan|our plan|the final plan|final plan|the whole plan|whole plan|full plan|the new plan|the current plan|the itinerary|itinerary|the line up|the lineup|running order|the whole thing|whole thing|the full thing|all the stops|the stops|the outing|everything|all of it|it all',
  again: 'again|once more|one more time|remind me|remind us|back to me',
  way: 'the walk|the walks|a walk|how far apart|how far between|how far is it between|how far are they|how far is each|far between|how long a walk|how long is the walk|how long are the walks|how much walking|walk between|way between|distance between|distances|the distance|walking distance between|how far is it|how far is|how far|is it far|is that far|is it a long walk|can we walk|could we walk|can we walk it|walk it|walkable|is that walkable|is it walkable|how long between|how long does it take|how long is it',
  front:
    'first|to start|to begin with|start with|begin with|kick off with|at the start|start off with|at the beginning',
  rear: 'last|to finish|at the end|end with|finish with|finally|finish on|end on|to the end',
  restore:
    'back|back in|put back in|undo|undo that|as it was|like it was|as before|the original|original plan|first version|bring back|changed my mind|changed our minds|the old one|how it was|what it was',
  shift:
    'push back|push it back|push everything back|push it all back|push the whole thing back|push|later|earlier|delay|put back an|put it back an|move everything|move it all|move the whole thing|bring it forward|bring everything forward|bring forward|shift|shift everything|move it|make it|sooner',
  start: 'start at|start|starting at|begin at|kick off at|kick off|meet at|everything|all of it|whole thing',
  end: 'done by|finished by|finish by|be done by|home by|out by|over by|wrapped up by|back by|leave by|wrap up by',
  same: 'in the same place|at the same place|same place|same spot|same venue|all in one place|in one place|at one place|in one spot|under one roof',
  full: 'is full|are full|its full|theyre full|full up|is fully booked|are fully booked|its fully booked|theyre fully booked|is booked up|are booked up|theyre booked up|its booked up|is booked out|are booked out|theyre booked out|its booked out|is packed|are packed|theyre packed|its packed|no table|no tables|no room|no space|no seats|cant get in|cant get a table|dont get in|dont get a table|turn us away|turned away|cant seat us|cant fit us in|is sold out|are sold out',
  next: 'where next|what next|and next|then what|and then|now what|where to next|and after that|after that|and afterwards|where after|where could we go next|where do we go next|where should we go next|where now|and then where',
};

const PHRASES = new Phrases<PlanWord>(
  Object.entries(ROWS).flatMap(([word, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, word as PlanWord] as const),
  ),
);

/** The phrases of a message that order stops or change a plan, longest first; one phrase may say several things. */
export const planWordsIn = (tokens: readonly Token[]): Span<PlanWord>[] =>
  PHRASES.findAll(tokens).filter(
    ({ value, from, to }) =>
      (tokens[from]?.word !== 'then' || !isConcluding(tokens, from, to)) &&
      !(tokens[to - 1]?.word === 'next' && RANKED.has(tokens[to]?.word ?? '')) &&
      // Nothing is dropped.
      !(tokens[from]?.word === 'no' && to - from === 1 && tokens[to]?.clause !== tokens[from]?.clause) &&
      !isEatenBefore(tokens, from) &&
      // "Make the first one Italian" says which, and "a first dinner with them" what kind.
      !(to - from === 1 && (isNumbered(tokens, from) || isAdjective(tokens, from))) &&
      // "Then what?", but "then what's your favourite?"
      !(
        value === 'next' &&
        /^whats?$/.test(tokens[to - 1]?.word ?? '') &&
        tokens[to]?.clause === tokens[to - 1]?.clause
      ) &&
      // More of the same, and no further stop.
      !(value === 'next' && tokens.some(({ word }) => LIKE.has(word))) &&
      !isNearToOne(tokens, from, to) &&
      !(tokens[to - 1]?.word === 'that' && isAfterHour(tokens, timesIn(tokens), to - 2)),
  );

const LIKE: ReadonlySet<string> = new Set(['same', 'similar']);

const isAdjective = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.word === 'first' && /^(?:a|our|my|their|his|her)$/.test(tokens[from - 1]?.word ?? '');

/** "He'll eat before", "I've eaten already": who says so comes along to no meal. */
const isEatenBefore = (tokens: readonly Token[], from: number): boolean =>
  /^(?:before|first|beforehand)$/.test(tokens[from]?.word ?? '') &&
  (/^(?:eaten|ate)$/.test(tokens[from - 1]?.word ?? '') ||
    (tokens[from - 1]?.word === 'eat' && /^(?:(?:he|she|they)ll|will)$/.test(tokens[from - 2]?.word ?? '')));

/** "Walkable from the theatre" says what one place is near to; "within walking distance of each other" speaks of several. */
const isNearToOne = (tokens: readonly Token[], from: number, to: number): boolean =>
  WALKED.has(tokens[from]?.word ?? '') && TARGET.has(tokens[to]?.word ?? '') && !MUTUAL.has(tokens[to + 1]?.word ?? '');
const WALKED: ReadonlySet<string> = new Set(['walkable', 'walking', 'within']);
const TARGET: ReadonlySet<string> = new Set(['from', 'of', 'to']);
const MUTUAL: ReadonlySet<string> = new Set(['each', 'one']);

/** "What's next best" asks for another place of the same, "what's next door" for one that is near. */
const RANKED: ReadonlySet<string> = new Set(['best', 'one', 'option', 'in', 'on', 'door']);

/** "Ok, the pub then", "anything Thai then, doesn't have to be curry", "ok then what's your favourite", "right then the first one" draw a conclusion, and add no stop. */
function isConcluding(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to];
  const isAgreed = from > 0 && tokens.slice(0, from).every(({ word }) => AGREEING.has(word));
  return (
    next === undefined ||
    next.clause !== tokens[to - 1]?.clause ||
    DENYING.has(next.word) ||
    ASKING.has(next.word) ||
    (isAgreed && POINTING.has(next.word))
  );
}
const AGREEING = wordSet('ok okay right alright fine well hmm no yes yeah sure oh good');
const POINTING = wordSet('the that this');
const ASKING = wordSet('what whats which who whos how');
const DENYING = wordSet('doesnt dont not neednt isnt wont if because as but');

/** Whether a message says something of a plan. */
export type Has = (word: PlanWord) => boolean;

export const planWordOf = (tokens: readonly Token[]): Has => {
  const words = new Set(planWordsIn(tokens).map(({ value }) => value));
  return (word) => words.has(word);
};
