import { type Features, type Linear, rarityOf, rowOf } from '../src/features/understanding/learned/linear.ts';
import { WIDTH } from '../src/features/understanding/meaning/vectors.ts';
import { type Line, regression } from './regression.ts';

/** A text with its features and the labels that its author gave it. */
export interface Labelled<Label extends string> {
  features: Features;
  labels: readonly Label[];
}

/** How a model is trained. */
interface Options {
  /** How many numbers features are hashed to. */
  hashed: number;
  /** How much an error costs (C of liblinear). */
  penalty: number;
  /** Steps that the largest weight is apart from 0: fewer of them make a smaller file. */
  largest: number;
  /** Texts that must have a feature for it to count. */
  least: number;
}

/**
 * Trains one line for each label against the rest, and rounds it to what the file keeps.
 *
 * @param source a hash of what the weights are made of
 */
export function train<Label extends string>(
  texts: readonly Labelled<Label>[],
  labels: readonly Label[],
  { hashed, penalty, largest, least }: Options,
  source = '',
): Linear<Label> {
  const holding = new Uint32Array(hashed);
  for (const { features } of texts)
    for (const feature of features.hashed) holding[feature] = (holding[feature] ?? 0) + 1;
  const rarities = Uint8Array.from(holding, (count) => (count < least ? 0 : rarityOf(count, texts.length)));
  const rows = texts.map(({ features }) => rowOf(features, rarities));
  const lines = labels.map((label) =>
    regression(
      rows,
      texts.map((text) => text.labels.includes(label)),
      hashed + WIDTH,
      penalty,
    ),
  );
  const steps = lines.map((line) => largestOf(line) / largest);
  const weights = new Int8Array((hashed + WIDTH) * labels.length);
  for (const [label, { weights: exact }] of lines.entries())
    for (const [feature, weight] of exact.entries())
      weights[feature * labels.length + label] = Math.round(weight / (steps[label] ?? 1));
  return { head: { source, labels, steps, biases: lines.map(({ bias }) => bias) }, rarities, weights };
}

const largestOf = ({ weights }: Line): number =>
  weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), Number.MIN_VALUE);
