import { gramsOf } from '../learned/grams.ts';
import type { Features } from '../learned/linear.ts';
import { meaningOf } from '../meaning/vectors.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** Features are hashed to this many numbers. */
export const HASHED = 1 << 15;

const addGrams = gramsOf(HASHED);

/** Words of a text that are read: nobody says so much about one thing. */
const READ = 60;
/** Letters of a run, and of the shortest word that has some. */
const LETTERS = 4;

const DENYING = wordSet(
  'no not never nobody nothing none neither nor without dont doesnt cant cannot wont isnt arent didnt hasnt havent wasnt few hardly barely little less only except unless until',
);
/** Words behind a denial that it may deny. */
const REACH = 4;

/**
 * The features of a question, a wish or a sentence of notes: its words, those that something denies, pairs of them and runs of letters, hashed;
 * and its meaning, which tells something of words that no labelled text has.
 */
export function featuresOf(tokens: readonly Token[]): Features {
  const read = tokens.slice(0, READ);
  const stems = read.map(({ stem }) => stem);
  const found = new Set<number>();
  addGrams(found, 'word', stems, 1, 2);
  addGrams(found, 'first', stems.slice(0, 1), 1, 1);
  addGrams(
    found,
    'denied',
    stems.filter((_, at) => isDenied(read, at)),
    1,
    1,
  );
  for (const { word } of read)
    if (word.length > LETTERS) addGrams(found, 'letters', [...` ${word} `], LETTERS, LETTERS);
  return { hashed: Uint16Array.from(found), meaning: meaningOf(stems) };
}

const isDenied = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - REACH), at)
    .some(({ word, clause }) => clause === tokens[at]?.clause && DENYING.has(word));
