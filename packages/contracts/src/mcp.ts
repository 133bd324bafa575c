import { z } from 'zod';
import { sendMessageInput } from './chat.ts';
import { restaurant } from './guide.ts';
import { guideFilter, guideOrder } from './guide-page.ts';
import { NEAR_REQUIRED } from './guide-texts.ts';
import { GUIDE_PAGE_MAX, PAGE_SIZE } from './limits.ts';

/** Inputs and results of the tools of the MCP server, besides those of procedures. */

/** Filters and order of `search_guide`. */
export const searchGuideInput = guideFilter
  .pick({
    text: true,
    cuisine: true,
    neighborhood: true,
    price: true,
    meals: true,
    drinks: true,
    food: true,
    reservations: true,
    open: true,
  })
  .extend(guideOrder.shape)
  .extend({
    limit: z.number().int().min(1).max(GUIDE_PAGE_MAX).default(PAGE_SIZE),
    cursor: z
      .string()
      .max(2000)
      .optional()
      .describe('nextCursor of the previous page, with the same filters and order.'),
  })
  .refine(({ sort, near }) => sort !== 'distance' || near !== undefined, { error: NEAR_REQUIRED, path: ['near'] });

/** What a search shows of a restaurant. */
export const foundRestaurant = restaurant
  .pick({
    id: true,
    name: true,
    neighborhood: true,
    cuisine: true,
    price: true,
    rating: true,
    tag: true,
    reservations: true,
    address: true,
  })
  .extend({ notes: z.string().describe('The beginning of the notes, written by users of the guide.') });
export type FoundRestaurant = z.infer<typeof foundRestaurant>;

export const searchGuideOutput = z.object({
  restaurants: z.array(foundRestaurant),
  total: z.number().int().describe('Restaurants that match, on all pages.'),
  nextCursor: z.string().nullable().describe('Null on the last page.'),
});

export const askSaffronInput = sendMessageInput.pick({ message: true, sessionId: true });

/** The resource that describes the guide. */
export const guideOverview = z.object({
  restaurants: z.number().int(),
  timeZone: z.string(),
  cuisines: z.array(z.string()),
  neighborhoods: z.array(z.string()),
  tags: z.array(z.string()),
});
