import { complaintsOf, isPast, toldOf } from '../acts/complaints.ts';
import { MOURNING, PARTING } from '../lexicon/company.ts';
import { Phrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Mention, Reading } from './reading.ts';

/** Words of which praise and agreement are made. */
export const PLEASED: ReadonlySet<string> =
  wordSet(`pick works suits cool sweet excellent fantastic super superb yum yummy delicious tasty lovely perfect amazing awesome nice wonderful brilliant great good
  fine terrific fab fabulous splendid neat class ace magic grand alrighty delightful exactly right correct`);
const BESIDE_PRAISE =
  wordSet(`lets do go for works would will kind of place was were after ill thatll nicely restaurant please that thats this it its is sounds sound looks look seems i im id we very so really just ok okay oh ah wow mmm hmm yes yeah yep bye thanks thank
  you cheers best choice idea one ill we love like happy with absolutely sure all then well to me a now have take`);

/** Said of what was shown. */
const isPraise = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => PLEASED.has(word)) &&
  tokens.every(({ word }) => PLEASED.has(word) || BESIDE_PRAISE.has(word));

const TELLING = /^(?:my|the|its|it|im|ive|i|we|weve|were|there|theres|she|he|our|they|theyre)$/;
/** Whoever uses one of these wishes for something. */
const WISHING =
  /^(?:want|wants|wanted|need|needs|like|likes|love|loves|hate|hates|enjoys|adores|obsessed|mad|crazy|fan|fancy|craving|looking|find|suggest|recommend|prefer|with|place|places|restaurant|somewhere|something|table|book|eat|dinner|lunch|breakfast|brunch|drink|drinks|must|should|would|could|can|where|which|please|for|hungry|bring|bringing|have|having|got|allergic|no|not)$/;
/** "So it has to be quiet" does, too. */
const isWishing = (words: readonly Token[], at: number): boolean =>
  WISHING.test(words[at]?.word ?? '') || (words[at]?.word === 'to' && words[at - 1]?.word === 'has');
/** What a sentence about the day does not wish for: the view from an office, a garden in bloom. */
const OF_THE_DAY: ReadonlySet<string> = new Set([
  'dog',
  'new',
  'late',
  'live music',
  'terrace',
  'view',
  'quiet',
  'sports',
  'unusual',
  'wifi',
  'parking',
  'trendy',
  'private room',
]);

/** Who comes along, told as what they are or have: "my dad is diabetic", "her parents are from Delhi". They are known to come. */
const isOfPerson = (from: number, to: number, meaning: Mention['meaning'], tokens: readonly Token[]): boolean =>
  meaning.type === 'feature' &&
  OF_PERSON.has(meaning.key) &&
  tokens.slice(Math.max(0, from - 1), to).some(({ word }) => POSSESSIVE.has(word)) &&
  BEING.has(tokens[to]?.word ?? '') &&
  !tokens.slice(to + 1, to + 1 + ADVERBS).some(({ word }) => COMING.has(word));
const OF_PERSON: ReadonlySet<string> = new Set(['parents', 'business', 'date']);
const POSSESSIVE = wordSet('my our her his their');
const BEING = wordSet('is isnt are arent was were has have hasnt havent had');
const COMING = wordSet('coming joining visiting with along bringing paying hosting');
/** Words after the verb among which it says that they come: "is definitely coming". */
const ADVERBS = 2;

/** What tells of a loss, and what the words for who was lost do not wish then: "my boyfriend dumped me" wants no date. */
const LOSSES = new Phrases(`${PARTING}|${MOURNING}`.split('|').map((said) => [said, true] as const));
const OF_LOSS: ReadonlySet<string> = new Set(['date', 'anniversary', 'celebration', 'parents', 'dog']);

/**
 * A message without what it only tells: praise of what was shown, and sentences about the day beside one that wishes.
 *
 * @param shown whether earlier replies showed restaurants
 * @example "The view from my office is great. Lunch?" has no wish for a view.
 */
export function withoutBackground(reading: Reading, shown: boolean): Reading {
  const { tokens, mentions } = reading;
  if (shown && isPraise(tokens)) return { ...reading, mentions: [] };
  const sentences = Map.groupBy(tokens, ({ sentence }) => sentence);
  const told = new Set(
    [...sentences].flatMap(([sentence, words]) =>
      TELLING.test(words[0]?.word ?? '') && !words.some((_, at) => isWishing(words, at)) ? [sentence] : [],
    ),
  );
  const onlyTold = told.size === sentences.size;
  const lost = new Set(LOSSES.findAll(tokens).flatMap(({ from }) => tokens[from]?.sentence ?? []));
  const complaints = complaintsOf(reading, shown);
  const visit = new Set(toldOf(reading));
  // What was wished before it was wished.
  const isOfComplaint = (from: number) => {
    const clause = tokens[from]?.clause ?? -1;
    return (
      visit.has(clause) ||
      (complaints.has(clause) && tokens.slice(0, from).some((token) => token.clause === clause && isPast(token)))
    );
  };
  const isWished = ({ from, to, meaning, said, stated }: Mention): boolean => {
    if (!stated && (isOfComplaint(from) || (meaning.type === 'food' && isPraisedAfterwards(tokens, from, to))))
      return false;
    if (shown && meaning.type === 'feature' && meaning.key === 'unusual' && /different/i.test(said)) return false;
    const sentence = tokens[from]?.sentence ?? -1;
    if (shown && isOfPerson(from, to, meaning, tokens)) return false;
    if (lost.has(sentence) && meaning.type === 'feature' && OF_LOSS.has(meaning.key)) return false;
    if (!told.has(sentence) || onlyTold) return true;
    return meaning.type === 'feature'
      ? !OF_THE_DAY.has(meaning.key)
      : meaning.type !== 'tag' && !(meaning.type === 'place' && meaning.address === null);
  };
  return { ...reading, mentions: mentions.filter(isWished) };
}

/** "The Greek was great", "loved the Greek you told me about": somebody tells how it was. */
function isPraisedAfterwards(tokens: readonly Token[], from: number, to: number): boolean {
  const { clause } = tokens[from] ?? {};
  const words = (some: readonly Token[]) => some.flatMap((token) => (token.clause === clause ? [token.word] : []));
  const [lead, ...before] = words(tokens.slice(Math.max(0, from - PRAISED), from)).reverse();
  if (!POINTING_BACK.has(lead ?? '')) return false;
  const after = words(tokens.slice(to, to + PRAISED));
  const was = after.findIndex((word) => WAS.has(word));
  return (
    before.some((word) => LOVED.has(word)) ||
    (was >= 0 && after.slice(was).some((word) => PLEASED.has(word)) && !after.includes('not'))
  );
}
/** Tells that something was good. */
export const praisesAfterwards = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word, clause }, at) =>
      LOVED.has(word) ||
      (WAS.has(word) &&
        tokens.slice(at, at + PRAISED).some((token) => token.clause === clause && PLEASED.has(token.word))),
  );

/** Words on each side of what is praised. */
const PRAISED = 6;
const POINTING_BACK = wordSet('the that your');
const WAS = wordSet('was were');
const LOVED = wordSet('loved enjoyed adored');

/** What is told of a place where nobody looks for a table. */
const TOLD =
  /\b(?:live|lives|lived|living|work|works|worked|working|based|staying|stay|moving|moved|move|coming|come|came|flying|fly|flew|driving|drive|drove|born|grew up|raining|leaving|left|landing|landed|back|all the way|am|visiting|from|(?:office|hotel|flat|house|home|apartment|airbnb|work|school) is)(?: (?:back|away|over|out|here|down|up))?(?: (?:in|from|of|to|at))*(?: downtown)?$/;

/** The parts of town that are no wish, where another one is. */
export function backgroundTowns({ tokens, mentions }: Reading): ReadonlySet<Mention> {
  const areas = mentions.filter(({ meaning }) => meaning.type === 'area' || meaning.type === 'place');
  const isTold = ({ from, meaning }: Mention) => {
    const before = tokens
      .slice(Math.max(0, from - 5), from)
      .filter(({ clause }) => clause === tokens[from]?.clause)
      .map(({ word }) => word)
      .join(' ');
    return TOLD.test(before) && !(meaning.type === 'area' && /\bfrom \w+ (?:in|to|near)$/.test(before));
  };
  const told = areas.filter(isTold);
  if (areas.length < 2 || told.length === 0) return new Set();
  return new Set(told.length < areas.length ? told : told.slice(0, -1));
}
