import { readFileSync } from 'node:fs';
import { WIDTH } from '../meaning/vectors.ts';
import { ACTS, type Act } from './act.ts';
import { type Features, HASHED } from './features.ts';

/** Written by `npm run train`; see apps/api/training/acts/README.md. */
export const WEIGHTS_FILE = new URL('weights.bin', import.meta.url);

/** The head of the file: one line of JSON. After it come the rarities and, by feature, a weight of each act. */
interface Head {
  /** A hash of the data and code that the weights are made of. */
  source: string;
  acts: readonly Act[];
  /** By act: what one step of its weights is worth, its score without any feature, and the probability from which a message holds it. */
  steps: readonly number[];
  biases: readonly number[];
  thresholds: readonly number[];
}

/** Features of a message: the hashed ones, and the numbers of its meaning. */
export const FEATURES = HASHED + WIDTH;
/** How long the meaning of a message is beside its hashed features, which have length 1 together. */
const OF_MEANING = 0.4;
const TOGETHER = Math.hypot(1, OF_MEANING);

/** What a step of a rarity is worth. */
const RARITY = 1 / 25;

export interface Weights {
  head: Head;
  /** By hashed feature: a value that is higher the fewer messages have it. */
  rarities: Uint8Array;
  weights: Int8Array;
}

/** Reads the weights. Throws if the file was written for other acts or another number of features. */
export function readWeights(): Weights {
  const bytes = readFileSync(WEIGHTS_FILE);
  const end = bytes.indexOf('\n');
  const head: Head = JSON.parse(bytes.toString('utf8', 0, end));
  const rarities = new Uint8Array(bytes.subarray(end + 1, end + 1 + HASHED));
  const weights = new Int8Array(bytes.subarray(end + 1 + HASHED));
  if (head.acts.join() !== ACTS.join() || weights.length !== FEATURES * ACTS.length)
    throw new Error('The weights do not fit the acts: run npm run train.');
  return { head, rarities, weights };
}

/** The file's content. */
export const packWeights = ({ head, rarities, weights }: Weights): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), rarities, new Uint8Array(weights.buffer)]);

/** Features by their numbers, and how much each counts: rarer ones more, and all together as one. */
export interface Row {
  at: Uint16Array;
  values: Float64Array;
}

/** The features of a message as a model takes them. */
export function rowOf({ hashed, meaning }: Features, rarities: Uint8Array): Row {
  const rare = Float64Array.from(hashed, (feature) => (rarities[feature] ?? 0) * RARITY);
  const length = (Math.hypot(...rare) || 1) * TOGETHER;
  const at = new Uint16Array(hashed.length + WIDTH);
  const values = new Float64Array(at.length);
  at.set(hashed);
  values.set(rare.map((value) => value / length));
  for (let to = 0; to < WIDTH; to += 1) {
    at[hashed.length + to] = HASHED + to;
    values[hashed.length + to] = ((meaning[to] ?? 0) * OF_MEANING) / TOGETHER;
  }
  return { at, values };
}

/** @returns the step of {@link Weights.rarities} of a feature that `holding` of `all` messages have */
export const rarityOf = (holding: number, all: number): number =>
  Math.round((1 + Math.log((1 + all) / (1 + holding))) / RARITY);
