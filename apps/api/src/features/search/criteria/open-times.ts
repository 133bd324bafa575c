import type { Restaurant } from '@saffron/contracts/guide';
import type { Hours, Meal, Wishes } from '../../understanding/wishes.ts';
import { isOpenAllDay, isOpenThen } from '../opening/opening.ts';
import type { Criterion } from './criterion.ts';
import { AT_ANOTHER_TIME, UNKNOWN_TIME } from './giving-way.ts';

const MEAL_TIMES: Readonly<Record<Meal, Hours>> = {
  breakfast: [7, 11],
  lunch: [12, 15],
  dinner: [18, 22],
};

/** Hours of a day within which somebody wants to eat, as far as a meal tells. */
function hoursOfMeals({ meals }: Wishes): Hours | null {
  const times = meals.map(({ meal }) => MEAL_TIMES[meal]);
  return times.length === 0 ? null : [Math.min(...times.map(([from]) => from)), Math.max(...times.map(([, to]) => to))];
}

/** "Dinner on Monday", "pizza at 10pm", "open now": places that are open then; of those whose hours nobody knows, that is said. */
export function timeCriterion(wishes: Wishes): Criterion | null {
  const { when } = wishes;
  if (!when) return null;
  const time = { ...when, hours: when.hours ?? hoursOfMeals(wishes) };
  const cost = (row: Restaurant) => {
    const open = isOpenThen(row, time);
    return open ? 0 : open === null ? UNKNOWN_TIME : AT_ANOTHER_TIME;
  };
  return { kind: 'time', label: when.said, missing: false, cost };
}

/** Nobody goes to eat later than this who does not say so: "all night". */
const ALL_NIGHT = 28;
const LATE = 23;
/** Who wants breakfast early and does not say when. */
const EARLY = 7;

const WHOLE_DAY = /24 ?(?:hours?|7)|round the clock/i;

/** The hour at which somebody will be there who wishes for a place that is open late or early. */
function hourWished(key: string, said: string): number {
  if (/all night/i.test(said)) return ALL_NIGHT;
  const hour = Number(/\b(\d{1,2})/.exec(said)?.[1] ?? Number.NaN);
  if (key === 'early') return hour >= 4 && hour < 10 ? hour : EARLY;
  return hour >= 1 && hour < 6 ? hour + 24 : /midnight/i.test(said) ? 24 : LATE;
}

/** Whether a place is open as late or as early as was wished; null where neither hours nor notes tell, and for other features. */
export function opensAsWished(key: string, said: string): ((row: Restaurant) => boolean | null) | null {
  if (key !== 'late' && key !== 'early') return null;
  if (WHOLE_DAY.test(said)) return isOpenAllDay;
  const hour = hourWished(key, said);
  return (row) => isOpenThen(row, { date: null, day: null, hours: [hour, hour] });
}
