import type { Restaurant } from '@saffron/contracts/guide';
import type { Hours, Meal, When, Wishes } from '../../understanding/wishes.ts';
import { openingAt } from './opening.ts';

/** When people come for a meal, in hours of the day. */
const MEAL_TIMES: Readonly<Record<Meal, Hours>> = {
  breakfast: [7, 11],
  lunch: [12, 15],
  dinner: [18, 22],
};

/** Hours of a day within which somebody wants to eat, as far as a meal tells. */
function hoursOfMeals(meals: readonly { meal: Meal }[]): Hours | null {
  const times = meals.map(({ meal }) => MEAL_TIMES[meal]);
  return times.length === 0 ? null : [Math.min(...times.map(([from]) => from)), Math.max(...times.map(([, to]) => to))];
}

/**
 * The time that counts for whatever is offered: as it was said, else soon, where that is to be supposed. Where only a day was said, the
 * usual hours of the meal. Null where places are looked for without any time.
 */
export function visitOf(wishes: Pick<Wishes, 'when' | 'meals' | 'message'>): When | null {
  const time = wishes.when ?? wishes.message.implied;
  return time && atMeal(time, wishes.meals);
}

/**
 * A time at the usual hours of a meal, unless an hour was said: of what is left of today, those that lie in it.
 *
 * @example atMeal(today, [{ meal: 'lunch' }]).hours // [12.25, 15] at a quarter past twelve
 */
export function atMeal(time: When, meals: readonly { meal: Meal }[]): When {
  const meal = hoursOfMeals(meals);
  if (!meal) return time;
  if (!time.hours) return { ...time, hours: meal };
  const [from, to] = time.hours;
  const within: Hours = [Math.max(from, meal[0]), Math.min(to, meal[1])];
  const isOpen = time.at === '' && to === MIDNIGHT && within[1] - within[0] >= ENOUGH;
  return isOpen ? { ...time, hours: within } : time;
}
/** What is left of today ends then. */
const MIDNIGHT = 24;
/** Hours that are long enough for a meal. */
const ENOUGH = 0.75;

/** Tells of a place whether it is closed at a time; of none where no time counts. */
export const isShutAt =
  (time: When | null): ((row: Restaurant) => boolean) =>
  (row) =>
    time !== null && openingAt(row, time) === 'shut';
