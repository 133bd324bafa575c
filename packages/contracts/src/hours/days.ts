/** The days of a week, by schema.org's names. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];

/** The abbreviations of OpenStreetMap: Mo, Tu, We, Th, Fr, Sa, Su. */
export const shortDay = (day: Day): string => day.slice(0, 2);

const MS_PER_DAY = 86_400_000;
const atNoon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** @param date `YYYY-MM-DD` */
export const addDays = (date: string, days: number): string =>
  new Date(atNoon(date) + days * MS_PER_DAY).toISOString().slice(0, 10);

/** The number of days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((atNoon(to) - atNoon(from)) / MS_PER_DAY);

/** The index in {@link DAYS} of a date's weekday. */
export const weekdayOf = (date: string): number => (new Date(atNoon(date)).getUTCDay() + 6) % 7;
