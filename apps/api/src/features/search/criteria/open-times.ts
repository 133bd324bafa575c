import type { Restaurant } from '@saffron/contracts/guide';
import type { Hours, When, Wishes } from '../../understanding/wishes.ts';
import { bookedTooLate } from '../opening/booked-ahead.ts';
import {
  isClosingAt,
  isOpenAllDay,
  isOpenThen,
  type Opening,
  openingAt,
  scheduledAt,
  scheduleOf,
} from '../opening/opening.ts';
import { visitOf } from '../opening/visit.ts';
import type { Criterion } from './criterion.ts';
import type { Cost } from './food-fit.ts';
import {
  AT_ANOTHER_TIME,
  AT_THE_DOOR,
  BOOKED_OUT,
  CLOSING,
  HURRIED,
  SHUT_NOW,
  UNKNOWN_HOUR,
  UNKNOWN_TIME,
} from './giving-way.ts';

/** Places that are open then; of those whose hours nobody knows, that is said. */
export function timeCriterion(wishes: Wishes): Criterion | null {
  const { when, message } = wishes;
  const time = visitOf(wishes);
  if (!time) return null;
  // Of who tells hours and not those of a holiday, nobody knows whether they open at all.
  const unknown = (row: Restaurant) => (isUsual(time) && !scheduleOf(row) ? UNKNOWN_TIME : UNKNOWN_HOUR);
  const cost = when
    ? (row: Restaurant) => {
        const opening = openingAt(row, time);
        if (opening === 'soon' && isClosingAt(row, time)) return CLOSING;
        const cost = opening === 'unknown' ? unknown(row) : SAID[opening];
        return cost < BOOKED_OUT && bookedTooLate(row, time, message.today) ? BOOKED_OUT : cost;
      }
    : (row: Restaurant) => {
        const opening = scheduledAt(row, time);
        return opening === 'unknown' && !isUsual(time) ? UNKNOWN_TIME : IMPLIED[opening];
      };
  return { kind: 'time', label: time.said, missing: false, cost };
}

const SAID: Readonly<Record<Exclude<Opening, 'unknown'>, Cost>> = {
  open: 0,
  soon: HURRIED,
  opens: AT_THE_DOOR,
  shut: AT_ANOTHER_TIME,
};
/** Between these hours a place that tells none is likely to be open. */
const USUAL: Hours = [7, 22];
const isUsual = ({ hours }: When): boolean => !hours || (hours[0] >= USUAL[0] && hours[0] < USUAL[1]);
/** Where nobody said a time, what is shut now comes after what is open, and is no lack. What notes say is asked of the places that are offered. */
const IMPLIED: Readonly<Record<Opening, Cost>> = {
  open: 0,
  soon: HURRIED,
  opens: AT_THE_DOOR,
  unknown: 0,
  shut: SHUT_NOW,
};

/** Nobody goes to eat later than this who does not say so. */
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
