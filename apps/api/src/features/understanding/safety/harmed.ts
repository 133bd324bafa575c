import { gramsOf } from '../learned/grams.ts';
import { chanceOf, type Features, type Linear, oddsOf, readLinear } from '../learned/linear.ts';
import { meaningOf } from '../meaning/vectors.ts';
import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';

/** Features are hashed to this many numbers. */
export const HASHED = 1 << 14;
export const HARMED_LABELS = ['avoid'] as const;

/** Written by `npm run train`; see apps/api/training/needs/README.md. */
export const HARMED_FILE = new URL('harmed.bin', import.meta.url);

let loaded: Linear<'avoid'> | undefined;

/** The weights, read once for all: tens of milliseconds. Throws if the file was written for something else. */
export const loadHarmed = (): Linear<'avoid'> => (loaded ??= readLinear(HARMED_FILE, HARMED_LABELS, HASHED));

const addGrams = gramsOf(HASHED);
/** Words of a sentence on either side of a food that are read. */
const REACH = 14;
/** Those next to it, whose order counts. */
const NEAR = 3;
const LETTERS = 4;
const FOOD = 'FOOD';
/** Stands between clauses. */
const BREAK = '|';

const breakAt = (tokens: readonly Token[], at: number): string[] =>
  tokens[at - 1] && tokens[at] && tokens[at - 1]?.clause !== tokens[at]?.clause ? [BREAK] : [];

/** The features of how a sentence speaks of a food: the words around it, and not which food it is. */
export function featuresAround(tokens: readonly Token[], { from, to }: Pick<Span<unknown>, 'from' | 'to'>): Features {
  const sentence = tokens[from]?.sentence;
  const isOf = (token: Token) => token.sentence === sentence;
  const before = tokens.slice(Math.max(0, from - REACH), from).filter(isOf);
  const after = tokens.slice(to, to + REACH).filter(isOf);
  const stemsOf = (side: readonly Token[]) =>
    side.flatMap(({ stem, clause }, at) => (side[at - 1] && side[at - 1]?.clause !== clause ? [BREAK, stem] : [stem]));
  const [left, right] = [stemsOf(before), stemsOf(after)];
  const found = new Set<number>();
  addGrams(found, 'words', [...left, ...breakAt(tokens, from), FOOD, ...breakAt(tokens, to), ...right], 1, 3);
  addGrams(found, 'before', left, 1, 1);
  addGrams(found, 'after', right, 1, 1);
  addGrams(found, 'near before', ['^', ...left].slice(-NEAR), 1, NEAR);
  addGrams(found, 'near after', [...right, '$'].slice(0, NEAR), 1, NEAR);
  for (const { word } of [...before, ...after])
    if (word.length > LETTERS) addGrams(found, 'letters', [...` ${word} `], LETTERS, LETTERS);
  return { hashed: Uint16Array.from(found), meaning: meaningOf([...left, ...right]) };
}

/** From this probability on somebody is not to have a food. One that is wished is left out for less than one message in a hundred; harm that is not read is worse. */
const LIKELY = 0.6;

/**
 * Whether a message says of a food that it would harm somebody or is forbidden to them, by a linear model trained on labelled messages
 * (`npm run train`): "he comes up in lumps if he so much as looks at an egg".
 */
export function isHarmedBy(tokens: readonly Token[], food: Pick<Span<unknown>, 'from' | 'to'>): boolean {
  return chanceOf(oddsOf(featuresAround(tokens, food), loadHarmed())[0] ?? 0) >= LIKELY;
}
