import type { Restaurant } from '@saffron/contracts/guide';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import type { State } from '../../understanding/fold.ts';
import type { Stop, StopKind } from '../../understanding/plan.ts';
import { afterEventIn } from '../../understanding/reading/events.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { nearWordsIn } from '../near/words.ts';
import type { Head } from './heads.ts';
import { KINDS, kindOfPlace } from './kinds.ts';
import type { Step } from './operation.ts';
import { requestOf, sharedOf, stateOf } from './request.ts';
import { goingOnIn, nextAfter, sequelIn } from './sequel.ts';
import { newStop } from './sought.ts';
import { afterEvent, untilOver } from './time.ts';
import { planWordOf } from './words.ts';

/** Words of a message that goes on from a place without more than one stop. */
const LONGEST = 14;

/**
 * A further stop after a place that was shown. Null where a message asks for something else.
 *
 * @param state the wishes of the conversation
 * @param before those before this message, for which the place was shown
 * @param isFurther it surely asks for a further stop, whatever its words
 */
export function continued(
  reading: Reading,
  anchorId: number,
  state: State,
  before: State,
  snapshot: Snapshot,
  isFurther = false,
): Step | null {
  const row = snapshot.byId.get(anchorId);
  const { tokens } = reading;
  if (!row || tokens.length > LONGEST) return null;
  const has = planWordOf(tokens);
  const from = kindNow(row, before, snapshot);
  const sequel = sequelIn(reading);
  const named = goingOnIn(reading, sequel);
  const strong = named.filter(({ weak }) => !weak || sequel || isFurther);
  // "And then eat"; after a meal that says nothing.
  const eaten = named.filter(({ kind }) => kind === 'bite' && KINDS[from].group !== 'meal');
  const isOrdered = has('onward') || has('next') || has('before');
  const heads = strong.length > 0 || !isOrdered ? strong : eaten.slice(0, 1);
  // "We've dinner in Saltwife, where would you go after?" names what is over by then.
  const isOver = isFurther && sequel !== null && heads.every(({ kind }) => KINDS[kind].group === KINDS[from].group);
  const head: Head | undefined =
    (isOver ? undefined : heads[0]) ?? (has('next') || sequel ? nextAfter(from) : undefined);
  const goesOn =
    isFurther ||
    sequel !== null ||
    has('onward') ||
    has('after') ||
    (has('before') && heads.length > 0) ||
    has('next') ||
    nearWordsIn(tokens).some(({ value }) => value === 'there');
  const isSame = heads.length > 0 && head !== undefined && KINDS[head.kind].group === KINDS[from].group;
  if (!head || !goesOn || heads.length > 1 || isSame) return null;
  const shared = sharedOf(state);
  const isBefore = has('before') && !has('onward');
  // "Drinks after the show": the hour of the conversation is now that of the drinks.
  const said = hourOf(state);
  const hour = said !== null && afterEventIn(tokens) >= 0 ? said - untilOver(from) : said;
  const first: Stop = {
    request: { ...requestOf(from, from, stateOf(from, shared, null, [], snapshot.vocabulary)), hour },
    placeId: row.id,
  };
  const second = newStop(
    head,
    reading,
    [{ request: requestOf(from, from, { ...shared, areas: [], price: null }), placeId: null }],
    snapshot,
  );
  const timed = isBefore ? null : afterEvent(second, [first], reading);
  return {
    change: { type: 'add', at: [isBefore ? 0 : 1] },
    stops: timed ?? (isBefore ? [second, first] : [first, second]),
  };
}

/** A pub where somebody eats is no stop for drinks, and a restaurant is one where nothing but wine was wished. */
function kindNow(row: Restaurant, { foods, meals, features }: State, snapshot: Snapshot): StopKind {
  const kind = kindOfPlace(row, snapshot);
  const [meal] = meals;
  const { foods: bars, features: poured } = KINDS.drinks;
  const isGlass = foods.every(({ key }) => bars.includes(key)) && features.some(({ key }) => poured.includes(key));
  if (!meal && isGlass) return 'drinks';
  if (!row.restaurant || KINDS[kind].group === 'cup' || KINDS[kind].group === 'sweet') return kind;
  return meal?.meal ?? (foods.some((wish) => !isDiet(wish)) ? 'bite' : kind);
}

/** The hour at which somebody said they will be there. */
const hourOf = ({ when }: State): number | null => {
  const [first, last] = when?.hours ?? [];
  return first !== undefined && first === last ? first : null;
};
