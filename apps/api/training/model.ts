import { ACTS } from '../src/features/understanding/acts/act.ts';
import { FEATURES, featuresOf } from '../src/features/understanding/acts/features.ts';
import type { GuideWords } from '../src/features/understanding/acts/kinds.ts';
import { rarityOf, valuesOf, type Weights } from '../src/features/understanding/acts/weights.ts';
import type { Message } from './messages.ts';
import { type Line, type Row, regression } from './regression.ts';

/** A message with its features. */
export interface Sample {
  message: Message;
  features: Uint16Array;
}

const PENALTY = 32;
const THRESHOLD = 0.5;
const LARGEST = 127;

export const samplesOf = (messages: readonly Message[], guide: GuideWords): Sample[] =>
  messages.map((message) => ({ message, features: featuresOf(message.text, { ...message, guide }) }));

/** Trains one line for each act against the rest, and rounds it to what the file keeps. */
export function train(samples: readonly Sample[], source: string): Weights {
  const rarities = raritiesOf(samples);
  const rows = samples.map(({ features }): Row => ({ at: features, values: valuesOf(features, rarities) }));
  const lines = ACTS.map((act) =>
    regression(
      rows,
      samples.map(({ message }) => message.acts.includes(act)),
      FEATURES,
      PENALTY,
    ),
  );
  const steps = lines.map(stepOf);
  const weights = new Int8Array(FEATURES * ACTS.length);
  for (const [act, { weights: exact }] of lines.entries())
    for (const [feature, weight] of exact.entries())
      weights[feature * ACTS.length + act] = Math.round(weight / (steps[act] ?? 1));
  const biases = lines.map(({ bias }) => bias);
  return { head: { source, acts: ACTS, steps, biases, thresholds: ACTS.map(() => THRESHOLD) }, rarities, weights };
}

const stepOf = ({ weights }: Line): number =>
  weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), Number.MIN_VALUE) / LARGEST;

function raritiesOf(samples: readonly Sample[]): Uint8Array {
  const holding = new Uint32Array(FEATURES);
  for (const { features } of samples) for (const feature of features) holding[feature] = (holding[feature] ?? 0) + 1;
  return Uint8Array.from(holding, (count) => rarityOf(count, samples.length));
}
