import { z } from 'zod';
import { CUISINE_TOO_SHORT, INVALID_URL, NEIGHBORHOOD_TOO_SHORT, RESTAURANT_NAME_TOO_SHORT } from './guide-texts.ts';
import {
  NOTES_MAX,
  PRICE_DEFAULT,
  PRICE_MAX,
  PRICE_MIN,
  RATING_MAX,
  RATING_MIN,
  RATING_STEP,
  RESTAURANT_NAME_MIN,
  RESTAURANT_TEXT_MAX,
} from './limits.ts';
import { rowId, trimmedText } from './text.ts';
import { tooLong } from './texts.ts';

export const price = z.number().int().min(PRICE_MIN).max(PRICE_MAX);
export const rating = z.number().min(RATING_MIN).max(RATING_MAX).multipleOf(RATING_STEP);

/** A restaurant of the guide on the wire: the fields of section 3, with address and phone. */
export const restaurant = z.object({
  id: z.number().int(),
  name: z.string(),
  neighborhood: z.string().nullable(),
  website: z.string().nullable(),
  bar: z.boolean(),
  restaurant: z.boolean(),
  mealTypeBreakfast: z.boolean(),
  mealTypeLunch: z.boolean(),
  mealTypeDinner: z.boolean(),
  cuisine: z.string().nullable(),
  price: price.nullable(),
  rating: rating.nullable(),
  reservations: z.boolean(),
  tag: z.string().nullable().describe('Several tags are joined by a comma and a space.'),
  saffronNotes: z.string().nullable().describe('JSON text of an object that may have vibe, food_notes and occasions.'),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  addedBy: z.string().nullable(),
  dateAdded: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  dateUpdated: z.iso.datetime().nullable(),
  last_edited_by: z.string().nullable().describe('The same as updatedBy; older clients use either name.'),
  last_edited_at: z.iso.datetime().nullable(),
});
export type Restaurant = z.infer<typeof restaurant>;

/** A restaurant as a card in a reply. `id` is text, as documented for older clients. */
export const card = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  neighborhood: z.string().nullable(),
  cuisine: z.string(),
  priceRange: z.string().describe('One to five dollar signs.'),
  website: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Card = z.infer<typeof card>;

const required = (tooShort: string) =>
  trimmedText().pipe(
    z.string().min(RESTAURANT_NAME_MIN, tooShort).max(RESTAURANT_TEXT_MAX, tooLong(RESTAURANT_TEXT_MAX)),
  );

/** Text that may be missing or empty, which is the same: null. */
const optional = (max: number) =>
  trimmedText()
    .pipe(z.string().max(max, tooLong(max)))
    .nullish()
    .transform((text) => text || null);

/** An address of a web page, or nothing. `javascript:` and its like are refused. */
const website = trimmedText()
  .pipe(
    z.union([z.literal(''), z.url({ protocol: /^https?$/, error: INVALID_URL }).max(2000, INVALID_URL)], INVALID_URL),
  )
  .nullish()
  .transform((url) => url || null);

/** The fields of the add form. Absent flags are false, an absent price is 2. */
export const addRestaurantInput = z.strictObject({
  name: required(RESTAURANT_NAME_TOO_SHORT),
  neighborhood: required(NEIGHBORHOOD_TOO_SHORT),
  cuisine: required(CUISINE_TOO_SHORT),
  website,
  bar: z.boolean().default(false),
  restaurant: z.boolean().default(false),
  mealTypeBreakfast: z.boolean().default(false),
  mealTypeLunch: z.boolean().default(false),
  mealTypeDinner: z.boolean().default(false),
  price: price.default(PRICE_DEFAULT),
  rating: rating.nullish().transform((value) => value ?? null),
  reservations: z.boolean().default(false),
  tag: optional(RESTAURANT_TEXT_MAX),
  saffronNotes: optional(NOTES_MAX),
  address: optional(RESTAURANT_TEXT_MAX),
  phone: optional(60),
});
export type AddRestaurantInput = z.infer<typeof addRestaurantInput>;

/** Changes to a restaurant: only the fields that are given change. Text that is empty, and null, take a value away. */
export const editRestaurantInput = z.strictObject({
  restaurantId: rowId,
  name: required(RESTAURANT_NAME_TOO_SHORT).exactOptional(),
  neighborhood: required(NEIGHBORHOOD_TOO_SHORT).exactOptional(),
  cuisine: required(CUISINE_TOO_SHORT).exactOptional(),
  website: website.exactOptional(),
  bar: z.boolean().exactOptional(),
  restaurant: z.boolean().exactOptional(),
  mealTypeBreakfast: z.boolean().exactOptional(),
  mealTypeLunch: z.boolean().exactOptional(),
  mealTypeDinner: z.boolean().exactOptional(),
  price: price.nullable().exactOptional(),
  rating: rating.nullable().exactOptional(),
  reservations: z.boolean().exactOptional(),
  tag: optional(RESTAURANT_TEXT_MAX).exactOptional(),
  saffronNotes: optional(NOTES_MAX).exactOptional(),
  address: optional(RESTAURANT_TEXT_MAX).exactOptional(),
  phone: optional(60).exactOptional(),
});
export type EditRestaurantInput = z.infer<typeof editRestaurantInput>;

/** Whether a name is taken. */
export const nameQuery = z.strictObject({ name: trimmedText() });
export const nameTaken = z.object({ exists: z.boolean() });
