import { gramsOf } from '../../understanding/learned/grams.ts';
import { chanceOf, type Features, type Linear, oddsOf, readLinear } from '../../understanding/learned/linear.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import { toneOf } from '../../understanding/text/tone.ts';
import { featuresOf, HASHED } from '../../understanding/topics/features.ts';
import { toldIn } from '../../understanding/topics/told.ts';

export const APPEAL_LABELS = ['appeals'] as const;

/** Written by `npm run train`; see apps/api/training/appeal/README.md. */
export const APPEAL_FILE = new URL('appeal.bin', import.meta.url);

let loaded: Linear<'appeals'> | undefined;

/** The weights, read once for all. Throws if the file was written for something else. */
export const loadAppeal = (): Linear<'appeals'> => (loaded ??= readLinear(APPEAL_FILE, APPEAL_LABELS, HASHED));

const addGrams = gramsOf(HASHED);
/** From this probability on a topic counts. */
const TOLD = 0.35;
const SUM = /[$£€]\s?\d/;

/** The features of a sentence of notes: its words, what of a place it tells, whether it finds fault, and whether it names a price. */
export function featuresOfAppeal(text: string): Features {
  const { hashed, meaning } = featuresOf(tokenize(text));
  const found = new Set<number>(hashed);
  for (const { topic, says } of toldIn(text, TOLD)) addGrams(found, 'told', [`${topic} ${says}`], 1, 1);
  const { critical, limiting } = toneOf(text);
  addGrams(found, 'tone', [`${critical} ${limiting}`], 1, 1);
  if (SUM.test(text)) addGrams(found, 'sum', ['sum'], 1, 1);
  return { hashed: Uint16Array.from(found), meaning };
}

/**
 * How probable it is that a sentence of notes makes somebody want to go who has wished for nothing special, by a linear model trained on
 * labelled sentences (`npm run train`): "a plum tart with burnt edges" does, "two sittings, at six and at eight" does not.
 *
 * @example appealOf({ text: 'Ramp at the side gate.' }) // 0.1
 */
export function appealOf(sentence: Pick<Sentence, 'text'>): number {
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const chance = chanceOf(oddsOf(featuresOfAppeal(sentence.text), loadAppeal())[0] ?? 0);
  known.set(sentence, chance);
  return chance;
}

/** A search asks it of each sentence of a place again. */
const known = new WeakMap<Pick<Sentence, 'text'>, number>();
