import { minuteOf, type Schedule, toSchedule } from '@saffron/contracts/hours/schedule';
import { isOpenAt, type LocalTime } from '@saffron/contracts/hours/status';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { guideVersion } from './data.ts';

/** Page size: a few milliseconds of work also where each has as many hours as a form takes, so that the event loop can serve other requests in between. */
const ROWS_AT_ONCE = 100;

/** The schedules of one guide version, of all restaurants whose hours are known. */
interface Schedules {
  version: number;
  places: { id: number; schedule: Schedule }[];
}

export async function loadSchedules(db: Kysely<Schema>): Promise<Schedules> {
  // Read before the rows: a concurrent change then causes one unnecessary reload instead of stale hours.
  const version = await guideVersion(db);
  const places: Schedules['places'] = [];
  let rows: Awaited<ReturnType<typeof hoursAfter>>;
  do {
    rows = await hoursAfter(db, places.at(-1)?.id ?? 0);
    for (const { id, hours } of rows) places.push({ id, schedule: toSchedule(hours ?? []) });
  } while (rows.length === ROWS_AT_ONCE);
  return { version, places };
}

const hoursAfter = (db: Kysely<Schema>, id: number) =>
  db
    .selectFrom('restaurants_saffron')
    .select(['id', 'hours'])
    .where('hours', 'is not', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute();

/** The ids of the restaurants that are open at a local time of the guide. */
export function openPlaces({ places }: Schedules, at: LocalTime): number[] {
  const isOpen = isOpenAt(at);
  return places.filter(({ schedule }) => isOpen(schedule)).map(({ id }) => id);
}

/** @param text `YYYY-MM-DDTHH:MM` */
export const parseLocalTime = (text: string): LocalTime => ({
  date: text.slice(0, 10),
  minute: minuteOf(text.slice(11)),
});
