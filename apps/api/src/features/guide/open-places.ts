import { minuteOf, type Schedule, toSchedule } from '@saffron/contracts/hours/schedule';
import { isOpenAt, type LocalTime } from '@saffron/contracts/hours/status';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { readGuide } from './data.ts';

/** The schedules of one guide version, of all restaurants whose hours are known. */
interface Schedules {
  version: number;
  places: { id: number; schedule: Schedule }[];
}

export async function loadSchedules(db: Kysely<Schema>): Promise<Schedules> {
  const places: Schedules['places'] = [];
  // In pages, so that the event loop can serve other requests in between.
  const version = await readGuide(db, (rows) => {
    for (const { id, hours } of rows) if (hours) places.push({ id, schedule: toSchedule(hours) });
  });
  return { version, places };
}

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
