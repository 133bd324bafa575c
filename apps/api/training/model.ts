import { ACTS } from '../src/features/understanding/acts/act.ts';
import { type Parts, partsOf } from '../src/features/understanding/acts/acts-of.ts';
import { HASHED } from '../src/features/understanding/acts/features.ts';
import type { GuideWords } from '../src/features/understanding/acts/kinds.ts';
import { FEATURES, rarityOf, rowOf, type Weights } from '../src/features/understanding/acts/weights.ts';
import type { Message } from './messages.ts';
import { type Line, regression } from './regression.ts';

/** A message with its features. */
export interface Sample {
  message: Message;
  parts: Parts;
}

const PENALTY = 100;
/** Thresholds of their own for each act gain nothing, and lower ones find more acts at the price of wrong ones. */
const THRESHOLD = 0.4;
const LARGEST = 127;

export const samplesOf = (messages: readonly Message[], guide: GuideWords): Sample[] =>
  messages.map((message) => ({ message, parts: partsOf(message.text, { ...message, guide }) }));

/**
 * Trains one line for each act against the rest, and rounds it to what the file keeps.
 *
 * @param source a hash of what the weights are made of
 */
export function train(samples: readonly Sample[], source = ''): Weights {
  const rarities = raritiesOf(samples);
  const rows = samples.map(({ parts: { whole } }) => rowOf(whole, rarities));
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
  const holding = new Uint32Array(HASHED);
  for (const { parts } of samples)
    for (const feature of parts.whole.hashed) holding[feature] = (holding[feature] ?? 0) + 1;
  return Uint8Array.from(holding, (count) => rarityOf(count, samples.length));
}
