import * as z from 'zod/mini';
import { tooLong } from './field-texts.ts';
import { CUISINE_TOO_SHORT, INVALID_URL, NEIGHBORHOOD_TOO_SHORT, RESTAURANT_NAME_TOO_SHORT } from './guide-texts.ts';
import { NOTES_MAX, PHONE_MAX, RESTAURANT_NAME_MIN, RESTAURANT_TEXT_MAX, WEBSITE_MAX } from './limits.ts';
import { boundedText, trimmedText } from './text-fields.ts';

/** Fields of the restaurant forms, validated by the same schemas in the browser and on the server. */

const required = (tooShort: string) =>
  z.pipe(
    trimmedText(),
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
export const tag = boundedText(RESTAURANT_TEXT_MAX);
export const notes = boundedText(NOTES_MAX);
export const address = boundedText(RESTAURANT_TEXT_MAX);
export const phone = boundedText(PHONE_MAX);

/** An http or https URL, or empty. Other schemes, such as `javascript:`, are rejected. */
export const website = z.pipe(
  trimmedText(),
  z.union(
    [z.literal(''), z.url({ protocol: /^https?$/, error: INVALID_URL }).check(z.maxLength(WEBSITE_MAX, INVALID_URL))],
    INVALID_URL,
  ),
);
