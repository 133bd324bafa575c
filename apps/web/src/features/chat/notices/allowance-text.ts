import type { Allowance } from '@saffron/contracts/chat';
import { ALLOWANCE_SHOWN_BELOW } from '@saffron/contracts/limits';
import type { Dates } from '../../../lib/dates.ts';

type Left = Pick<Allowance, 'limit' | 'left'>;

/** Whether so little of today's allowance is left that it is said. False for users without a limit. */
export const runsOut = ({ limit, left }: Left): boolean => limit > 0 && left < limit * ALLOWANCE_SHOWN_BELOW;

/**
 * The notice about an allowance that {@link runsOut}. Names no number of questions, because the cost of a reply varies, but the time of
 * the reset: the server counts days in UTC.
 */
export function allowanceText({ left }: Left, now: Date, dates: Pick<Dates, 'time'>): string {
  const reset = `It resets at ${dates.time(nextDay(now))}.`;
  if (left <= 0) return `You have used all of today's allowance. ${reset}`;
  return `You have used most of today's allowance. ${reset}`;
}

function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
