import { z } from 'zod';
import { latitude, longitude, price, restaurant } from './guide.ts';
import { timeZone } from './guide-settings-fields.ts';
import { NEAR_REQUIRED } from './guide-texts.ts';
import { GUIDE_PAGE_MAX, PAGE_SIZE, RESTAURANT_TEXT_MAX } from './limits.ts';
import { boundedText, plainText } from './text-fields.ts';

/** A value to match exactly; an empty one matches everything. */
const selection = z.pipe(plainText(), z.string().max(RESTAURANT_TEXT_MAX)).optional();

/** A local time of the guide, `YYYY-MM-DDTHH:MM`. Zod would also accept an instant in UTC. */
const localDateTime = z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/);

/** Filters of the restaurant list (spec section 5, "List filtering") and of the Reviews page. */
export const guideFilter = z.strictObject({
  /** Matches name, neighborhood, cuisine or tag, ignoring case. */
  text: z.optional(boundedText(RESTAURANT_TEXT_MAX)),
  cuisine: selection,
  neighborhood: selection,
  /** A restaurant without a price matches only if no price is selected. */
  price: price.nullish(),
  /** Matches restaurants that offer at least one of the meals. */
  meals: z
    .array(z.enum(['breakfast', 'lunch', 'dinner']))
    .max(3)
    .optional(),
  /** These apply only if true. */
  drinks: z.boolean().optional(),
  food: z.boolean().optional(),
  reservations: z.boolean().optional(),
  /**
   * Matches restaurants that are open now, or at a local time of the guide (YYYY-MM-DDTHH:MM). Those whose hours are
   * unknown do not match.
   */
  open: z.union([z.literal('now'), localDateTime]).optional(),
  /** The username of the user who added it. */
  creator: selection,
  /** An inclusive range of days (YYYY-MM-DD) in `timeZone`. */
  addedFrom: z.iso.date().optional(),
  addedTo: z.iso.date().optional(),
  timeZone: z._default(timeZone, 'UTC'),
});
export type GuideFilter = z.infer<typeof guideFilter>;

/** Where distances are measured from: a position, or the middle of a neighborhood. */
const origin = z.union([
  z.strictObject({ latitude, longitude }),
  z.strictObject({ neighborhood: boundedText(RESTAURANT_TEXT_MAX) }),
]);

export const guideOrder = z.strictObject({
  sort: z.enum(['name', 'neighborhood', 'cuisine', 'rating', 'distance']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
  /** Required to sort by distance. */
  near: origin.optional(),
});
export type GuideOrder = z.infer<typeof guideOrder>;

/** Normalizing makes up to 33 bytes of a letter (U+FDFA) of the text that a list is sorted by, and Base64 a third more. */
const CURSOR_MAX = 50 * RESTAURANT_TEXT_MAX;

/** One page of restaurants. Missing values come last in both sort orders. */
export const guidePageInput = guideFilter
  .extend(guideOrder.shape)
  .extend({
    limit: z.number().int().min(1).max(GUIDE_PAGE_MAX).default(PAGE_SIZE),
    /** `nextCursor` of the previous page, with the same filter and order. */
    cursor: z.string().max(CURSOR_MAX).nullish(),
    /** Sent by the client's infinite queries; only forward paging is supported. */
    direction: z.literal('forward').optional(),
  })
  .refine(({ sort, near }) => sort !== 'distance' || near !== undefined, { error: NEAR_REQUIRED, path: ['near'] });
export type GuidePageInput = z.infer<typeof guidePageInput>;

export const guidePage = z.object({
  restaurants: z.array(restaurant),
  /** The position of `near`; null without one, or if no restaurant of the neighborhood has coordinates. */
  origin: z.object({ latitude, longitude }).nullable(),
  /** Restaurants that match the filter, on all pages. */
  total: z.number().int(),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
});
export type GuidePage = z.infer<typeof guidePage>;
