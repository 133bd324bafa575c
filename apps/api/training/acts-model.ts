import { ACTS, type Act } from '../src/features/understanding/acts/act.ts';
import { type Parts, partsOf } from '../src/features/understanding/acts/acts-of.ts';
import { HASHED } from '../src/features/understanding/acts/features.ts';
import type { GuideWords } from '../src/features/understanding/acts/kinds.ts';
import type { Linear } from '../src/features/understanding/learned/linear.ts';
import type { Message } from './messages.ts';
import { train } from './model.ts';

/** A message with its features. */
export interface Sample {
  message: Message;
  parts: Parts;
}

export const samplesOf = (messages: readonly Message[], guide: GuideWords): Sample[] =>
  messages.map((message) => ({ message, parts: partsOf(message.text, { ...message, guide }) }));

/** Trains the model of the acts. */
export const trainActs = (samples: readonly Sample[], source = ''): Linear<Act> =>
  train(
    samples.map(({ message, parts }) => ({ features: parts.whole, labels: message.acts })),
    ACTS,
    { hashed: HASHED, penalty: 100, largest: 127, least: 0 },
    source,
  );
