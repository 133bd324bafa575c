import { z } from 'zod';
import { sendMessageInput } from './chat.ts';
import { restaurant } from './guide.ts';
import { guideQueryResult } from './guide-query.ts';

/** Inputs and results of the tools of the MCP server, besides those of procedures. */

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

const { distance, verdicts } = guideQueryResult.shape.hits.element.shape;

/** The result of a query, with less of each restaurant. */
export const searchGuideOutput = guideQueryResult.extend({
  hits: z.array(z.object({ restaurant: foundRestaurant, distance, verdicts })),
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
