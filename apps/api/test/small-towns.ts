import type { Restaurant } from '@saffron/contracts/guide';
import { restaurant } from './example-guide.ts';

const KITCHENS = ['Thai', 'Italian', 'Mexican'] as const;
const OTHERS = [
  { cuisine: 'Cocktail bar', bar: true, restaurant: false, mealTypeLunch: false },
  { cuisine: 'Pub', bar: true, restaurant: true },
  { cuisine: 'Cafe', mealTypeBreakfast: true, mealTypeDinner: false },
  { cuisine: 'Bakery', mealTypeBreakfast: true, mealTypeDinner: false },
  { cuisine: 'Ice cream', mealTypeDinner: false },
  { cuisine: 'Brunch', mealTypeBreakfast: true, mealTypeDinner: false },
] as const;

/** Degrees of latitude of 100 meters. */
const STEP = 0.0009;
const AREAS = ['Aldgrove', 'Birkside', 'Cobmarket'];

/**
 * An invented town of three neighborhoods, five kilometers from one another, each with the same kinds of places at all prices, 100 meters
 * apart.
 *
 * @param located whether the places have coordinates
 */
export function smallTown(located: boolean): Restaurant[] {
  let id = 0;
  return AREAS.flatMap((neighborhood, area) => {
    const places = [
      ...KITCHENS.flatMap((cuisine) => [1, 2, 4].map((price) => ({ cuisine, price }))),
      ...OTHERS.flatMap((kind) => [1, 3].map((price) => ({ ...kind, price }))),
    ];
    return places.map((fields, at) => {
      id += 1;
      const position = { latitude: 50 + area * 0.045 + at * STEP, longitude: 8 };
      const rating = ((id * 7) % 9) / 2 + 1;
      const name = `${neighborhood} ${fields.cuisine} ${fields.price}`;
      return restaurant(id, { neighborhood, name, rating: Math.min(5, rating), ...fields, ...(located && position) });
    });
  });
}
