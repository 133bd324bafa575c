import type { FirstData } from '@saffron/contracts/first-data';
import type { reads } from './trpc.ts';

/** Takes what the server drew a page from as if the page had asked for it. */
export function takeFirstData(cache: typeof reads, { me, settings, place, publicPlace }: FirstData): void {
  cache.accounts.me.setData(undefined, me);
  if (settings) cache.guide.settings.setData(undefined, settings);
  if (place) cache.guide.get.setData({ restaurantId: place.restaurant.id }, place);
  if (publicPlace) cache.guide.publicPlace.setData({ restaurantId: publicPlace.restaurant.id }, publicPlace);
}
