import type { Allowance } from '@saffron/contracts/chat';
import { ALLOWANCE_SHOWN_BELOW } from '@saffron/contracts/limits';
import type { Dates } from '../../../lib/dates.ts';

/**
 * A notice about today's allowance; null while enough is left. Names no number of questions, because the cost of a reply varies, but
 * the time of the reset: the server counts days in UTC.
 */
export function allowanceText(
  { limit, left }: Pick<Allowance, 'limit' | 'left'>,
  now: Date,
  dates: Pick<Dates, 'time'>,
): string | null {
  if (limit <= 0 || left >= limit * ALLOWANCE_SHOWN_BELOW) return null;
  const reset = `It resets at ${dates.time(nextDay(now))}.`;
  if (left <= 0) return `You have used all of today's allowance. ${reset}`;
  return `You have used most of today's allowance. ${reset}`;
}

function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
