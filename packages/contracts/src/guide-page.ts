import { z } from 'zod';
import { price, restaurant } from './guide.ts';
import { TIME_ZONE_UNKNOWN } from './guide-texts.ts';
import { GUIDE_PAGE_MAX, PAGE_SIZE, RESTAURANT_TEXT_MAX } from './limits.ts';
import { boundedText, plainText } from './text-fields.ts';

/** A value that must be met letter by letter; empty is no selection. */
const selection = z.pipe(plainText(), z.string().max(RESTAURANT_TEXT_MAX)).optional();

const timeZone = z.string().max(100).refine(isTimeZone, TIME_ZONE_UNKNOWN);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What of the guide to show (spec section 5, "List filtering", and the filters of the Reviews page). */
export const guideFilter = z.strictObject({
  /** Is looked for in name, neighborhood, cuisine and tag, whatever the case. */
  text: z.optional(boundedText(RESTAURANT_TEXT_MAX)),
  cuisine: selection,
  neighborhood: selection,
  /** A restaurant without a price passes only while none is chosen. */
  price: price.nullish(),
  /** One that is offered is enough. */
  meals: z
    .array(z.enum(['breakfast', 'lunch', 'dinner']))
    .max(3)
    .optional(),
  /** These apply only when they are true. */
  drinks: z.boolean().optional(),
  food: z.boolean().optional(),
  reservations: z.boolean().optional(),
  /** Who added it, by username. */
  creator: selection,
  /** Days (YYYY-MM-DD) of `timeZone`; both belong to the range, to their end. */
  addedFrom: z.iso.date().optional(),
  addedTo: z.iso.date().optional(),
  timeZone: timeZone.default('UTC'),
});
export type GuideFilter = z.infer<typeof guideFilter>;

export const guideOrder = z.strictObject({
  sort: z.enum(['name', 'neighborhood', 'cuisine', 'rating']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
});
export type GuideOrder = z.infer<typeof guideOrder>;

/** One page. Missing values come last, whichever way it is sorted. */
export const guidePageInput = guideFilter.extend(guideOrder.shape).extend({
  limit: z.number().int().min(1).max(GUIDE_PAGE_MAX).default(PAGE_SIZE),
  /** `nextCursor` of the page before, with the same filter and order. */
  cursor: z.string().max(2000).nullish(),
  /** Sent by the client's infinite queries; there is no way back. */
  direction: z.literal('forward').optional(),
});
export type GuidePageInput = z.infer<typeof guidePageInput>;

export const guidePage = z.object({
  restaurants: z.array(restaurant),
  /** Restaurants that pass the filter, on all pages together. */
  total: z.number().int(),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
});
export type GuidePage = z.infer<typeof guidePage>;
