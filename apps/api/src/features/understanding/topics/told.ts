import { chanceOf, type Linear, oddsOf, readLinear } from '../learned/linear.ts';
import { tokenize } from '../text/tokens.ts';
import { featuresOf, HASHED } from './features.ts';
import { TOPICS, type Topic } from './topics.ts';

/** A topic, and whether notes say yes or no of it. */
export type ToldLabel = `${Topic}${'+' | '-'}`;
export const TOLD_LABELS: readonly ToldLabel[] = TOPICS.flatMap((topic): ToldLabel[] => [`${topic}+`, `${topic}-`]);

/** Written by `npm run train`; see apps/api/training/topics/README.md. */
export const TOLD_FILE = new URL('told.bin', import.meta.url);

let loaded: Linear<ToldLabel> | undefined;

/** The weights, read once for all: tens of milliseconds. Throws if the file was written for something else. */
export const loadTold = (): Linear<ToldLabel> => (loaded ??= readLinear(TOLD_FILE, TOLD_LABELS, HASHED));

/** What a sentence of notes tells of a topic. */
export interface ToldOf {
  topic: Topic;
  says: 'yes' | 'no';
  /** The probability that it does, from 0 to 1. */
  chance: number;
}

/**
 * What a sentence of notes tells, by a linear model trained on labelled sentences (`npm run train`), likeliest first.
 *
 * @param least the least probability
 * @example toldIn('Spaniels get a biscuit at the bar.', 0.3) // [{ topic: 'dogs', says: 'yes', chance: 0.8 }]
 */
export function toldIn(text: string, least: number): ToldOf[] {
  const odds = oddsOf(featuresOf(tokenize(text)), loadTold());
  return TOPICS.flatMap((topic, at): ToldOf[] => {
    const [yes, no] = [odds[at * 2] ?? 0, odds[at * 2 + 1] ?? 0];
    const chance = chanceOf(Math.max(yes, no));
    return chance < least ? [] : [{ topic, says: yes >= no ? 'yes' : 'no', chance }];
  }).sort((one, other) => other.chance - one.chance);
}
