import * as z from 'zod/mini';
import { DAYS } from './days.ts';

const TIME = 'A time must be between 00:00 and 23:59, such as 18:30.';
const CLOSING_TIME = 'A closing time must be between 00:00 and 24:00, such as 23:00.';
const DATE = 'A date must be a day of the calendar, such as 2026-12-25.';
const DAY = 'A day must be an English name, such as Monday.';
export const DAYS_ONCE = 'Please name each day once.';
const WHICH_DAYS =
  'Opening hours need either days of the week or the dates of an exception (validFrom and validThrough).';

const time = z.string(TIME).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME));
const date = z.iso.date(DATE);

/**
 * Opening hours in the form of schema.org (https://schema.org/OpeningHoursSpecification): every week on `dayOfWeek`, or
 * as an exception, which replaces the hours of the week from `validFrom` to `validThrough`, both inclusive. Times are
 * local times of the guide. A closing time at or before the opening time is on the next day; 24:00 ends a day that
 * began at 00:00. 00:00 to 00:00 means closed. `lastOrders` is our addition.
 */
export const openingHoursSpecification = z
  .strictObject({
    dayOfWeek: z.exactOptional(
      z.array(z.enum(DAYS, DAY), DAY).check(z.minLength(1, WHICH_DAYS), z.maxLength(DAYS.length, DAYS_ONCE)),
    ),
    validFrom: z.exactOptional(date),
    validThrough: z.exactOptional(date),
    opens: time,
    closes: z.string(CLOSING_TIME).check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, CLOSING_TIME)),
    lastOrders: z.exactOptional(time),
  })
  .check(
    z.refine(
      ({ dayOfWeek, validFrom, validThrough }) =>
        dayOfWeek ? !validFrom && !validThrough : Boolean(validFrom && validThrough),
      WHICH_DAYS,
    ),
  );
export type OpeningHoursSpecification = z.infer<typeof openingHoursSpecification>;

/** The opening hours of a restaurant, as `fromSchedule` orders them. Days without an entry are closed. */
export type OpeningHours = OpeningHoursSpecification[];
