import { Phrases } from '../text/phrases.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { MAIN_ALLERGENS, OTHER_ALLERGENS } from './allergens.ts';
import { HARM } from './signs.ts';
import { spelt } from './spelling.ts';

const ALLERGENS = new Phrases([...MAIN_ALLERGENS, ...OTHER_ALLERGENS].map(([word]) => [word, true] as const));
/** "Er" and "a e" are said in passing, too. */
const HARMS = new Phrases(HARM.flatMap((sign) => (/^(?:er|a e)$/.test(sign) ? [] : [[sign, true] as const])));

/** What puts something right that was said. */
export const CORRECTING = wordSet(
  'sorry oops whoops meant mean no nope wait actually correction mistake wrong scratch rather instead replace swap make not',
);
/** What tells of a food that it does the harm of the message before. */
const CAUSING = wordSet('from to of when after if whenever');
/** What else such a message may have in it. */
const BESIDE = wordSet(
  'i i im its it is was the a an my that this thing typed said say to for with than and or nor also plus eat eats eating ate have has she he they we oh ah um hang on hold ok okay too as well both in fact all',
);
/** What stands before the food that was wrong. */
const WRONG = wordSet('not than of replace swap without');
/** Code units of a message that is looked at, and of the one before it. */
const READ = 120;

/**
 * A message of nothing but allergens behind one that told of harm: "sorry, I meant shellfish", "from prawns", "- crab". What people go out for
 * is no wish there. It is told as an allergy; what was told before holds until it is taken back by its name. Null for any other message.
 *
 * @param before the messages before it
 * @param isTold whether a message says what somebody must not eat
 * @example correctedIn('sorry, I meant prawns', ["I'm allergic to nuts"], isTold) // 'I am allergic to prawns.'
 */
export function correctedIn(
  message: string,
  before: readonly string[],
  isTold: (message: string) => boolean,
): string | null {
  const last = before.at(-1) ?? '';
  if (message.length > READ || message.includes('?') || last === '') return null;
  const tokens = spelt(tokenize(message));
  const spans = ALLERGENS.findAll(tokens);
  if (spans.length === 0) return null;
  const isNamed = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  const rest = tokens.filter((_, at) => !isNamed(at));
  if (!rest.every(({ word }) => CORRECTING.has(word) || CAUSING.has(word) || BESIDE.has(word))) return null;
  const right = spans.filter(({ from }) => !isWrong(tokens, from));
  if (right.length === 0 || !answers(message, rest, last, before, isTold)) return null;
  const words = right.map(({ from, to }) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  );
  return `I am allergic to ${words.join(' and ')}.`;
}

/** "Not peanuts" and "instead of peanuts"; "no, peanuts" puts right what was said before. */
const isWrong = (tokens: readonly Token[], from: number): boolean => WRONG.has(tokens[from - 1]?.word ?? '');

function answers(
  message: string,
  rest: readonly Token[],
  last: string,
  before: readonly string[],
  isTold: (message: string) => boolean,
): boolean {
  // A list that goes on, one message for each line.
  if (/^\s*[-*•]/.test(message)) return before.some((one) => isTold(one) || isHarm(one));
  if (isHarm(last) && !isTold(last)) return true;
  return isTold(last) && rest.some(({ word }) => CORRECTING.has(word) || word === 'to');
}

/** Tells of harm, and of no food. */
const isHarm = (message: string): boolean =>
  message.length <= READ &&
  !message.includes('?') &&
  HARMS.findAll(tokenize(message)).length > 0 &&
  !namesAllergen(message);

/** @example namesAllergen('peanuts') // true */
export const namesAllergen = (message: string): boolean => ALLERGENS.findAll(spelt(tokenize(message))).length > 0;
