import { readFileSync } from 'node:fs';
import { Recent } from '../text/recent.ts';
import type { Sentence } from '../text/sentences.ts';
import { ASKING_WIDE, type Asking, PAIR_WIDE, pairOf, TELLING_WIDE, type Telling, tellingOf } from './features.ts';

/** Directions in which what is asked meets what sentences tell. */
const MEETING = 32;

/** The parts of the weights, each with how many numbers it has. */
export const SHAPE = {
  /** From a question, and from a sentence, to where they meet. */
  asking: ASKING_WIDE * MEETING,
  telling: TELLING_WIDE * MEETING,
  /** What a sentence that goes with the question in these ways counts more. */
  pair: PAIR_WIDE,
  /** What such a sentence counts more, whatever was asked. */
  sentence: TELLING_WIDE,
  /** What nothing that is told counts for such a question. */
  silence: ASKING_WIDE,
} as const;
export type Weights = Readonly<Record<keyof typeof SHAPE, Float32Array>>;
export const PARTS = ['asking', 'telling', 'pair', 'sentence', 'silence'] as const satisfies readonly (keyof Weights)[];

/** The file's content: one line with a hash of the data and code that the weights are made of, and the weights. */
export const packWeights = (weights: Weights, source: string): Buffer =>
  Buffer.concat([Buffer.from(`${source}\n`), ...PARTS.map((key) => new Uint8Array(weights[key].buffer))]);

/** A model of which sentences of a place go with what somebody asks or wishes. */
export interface Model {
  weights: Weights;
  /** The hash that {@link packWeights} was given. */
  source: string;
  remembered: Recent<string, Read>;
}

/** A sentence as a model takes it, with where it meets questions and what it counts by itself. */
interface Read extends Telling {
  met: Float64Array;
  own: number;
}

/** Sentences that are remembered: those of the places of some conversations. */
const REMEMBERED = 4_000;

/** Reads a file that `npm run train` wrote. Throws if it was written for something else. */
export function readModel(file: URL): Model {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n') + 1;
  let from = end;
  const part = (key: keyof Weights) => {
    const own = new Float32Array(new Uint8Array(bytes.subarray(from, from + 4 * SHAPE[key])).buffer);
    from += 4 * SHAPE[key];
    return own;
  };
  const [asking, telling, pair, sentence, silence] = [
    part('asking'),
    part('telling'),
    part('pair'),
    part('sentence'),
    part('silence'),
  ];
  if (from !== bytes.length) throw new Error('The weights do not fit: run npm run train.');
  return {
    weights: { asking, telling, pair, sentence, silence },
    source: bytes.toString('utf8', 0, end - 1),
    remembered: new Recent(REMEMBERED),
  };
}

/** A vector of `values` led to where questions and sentences meet; `lead` has a row for each value. */
export function meet(values: Float64Array, lead: Float32Array): Float64Array {
  const met = new Float64Array(MEETING);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value === 0) continue;
    for (let to = 0; to < MEETING; to += 1) met[to] = (met[to] as number) + value * (lead[at * MEETING + to] as number);
  }
  return met;
}

export function product(one: Float64Array, other: Float64Array | Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

/** How much sentences go with something that is asked: a score of each, which grows without bounds, and that of none of them. */
export interface Scorer {
  scoreOf: (sentence: Pick<Sentence, 'text' | 'part'>) => number;
  silence: number;
}

export function scorerOf(asking: Asking, { weights, remembered }: Model): Scorer {
  const met = meet(asking.dense, weights.asking);
  const read = (sentence: Pick<Sentence, 'text' | 'part'>) =>
    remembered.get(`${sentence.part} ${sentence.text}`, () => {
      const telling = tellingOf(sentence);
      return { ...telling, met: meet(telling.dense, weights.telling), own: product(telling.dense, weights.sentence) };
    });
  return {
    scoreOf(sentence) {
      const telling = read(sentence);
      return product(met, telling.met) + telling.own + product(pairOf(asking, telling), weights.pair);
    },
    silence: product(asking.dense, weights.silence),
  };
}
