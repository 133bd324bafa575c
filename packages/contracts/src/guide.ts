import { z } from 'zod';
import { address, cuisine, hours, neighborhood, notes, phone, restaurantName, tag, website } from './guide-fields.ts';
import { openingHoursSpecification } from './hours/opening-hours.ts';
import { rowId } from './ids.ts';
import {
  HOURS_ENTRIES_MAX,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  NOTES_MAX,
  PRICE_DEFAULT,
  PRICE_MAX,
  PRICE_MIN,
  RATING_MAX,
  RATING_MIN,
  RATING_STEP,
  RESTAURANT_TEXT_MAX,
} from './limits.ts';
import { LOCATION_PROBLEM } from './location.ts';
import { boundedText } from './text-fields.ts';

export const price = z.number().int().min(PRICE_MIN).max(PRICE_MAX);
export const rating = z.number().min(RATING_MIN).max(RATING_MAX).multipleOf(RATING_STEP);

/** The database gives 0 back for -0, and an import that compares them would find a change each time. */
const withoutNegativeZero = (degrees: number): number => degrees + 0;
export const latitude = z
  .number()
  .min(-LATITUDE_MAX, LOCATION_PROBLEM.latitude)
  .max(LATITUDE_MAX, LOCATION_PROBLEM.latitude)
  .overwrite(withoutNegativeZero);
export const longitude = z
  .number()
  .min(-LONGITUDE_MAX, LOCATION_PROBLEM.longitude)
  .max(LONGITUDE_MAX, LOCATION_PROBLEM.longitude)
  .overwrite(withoutNegativeZero);
const NORTH = 'Degrees north (WGS 84); null if unknown, together with `longitude`.';
const EAST = 'Degrees east (WGS 84); null if unknown, together with `latitude`.';

const storedHours = z
  .array(openingHoursSpecification)
  .nullable()
  .describe('Null if unknown. Days that are in no entry are closed.');
const HOURS = 'Text, such as `Mo-Fr 12:00-15:00, 18:00-23:00; 2026-12-25 closed`, or a list; empty or null if unknown.';

/** A restaurant in the API: the fields of section 3 of the specification, and our own: address, phone, hours, location. */
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
  tag: z.string().nullable().describe('Several tags are separated by a comma and a space.'),
  saffronNotes: z.string().nullable().describe('JSON text of an object that may have vibe, food_notes and occasions.'),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  hours: storedHours,
  latitude: latitude.nullable().describe(NORTH),
  longitude: longitude.nullable().describe(EAST),
  addedBy: z.string().nullable(),
  dateAdded: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  dateUpdated: z.iso.datetime().nullable(),
  last_edited_by: z.string().nullable().describe('Equals updatedBy; older clients use either name.'),
  last_edited_at: z.iso.datetime().nullable(),
});
export type Restaurant = z.infer<typeof restaurant>;

export const restaurantRef = z.strictObject({ restaurantId: rowId });

/** A restaurant, and those that are most like it. */
export const restaurantPage = z.object({ restaurant, similar: z.array(restaurant) });
export type RestaurantPage = z.infer<typeof restaurantPage>;

/** Why a restaurant is in a reply. */
export const cardReason = z.object({
  text: z.string().nullable().describe('A sentence of the notes that speaks to what was asked for.'),
  tags: z.array(z.string()).describe('Those of its tags that do.'),
});
export type CardReason = z.infer<typeof cardReason>;

/** A restaurant card in a reply. `id` is a string, as documented for older clients. */
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
  rating: rating.nullable(),
  reservations: z.boolean(),
  tags: z.array(z.string()),
  hours: storedHours,
  latitude: latitude.nullable().describe(NORTH),
  longitude: longitude.nullable().describe(EAST),
  reason: cardReason.nullable().describe('Null where the guide says nothing about what was asked for.'),
});
export type Card = z.infer<typeof card>;

/** Text that may be missing or empty, which both become null. */
const optional = <Field extends z.core.$ZodType<string>>(field: Field) =>
  z.nullish(field).transform((text) => text || null);

interface GivenCoordinates {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** Whether both coordinates are given, or neither; an edit may also clear both. */
const isPair = ({ latitude, longitude }: GivenCoordinates): boolean =>
  (latitude === undefined) === (longitude === undefined) && (latitude === null) === (longitude === null);
const PAIR = { error: LOCATION_PROBLEM.pair, path: ['latitude'] };

/** The fields of a new restaurant. Missing flags default to false, a missing price to 2. */
const addRestaurantFields = z.strictObject({
  name: restaurantName,
  neighborhood,
  cuisine,
  website: optional(website),
  bar: z.boolean().default(false),
  restaurant: z.boolean().default(false),
  mealTypeBreakfast: z.boolean().default(false),
  mealTypeLunch: z.boolean().default(false),
  mealTypeDinner: z.boolean().default(false),
  price: price.default(PRICE_DEFAULT),
  rating: rating.nullish().transform((value) => value ?? null),
  reservations: z.boolean().default(false),
  tag: optional(tag),
  saffronNotes: optional(notes),
  address: optional(address),
  phone: optional(phone),
  hours: z
    .nullish(hours)
    .transform((value) => value ?? null)
    .describe(HOURS),
  latitude: latitude
    .nullish()
    .transform((value) => value ?? null)
    .describe(NORTH),
  longitude: longitude
    .nullish()
    .transform((value) => value ?? null)
    .describe(EAST),
});

export const addRestaurantInput = addRestaurantFields.refine(isPair, PAIR);
export type AddRestaurantInput = z.infer<typeof addRestaurantInput>;

/** A new restaurant in a file. The forms require a price; a file may leave it open with null, as an edit can. */
export const importRestaurantInput = addRestaurantFields
  .extend({ price: price.nullable().default(PRICE_DEFAULT) })
  .refine(isPair, PAIR);

/** Stored notes are longer than what may be sent: their signs are escaped. */
const SEEN_MAX = 6 * NOTES_MAX;

const seenText = z.string().max(SEEN_MAX).nullable().exactOptional();
const seenFlag = z.boolean().exactOptional();
const seenNumber = z.number().nullable().exactOptional();
/** What an edit can be based on: the fields that users can set, as they were read. */
export const seenFields = z.strictObject({
  name: seenText,
  neighborhood: seenText,
  cuisine: seenText,
  website: seenText,
  bar: seenFlag,
  restaurant: seenFlag,
  mealTypeBreakfast: seenFlag,
  mealTypeLunch: seenFlag,
  mealTypeDinner: seenFlag,
  price: seenNumber,
  rating: seenNumber,
  reservations: seenFlag,
  tag: seenText,
  saffronNotes: seenText,
  address: seenText,
  phone: seenText,
  hours: z.array(openingHoursSpecification).max(HOURS_ENTRIES_MAX).nullable().exactOptional(),
  latitude: seenNumber,
  longitude: seenNumber,
} satisfies Record<keyof typeof addRestaurantFields.shape, z.ZodType>);
export type SeenFields = z.infer<typeof seenFields>;
const SEEN = 'Fields on which the change is based, as they were read. If one has changed since, nothing is saved.';

/** Changes to a restaurant: only the given fields change. Empty text and null clear a value. */
export const editRestaurantInput = z
  .strictObject({
    restaurantId: rowId,
    seen: seenFields.describe(SEEN).exactOptional(),
    name: z.exactOptional(restaurantName),
    neighborhood: z.exactOptional(neighborhood),
    cuisine: z.exactOptional(cuisine),
    website: optional(website).exactOptional(),
    bar: z.boolean().exactOptional(),
    restaurant: z.boolean().exactOptional(),
    mealTypeBreakfast: z.boolean().exactOptional(),
    mealTypeLunch: z.boolean().exactOptional(),
    mealTypeDinner: z.boolean().exactOptional(),
    price: price.nullable().exactOptional(),
    rating: rating.nullable().exactOptional(),
    reservations: z.boolean().exactOptional(),
    tag: optional(tag).exactOptional(),
    saffronNotes: optional(notes).exactOptional(),
    address: optional(address).exactOptional(),
    phone: optional(phone).exactOptional(),
    hours: z.nullable(hours).describe(HOURS).exactOptional(),
    latitude: latitude.nullable().describe(NORTH).exactOptional(),
    longitude: longitude.nullable().describe(EAST).exactOptional(),
  })
  .refine(isPair, PAIR);
export type EditRestaurantInput = z.infer<typeof editRestaurantInput>;

/** Checks whether a name exists. A longer one cannot, and normalizing takes time that grows with the square of combining marks. */
export const nameQuery = z.strictObject({ name: boundedText(RESTAURANT_TEXT_MAX) });
export const nameTaken = z.object({ exists: z.boolean() });

/** How a name has a text, the best first: it begins with it, has its words or their beginnings, has it inside of words, or nearly. */
export const NAME_FITS = ['start', 'words', 'inside', 'misspelled'] as const;
export type NameFit = (typeof NAME_FITS)[number];

/** Restaurants found by their name, for pickers and palettes. */
export const foundByName = z.array(
  restaurant.pick({ id: true, name: true, neighborhood: true, cuisine: true }).extend({ fit: z.enum(NAME_FITS) }),
);
export type FoundByName = z.infer<typeof foundByName>;
