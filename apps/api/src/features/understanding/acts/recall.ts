import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { isVerb } from './inquiry.ts';

const ASKING = wordSet('what whats which where wheres remind tell forgot forget');
const WHERE = wordSet('where wheres');
/** With one of these a message asks for a name. */
const NAMING = wordSet('called name names remind');
/** What was. */
const PAST = wordSet(
  'was were had again before earlier previous say said told mentioned suggested recommended showed gave',
);
const ORDER = wordSet('first second third last 1st 2nd 3rd other original');
const CHOSEN = wordSet('option choice suggestion pick');
/** What else such a question is made of. */
const REST = wordSet(
  `you your i me us we it its that this the a an of is did do does with or and so ok oh sorry wait great perfect lovely thx thanks cheers ta
  please again just about to by at in for from something like first second third last one ones place places restaurant spot option choice suggestion
  better best nicer good great liked preferred looked sounded pick bar pub cafe bistro diner kiosk stall original 1st 2nd 3rd other s`,
);
/** Words of such a question, without the words for the place. */
const LONG = 14;

/**
 * Whether a message asks which of the places that were spoken of it was.
 *
 * @param tokens without those that name or describe the place
 */
export const asksWhichItWas = (tokens: readonly Token[]): boolean =>
  tokens.length <= LONG && recalls(tokens) && tokens.every(({ word }) => isOfRecall(word));

const isOfRecall = (word: string): boolean =>
  [ASKING, NAMING, PAST, REST, ORDER, CHOSEN].some((words) => words.has(word));

/** Whether a message asks for what was said before, by its name: whatever it calls the place by. */
export const recalls = (tokens: readonly Token[]): boolean => {
  const has = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word));
  // "What about the one you said?" goes on with what was asked.
  const goesOn = tokens.some(({ word }, at) => word === 'about' && /^(?:what|how)$/.test(tokens[at - 1]?.word ?? ''));
  // "Forgot to say" tells something.
  const tells = tokens.some(
    ({ word }, at) => word === 'forgot' && tokens[at + 1]?.word === 'to' && TELLING.has(tokens[at + 2]?.word ?? ''),
  );
  return has(ASKING) && !tells && (has(NAMING) || (has(PAST) && !goesOn) || (has(ORDER) && has(CHOSEN)));
};

const TELLING = wordSet('say mention tell add');

/** "Where was that again?" */
export const asksWhere = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => WHERE.has(word));

/**
 * The end of what points from "the" at a token to what was put forward before that which is spoken of now: "the one before", "the previous
 * place". Null where nothing does.
 */
export function goesBackAt(tokens: readonly Token[], at: number): number | null {
  const [, next, after] = [at, at + 1, at + 2].map((index) => tokens[index]?.word ?? '');
  if (EARLIER.has(next ?? '') && ONES.has(tokens[at + 2]?.stem ?? '')) return at + 3;
  if (!ONES.has(tokens[at + 1]?.stem ?? '') || after !== 'before') return null;
  const behind = tokens[at + 3];
  if (behind === undefined || behind.clause !== tokens[at]?.clause || isVerb(behind)) return at + 3;
  return BACK_FROM.has(behind.word) ? at + 4 : null;
}
const EARLIER = wordSet('previous earlier');
const ONES = wordSet('one place spot suggestion recommendation pick restaurant');
const BACK_FROM = wordSet('that this it them those please again then');
