import { minuteOf, type Schedule, toSchedule } from '@saffron/contracts/hours/schedule';
import { type LocalTime, localTime, statusAt } from '@saffron/contracts/hours/status';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { guideVersion } from './data.ts';

/** The schedules of one guide version, of all restaurants whose hours are known. */
interface Schedules {
  version: number;
  places: { id: number; schedule: Schedule }[];
}

export async function loadSchedules(db: Kysely<Schema>): Promise<Schedules> {
  // Read before the rows: a concurrent change then causes one unnecessary reload instead of stale hours.
  const version = await guideVersion(db);
  const rows = await db
    .selectFrom('restaurants_saffron')
    .select(['id', 'hours'])
    .where('hours', 'is not', null)
    .execute();
  return { version, places: rows.map(({ id, hours }) => ({ id, schedule: toSchedule(hours ?? []) })) };
}

/** The ids of the restaurants that are open at a local time of the guide. */
export const openPlaces = ({ places }: Schedules, at: LocalTime): number[] =>
  places.filter(({ schedule }) => statusAt(schedule, at).open).map(({ id }) => id);

/** @param open `now` or a local time, `YYYY-MM-DDTHH:MM` */
export function localTimeOf(open: string, timeZone: string): LocalTime {
  if (open === 'now') return localTime(new Date(), timeZone);
  return { date: open.slice(0, 10), minute: minuteOf(open.slice(11)) };
}
