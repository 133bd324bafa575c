import { tokenize } from '../../understanding/text/tokens.ts';

const PROMISED: ReadonlySet<string> = new Set(['free', 'safe', 'safely', 'guaranteed', 'certified']);
/** Nobody asks for a kitchen by these. */
const OTHERWISE: ReadonlySet<string> = new Set([
  'feel',
  'you',
  'is',
  'are',
  'for',
  'sugar',
  'alcohol',
  'meat',
  'smoke',
]);

/**
 * Whether a message asks for places that promise something of their kitchen, and not only for what somebody can eat.
 *
 * @example asksPromise('any nut-free places?') // true
 */
export const asksPromise = (message: string): boolean =>
  tokenize(message).some(
    ({ word }, at, all) => PROMISED.has(word) && !(word === 'free' && OTHERWISE.has(all[at - 1]?.word ?? '')),
  );

/** What a kitchen does, or does not do, to keep an allergen from other food. */
const APART =
  /\b(?:separate(?:ly)?|own (?:pot|corner|kitchen|pans?|griddle|grill)|dedicated|apart|(?:the|our|whole|entire|free) kitchen|safe for co?eliacs?|fryers?|ovens?|oil|press|traces?|shar(?:es?|ed|ing)|same)\b/i;

/**
 * Whether a sentence tells how a kitchen keeps an allergen apart, or that it does not.
 *
 * @example tellsApart('Gluten-free penne is boiled in its own pot.') // true
 */
export const tellsApart = (sentence: string): boolean => APART.test(sentence);
