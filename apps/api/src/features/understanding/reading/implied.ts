import { weekdayOf } from '@saffron/contracts/hours/days';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { State } from '../fold.ts';
import type { Hours, When } from '../wishes.ts';
import { clockOf, whenOf } from './when.ts';

/** Who comes with so many, or for one of these, plans ahead. */
const MANY = 6;
const AHEAD: ReadonlySet<string> = new Set(['celebration', 'anniversary', 'date', 'business', 'parents', 'group']);
/** From this hour on most kitchens are closing, so that whoever asks has to be told. */
const LATE = 21.5;
const MIDNIGHT = 24;
/** From this hour of the night on, whoever does not say "now" looks for a place for the day to come. */
const SMALL_HOURS = 27;
/** By this hour people have had that meal. */
const OVER = { breakfast: 11, lunch: 15, dinner: MIDNIGHT } as const;

/**
 * When somebody wants to be there who has said no time: in what is left of today; late in the evening, right now.
 *
 * @returns null where they plan ahead, where a meal is over for today, before the morning, and where nobody knows the time
 */
export function impliedBy(state: Omit<State, 'shown'>, now: LocalTime | null): When | null {
  const { when, booking, reservations, partySize, features, meals } = state;
  if (!now || when || booking || reservations || (partySize ?? 0) >= MANY) return null;
  if (features.some(({ key }) => AHEAD.has(key))) return null;
  const { date, hour } = clockOf(now);
  if (hour >= SMALL_HOURS) return null;
  if (meals.some(({ meal }) => OVER[meal] <= hour)) return null;
  const isNow = hour >= LATE;
  const hours: Hours | null = isNow ? [hour, hour] : meals.length > 0 ? null : [hour, MIDNIGHT];
  return whenOf({ date, day: weekdayOf(date), on: isNow ? 'right now' : 'today', hours, at: '' });
}

/** Whether a supposed time is this very moment. */
export const isMoment = ({ hours }: When): boolean => hours !== null && hours[0] === hours[1];
