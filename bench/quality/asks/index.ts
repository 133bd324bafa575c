import { type Ask, KINDS, type Kind, type Labelled, labelled } from '../ask.ts';
import { adversarial } from './adversarial.ts';
import { colloquial } from './colloquial.ts';
import { combined } from './combined.ts';
import { diet } from './diet.ts';
import { FIRST_LOOK } from './first-look.ts';
import { FOURTH_LOOK } from './fourth-look.ts';
import { HELD_OUT } from './held-out.ts';
import { impossible } from './impossible.ts';
import { language } from './language.ts';
import { misspelled } from './misspelled.ts';
import { multiTurn } from './multi-turn.ts';
import { negated } from './negated.ts';
import { occasion } from './occasion.ts';
import { offTopic } from './off-topic.ts';
import { reference } from './reference.ts';
import { SECOND_LOOK } from './second-look.ts';
import { single } from './single.ts';
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

/** The whole labelled set. */
export const ASKS: readonly Labelled[] = KINDS.flatMap((kind) => [
  ...labelled(
    kind,
    [...OF_KIND[kind], ...FIRST_LOOK[kind], ...SECOND_LOOK[kind], ...THIRD_LOOK[kind], ...FOURTH_LOOK[kind]],
    false,
  ),
  ...labelled(kind, HELD_OUT[kind], true),
]);
