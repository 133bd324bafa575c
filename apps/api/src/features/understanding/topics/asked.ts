import { chanceOf, type Linear, oddsOf, readLinear } from '../learned/linear.ts';
import type { Token } from '../text/tokens.ts';
import { featuresOf, HASHED } from './features.ts';
import { TOPICS, type Topic } from './topics.ts';

/** Written by `npm run train`; see apps/api/training/topics/README.md. */
export const ASKED_FILE = new URL('asked.bin', import.meta.url);

let loaded: Linear<Topic> | undefined;

/** The weights, read once for all: tens of milliseconds. Throws if the file was written for something else. */
export const loadAsked = (): Linear<Topic> => (loaded ??= readLinear(ASKED_FILE, TOPICS, HASHED));

/** A topic that a question or a wish asks for. */
export interface AskedOf {
  topic: Topic;
  /** The probability that it does, from 0 to 1. */
  chance: number;
}

/**
 * What a question asks of a place, or a wish asks for, by a linear model trained on labelled ones (`npm run train`), likeliest first.
 *
 * @param tokens those that do not only name a place
 * @param least the least probability
 * @example askedIn(tokenize('can I bring my labrador'), 0.3) // [{ topic: 'dogs', chance: 0.9 }]
 */
export function askedIn(tokens: readonly Token[], least: number): AskedOf[] {
  return oddsOf(featuresOf(tokens), loadAsked())
    .flatMap((odds, at): AskedOf[] => {
      const [topic, chance] = [TOPICS[at], chanceOf(odds)];
      return topic && chance >= least ? [{ topic, chance }] : [];
    })
    .sort((one, other) => other.chance - one.chance);
}
