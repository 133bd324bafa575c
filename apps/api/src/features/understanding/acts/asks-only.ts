import { isDiet, LASTING, NEEDS } from '../delta/delta.ts';
import type { State } from '../fold.ts';
import type { Reading } from '../reading/reading.ts';
import type { Wishes } from '../wishes.ts';
import type { Act } from './act.ts';
import type { Acts } from './acts-of.ts';
import { asksWhich } from './references.ts';

const QUESTIONS: readonly Act[] = ['ask_fact', 'ask_about', 'ask_opinion', 'compare', 'rank'];
const CHANGES: readonly Act[] = [
  'inform',
  'exclude',
  'relax',
  'adjust',
  'more',
  'reject',
  'plan',
  'near',
  'state',
  'safety',
];
/** The probability from which on a message may change the wishes. */
const MAY_CHANGE = 0.25;

/** Whether a message asks about places, and wishes for nothing: "which is the quietest?" is no wish for quiet places. */
export const asksOnly = (acts: Acts, { shown, message }: Wishes, { tokens }: Reading): boolean =>
  (shown.length > 0 && asksWhich(tokens)) ||
  ((shown.length > 0 || message.named.length > 0) &&
    QUESTIONS.includes(acts.first) &&
    CHANGES.every((act) => acts.of(act) < MAY_CHANGE));

/** Whether a message rules out what was not ruled out before, or ends a need: that holds, whatever else the message does. */
export const isLimited = (before: State, after: State): boolean =>
  [after.notFoods, after.notAreas, after.notFeatures].some((list) => list.some((wish) => !isIn(before, wish))) ||
  after.foods.some((wish) => isDiet(wish) && !before.foods.some(({ key }) => key === wish.key)) ||
  after.features.some(({ key }) => NEEDS.has(key) && !before.features.some((wish) => wish.key === key)) ||
  before.features.some(({ key }) => LASTING.has(key) && !after.features.some((wish) => wish.key === key)) ||
  after.price?.most !== before.price?.most ||
  after.price?.least !== before.price?.least;

const isIn = ({ notFoods, notAreas, notFeatures }: State, { label }: { label: string }): boolean =>
  [notFoods, notAreas, notFeatures].some((list) => list.some((wish) => wish.label === label));
