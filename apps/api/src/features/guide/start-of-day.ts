const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The moment at which a calendar day starts in a time zone.
 *
 * @param day YYYY-MM-DD
 * @param offset number of days to add
 * @param timeZone IANA name
 * @example startOfDay('2026-07-01', 0, 'Europe/Berlin').toISOString() // '2026-06-30T22:00:00.000Z'
 */
export function startOfDay(day: string, offset: number, timeZone: string): Date {
  const local = Date.parse(`${day}T00:00:00Z`) + offset * DAY;
  // The first offset is that of a moment some hours off; the second is exact, since clocks rarely change at midnight.
  const near = local - distanceAt(local, timeZone);
  return new Date(local - distanceAt(near, timeZone));
}

/** The UTC offset of a time zone at a moment, in milliseconds. */
function distanceAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const distance = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE;
  return sign === '-' ? -distance : distance;
}
