import { z } from 'zod';
import { sendMessageInput } from './chat.ts';
import { restaurant } from './guide.ts';
import { guideFilter, guideOrder } from './guide-page.ts';
import { NEAR_REQUIRED } from './guide-texts.ts';
import { GUIDE_PAGE_MAX, PAGE_SIZE } from './limits.ts';

/** Inputs and results of the tools of the MCP server, besides those of procedures. */

const { text, cuisine, neighborhood, price, meals, drinks, food, reservations, open } = guideFilter.shape;

/** Filters and order of `search_guide`. */
export const searchGuideInput = z
  .strictObject({
    text: text.describe('Text in the name, the neighborhood, the cuisine or a tag.'),
    cuisine: cuisine.describe('A cuisine in use.'),
    neighborhood: neighborhood.describe('A neighborhood in use.'),
    price: price.describe('From 1 (cheap) to 5 (very expensive).'),
    meals: meals.describe('Restaurants that offer at least one of these meals.'),
    drinks: drinks.describe('True: bars only.'),
    food: food.describe('True: restaurants only.'),
    reservations: reservations.describe('True: only those that take reservations.'),
    open: open.describe('Open now, or at a local time of the guide. Those with unknown hours do not match.'),
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

/** A restaurant with everything, and those that are most like it. */
export const getRestaurantOutput = z.object({ restaurant, similar: z.array(foundRestaurant) });

export const askSaffronInput = sendMessageInput.pick({ message: true, sessionId: true });

/** The resource that describes the guide. */
export const guideOverview = z.object({
  restaurants: z.number().int(),
  timeZone: z.string(),
  cuisines: z.array(z.string()),
  neighborhoods: z.array(z.string()),
  tags: z.array(z.string()),
});
