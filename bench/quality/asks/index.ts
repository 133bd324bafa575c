import { type Ask, KINDS, type Kind, type Labelled, labelled } from '../ask.ts';
import { adversarial } from './adversarial.ts';
import { colloquial } from './colloquial.ts';
import { combined } from './combined.ts';
import { diet } from './diet.ts';
import { impossible } from './impossible.ts';
import { language } from './language.ts';
import { misspelled } from './misspelled.ts';
import { MIXED_A } from './mixed-a-2026-11-21.ts';
import { MIXED_B } from './mixed-b-2026-11-21.ts';
import { multiTurn } from './multi-turn.ts';
import { negated } from './negated.ts';
import { occasion } from './occasion.ts';
import { offTopic } from './off-topic.ts';
import { ORDINARY_E } from './ordinary-e-2026-11-21.ts';
import { ORDINARY_F } from './ordinary-f-2026-11-21.ts';
import { ORDINARY_F_AGAIN } from './ordinary-f-again-2026-11-21.ts';
import { ORDINARY_G } from './ordinary-g-2026-11-21.ts';
import { ORDINARY_H } from './ordinary-h-2026-11-21.ts';
import { ORDINARY_I } from './ordinary-i-2026-11-21.ts';
import { ORDINARY_J } from './ordinary-j-2026-11-21.ts';
import { reference } from './reference.ts';
import { single } from './single.ts';
import { unknowable } from './unknowable.ts';
import { UNUSUAL_C } from './unusual-c-2026-11-21.ts';
import { UNUSUAL_D } from './unusual-d-2026-11-21.ts';

const OF_KIND: Readonly<Record<Kind, readonly Ask[]>> = {
  single,
  combined,
  negated,
  misspelled,
  colloquial,
  occasion,
  diet,
  'multi-turn': multiTurn,
  reference,
  unknowable,
  impossible,
  language,
  'off-topic': offTopic,
  adversarial,
};

/** Sets that were held out once, by kind, author (a letter) and date; the order is that of their writing. */
const ONCE_HELD_OUT = [
  MIXED_A,
  MIXED_B,
  UNUSUAL_C,
  UNUSUAL_D,
  ORDINARY_E,
  ORDINARY_F,
  ORDINARY_F_AGAIN,
  ORDINARY_G,
  ORDINARY_H,
  ORDINARY_I,
];

/** The whole labelled set. */
export const ASKS: readonly Labelled[] = KINDS.flatMap((kind) => [
  ...[OF_KIND, ...ONCE_HELD_OUT].flatMap((asks) => labelled(kind, asks[kind], false)),
  ...labelled(kind, ORDINARY_J[kind], true),
]);
