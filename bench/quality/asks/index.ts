import { type Ask, KINDS, type Kind, type Labelled, labelled } from '../ask.ts';
import { adversarial } from './adversarial.ts';
import { colloquial } from './colloquial.ts';
import { combined } from './combined.ts';
import { diet } from './diet.ts';
import { EIGHTH_LOOK } from './eighth-look.ts';
import { FIFTH_LOOK } from './fifth-look.ts';
import { FIRST_LOOK } from './first-look.ts';
import { FOURTH_LOOK } from './fourth-look.ts';
import { HELD_OUT } from './held-out.ts';
import { impossible } from './impossible.ts';
import { language } from './language.ts';
import { misspelled } from './misspelled.ts';
import { multiTurn } from './multi-turn.ts';
import { negated } from './negated.ts';
import { NINTH_LOOK } from './ninth-look.ts';
import { occasion } from './occasion.ts';
import { offTopic } from './off-topic.ts';
import { reference } from './reference.ts';
import { SECOND_LOOK } from './second-look.ts';
import { SEVENTH_LOOK } from './seventh-look.ts';
import { single } from './single.ts';
import { SIXTH_LOOK } from './sixth-look.ts';
import { TENTH_LOOK } from './tenth-look.ts';
import { THIRD_LOOK } from './third-look.ts';
import { unknowable } from './unknowable.ts';

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

/** Sets that were held out once; the order is that of their writing. */
const LOOKS = [
  FIRST_LOOK,
  SECOND_LOOK,
  THIRD_LOOK,
  FOURTH_LOOK,
  FIFTH_LOOK,
  SIXTH_LOOK,
  SEVENTH_LOOK,
  EIGHTH_LOOK,
  NINTH_LOOK,
  TENTH_LOOK,
];

/** The whole labelled set. */
export const ASKS: readonly Labelled[] = KINDS.flatMap((kind) => [
  ...[OF_KIND, ...LOOKS].flatMap((asks) => labelled(kind, asks[kind], false)),
  ...labelled(kind, HELD_OUT[kind], true),
]);
