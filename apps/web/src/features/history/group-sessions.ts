import type { ChatSession } from '@saffron/contracts/chat';
import type { Dates } from '../../lib/dates.ts';

type Session = Pick<ChatSession, 'id' | 'title'> & { updatedAt: string | null };

export interface SessionGroup<S> {
  label: string;
  /** The label is a date in the date language. */
  dated: boolean;
  sessions: S[];
}

const TODAY = 'Today';
const UNDATED = 'Undated';

/**
 * Groups sessions by day, newest first. Sessions without a date come last.
 *
 * @example groupSessions(sessions, new Date(), dates) // [{ label: 'Today', ... }, { label: 'May 3', ... }]
 */
export function groupSessions<S extends Session>(
  sessions: readonly S[],
  now: Date,
  dates: Pick<Dates, 'day'>,
): SessionGroup<S>[] {
  const groups: SessionGroup<S>[] = [];
  for (const session of [...sessions].sort((a, b) => time(b) - time(a))) {
    const label = dayLabel(session.updatedAt, now, dates);
    const last = groups.at(-1);
    if (last?.label === label) last.sessions.push(session);
    else groups.push({ label, dated: label !== TODAY && label !== UNDATED, sessions: [session] });
  }
  return groups;
}

function time(session: Session): number {
  const value = Date.parse(session.updatedAt ?? '');
  return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
}

function dayLabel(updatedAt: string | null, now: Date, dates: Pick<Dates, 'day'>): string {
  const date = new Date(updatedAt ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return UNDATED;
  if (date.toDateString() === now.toDateString()) return TODAY;
  return dates.day(date, now);
}
