import type { ChatSession } from '@saffron/contracts/chat';
import type { Dates } from '../../lib/dates.ts';

type Session = Pick<ChatSession, 'id' | 'title' | 'pinned'> & { updatedAt: string | null };

export interface SessionGroup<S> {
  label: string;
  /** The label is a date in the date language. */
  dated: boolean;
  sessions: S[];
}

const PINNED = 'Pinned';
const TODAY = 'Today';
const UNDATED = 'Undated';

/**
 * Groups sessions: the pinned ones, then the others by day, newest first. Sessions without a date come last.
 *
 * @example groupSessions(sessions, new Date(), dates) // [{ label: 'Today', ... }, { label: 'May 3', ... }]
 */
export function groupSessions<S extends Session>(
  sessions: readonly S[],
  now: Date,
  dates: Pick<Dates, 'day'>,
): SessionGroup<S>[] {
  const groups: SessionGroup<S>[] = [];
  const sorted = [...sessions].sort((a, b) => Number(b.pinned) - Number(a.pinned) || time(b) - time(a));
  for (const session of sorted) {
    const label = session.pinned ? PINNED : dayLabel(session.updatedAt, now, dates);
    const last = groups.at(-1);
    if (last?.label === label) last.sessions.push(session);
    else groups.push({ label, dated: ![PINNED, TODAY, UNDATED].includes(label), sessions: [session] });
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
