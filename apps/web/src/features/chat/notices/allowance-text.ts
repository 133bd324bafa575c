import type { Allowance } from '@saffron/contracts/chat';
import { ALLOWANCE_SHOWN_BELOW } from '@saffron/contracts/limits';
import type { Dates } from '../../../lib/dates.ts';

/**
 * What people should know of today's allowance; null while there is enough. How many questions are left nobody can say: a
 * reply may cost little or much. When the next day begins is certain: the server counts by UTC.
 */
export function allowanceText(
  { limit, left }: Pick<Allowance, 'limit' | 'left'>,
  now: Date,
  dates: Pick<Dates, 'time'>,
): string | null {
  if (limit <= 0 || left >= limit * ALLOWANCE_SHOWN_BELOW) return null;
  const when = `A new one begins at ${dates.time(nextDay(now))}.`;
  if (left <= 0) return `You have used all of today's allowance. ${when}`;
  return `You have used most of today's allowance. ${when}`;
}

function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
