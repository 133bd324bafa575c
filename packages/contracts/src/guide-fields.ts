import * as z from 'zod/mini';
import { CONTROL_CHARACTERS, tooLong } from './field-texts.ts';
import {
  CUISINE_TOO_SHORT,
  HOURS_INVALID,
  INVALID_URL,
  NEIGHBORHOOD_TOO_SHORT,
  RESTAURANT_NAME_TOO_SHORT,
  tooManyHours,
} from './guide-texts.ts';
import { HOURS_TEXT_MAX, parseHours } from './hours/hours-text.ts';
import { type OpeningHours, openingHoursSpecification } from './hours/opening-hours.ts';
import { checkedSchedule, fromSchedule, toSchedule } from './hours/schedule.ts';
import {
  HOURS_ENTRIES_MAX,
  NOTES_MAX,
  PHONE_MAX,
  RESTAURANT_NAME_MIN,
  RESTAURANT_TEXT_MAX,
  WEBSITE_MAX,
} from './limits.ts';
import { parseLocation } from './location.ts';
import { hasPlainParts } from './notes.ts';
import { boundedText, nameText, trimmedText } from './text-fields.ts';
import { isDisguised } from './visible.ts';

/** Fields of the restaurant forms, validated by the same schemas in the browser and on the server. */

const required = (tooShort: string) =>
  z.pipe(
    nameText(),
    z
      .string()
      .check(
        z.minLength(RESTAURANT_NAME_MIN, tooShort),
        z.maxLength(RESTAURANT_TEXT_MAX, tooLong(RESTAURANT_TEXT_MAX)),
      ),
  );

export const restaurantName = required(RESTAURANT_NAME_TOO_SHORT);
export const neighborhood = required(NEIGHBORHOOD_TOO_SHORT);
export const cuisine = required(CUISINE_TOO_SHORT);
/** One line of text that may be empty, without what nobody sees or what turns the direction. */
const line = (max: number) => z.pipe(nameText(), z.string().check(z.maxLength(max, tooLong(max))));

export const tag = line(RESTAURANT_TEXT_MAX);
export const notes = boundedText(NOTES_MAX).check(z.refine(hasPlainParts, CONTROL_CHARACTERS));
export const address = line(RESTAURANT_TEXT_MAX);
export const phone = line(PHONE_MAX);

const hoursText = boundedText(HOURS_TEXT_MAX);
const hoursList = z
  .array(openingHoursSpecification)
  .check(z.maxLength(HOURS_ENTRIES_MAX, tooManyHours(HOURS_ENTRIES_MAX)));

/**
 * Opening hours as people write them (`hours/hours-text.ts`) or in the form of the API. Empty means unknown.
 *
 * @example hours.parse('Mo-Fr 12:00-22:00; Sa, Su closed')
 */
export const hours = z.pipe(
  z.union([hoursText, hoursList], { error: ({ input, errors }) => problemWith(input, errors) }),
  z.transform((value, { issues }): OpeningHours | null => {
    if (value.length === 0) return null;
    const read = typeof value === 'string' ? parseHours(value) : checkedSchedule(toSchedule(value));
    if (read.ok) return fromSchedule(read.schedule);
    issues.push({ code: 'custom', message: read.problem, input: value });
    return z.NEVER;
  }),
);

/** The problem of the form that was used. */
function problemWith(input: unknown, [text, list]: readonly (readonly z.core.$ZodIssue[])[] = []): string {
  const used = typeof input === 'string' ? text : Array.isArray(input) ? list : null;
  return used?.[0]?.message ?? HOURS_INVALID;
}

const isPlainAddress = (address: string): boolean => {
  const url = URL.parse(address);
  return url === null || !isDisguised(address, url);
};

/** An http or https URL that shows where it leads, or empty. Other schemes, such as `javascript:`, are rejected. */
export const website = z.pipe(
  trimmedText(),
  z.union(
    [
      z.literal(''),
      z
        .url({ protocol: /^https?$/, error: INVALID_URL })
        .check(z.maxLength(WEBSITE_MAX, INVALID_URL), z.refine(isPlainAddress, INVALID_URL)),
    ],
    INVALID_URL,
  ),
);

/** Coordinates as text, such as `51.5033, -0.1196`, or a link from a map; may be empty. */
export const location = boundedText(WEBSITE_MAX).check(
  z.superRefine((text, context) => {
    const parsed = text ? parseLocation(text) : null;
    if (parsed?.ok === false) context.addIssue(parsed.problem);
  }),
);
