import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { WIDTH } from '../meaning/vectors.ts';

/** What a text is judged by. */
export interface Features {
  /** Hashed features, each a number once, in order of appearance. */
  hashed: Uint16Array;
  /** The direction of its words in the space of word vectors. */
  meaning: Float64Array;
}

/** The head of a file of weights: one line of JSON. After it come, compressed, the rarities and, by feature, a weight of each label. */
interface Head<Label extends string> {
  /** A hash of the data and code that the weights are made of. */
  source: string;
  labels: readonly Label[];
  /** By label: what one step of its weights is worth, and its score without any feature. */
  steps: readonly number[];
  biases: readonly number[];
}

/** A linear model with a line for each label. */
export interface Linear<Label extends string> {
  head: Head<Label>;
  /** By hashed feature: a value that is higher the fewer texts have it; 0 where it does not count. */
  rarities: Uint8Array;
  /** By feature, the hashed ones before those of the meaning: a weight of each label. */
  weights: Int8Array;
}

/** How long the meaning of a text is beside its hashed features, which have length 1 together. */
const OF_MEANING = 0.4;
const TOGETHER = Math.hypot(1, OF_MEANING);

/** What a step of a rarity is worth. */
const RARITY = 1 / 25;

/**
 * Reads a file that `npm run train` wrote. Throws if it was written for other labels or another number of features.
 *
 * @param hashed how many numbers features are hashed to
 */
export function readLinear<Label extends string>(file: URL, labels: readonly Label[], hashed: number): Linear<Label> {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n');
  const head: Head<Label> = JSON.parse(bytes.toString('utf8', 0, end));
  const body = new Int8Array(brotliDecompressSync(bytes.subarray(end + 1)));
  const weights = body.subarray(hashed);
  if (head.labels.join() !== labels.join() || weights.length !== (hashed + WIDTH) * labels.length)
    throw new Error('The weights do not fit the labels: run npm run train.');
  return { head, rarities: new Uint8Array(body.slice(0, hashed).buffer), weights };
}

/** The file's content. */
export const packLinear = <Label extends string>({ head, rarities, weights }: Linear<Label>): Buffer =>
  Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    brotliCompressSync(Buffer.concat([rarities, new Uint8Array(weights.buffer)])),
  ]);

/** Features by their numbers, and how much each counts: rarer ones more, and all together as one. */
export interface Row {
  at: Uint16Array;
  values: Float64Array;
}

/** The features of a text as a model takes them. */
export function rowOf({ hashed, meaning }: Features, rarities: Uint8Array): Row {
  const rare = Float64Array.from(hashed, (feature) => (rarities[feature] ?? 0) * RARITY);
  const length = (Math.hypot(...rare) || 1) * TOGETHER;
  const at = new Uint16Array(hashed.length + WIDTH);
  const values = new Float64Array(at.length);
  at.set(hashed);
  values.set(rare.map((value) => value / length));
  for (let to = 0; to < WIDTH; to += 1) {
    at[hashed.length + to] = rarities.length + to;
    values[hashed.length + to] = ((meaning[to] ?? 0) * OF_MEANING) / TOGETHER;
  }
  return { at, values };
}

/** @returns the step of {@link Linear.rarities} of a feature that `holding` of `all` texts have */
export const rarityOf = (holding: number, all: number): number =>
  Math.round((1 + Math.log((1 + all) / (1 + holding))) / RARITY);

/** The log-odds of each label, in their order. */
export function oddsOf<Label extends string>(features: Features, { head, rarities, weights }: Linear<Label>): number[] {
  const { at: numbers, values } = rowOf(features, rarities);
  const count = head.labels.length;
  const sums = new Float64Array(count);
  for (let at = 0; at < numbers.length; at += 1) {
    const value = values[at] as number;
    const from = (numbers[at] as number) * count;
    for (let label = 0; label < count; label += 1)
      sums[label] = (sums[label] as number) + value * (weights[from + label] as number);
  }
  return head.labels.map((_, label) => (head.biases[label] ?? 0) + (sums[label] ?? 0) * (head.steps[label] ?? 0));
}

/** The probability of what has these log-odds. */
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
