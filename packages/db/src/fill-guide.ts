import { hours } from '@saffron/contracts/guide-fields';
import type { Kysely } from 'kysely';
import type { DemoRestaurant } from './demo-guide/types.ts';
import { keysOf, nameKey } from './name-key.ts';
import type { NewRestaurantRow, Schema } from './schema.ts';

/** Inserts restaurants of the demo guide. */
export async function fillGuide(db: Kysely<Schema>, restaurants: DemoRestaurant[]): Promise<void> {
  const rows = restaurants.map(toRow);
  // A statement can have 65,535 parameters, 65 for each of a thousand restaurants.
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insertInto('restaurants_saffron')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
}

/** Columns that are derived or set by the database. */
type Owned = 'id' | 'date_added' | 'updated_by' | 'date_updated' | 'last_edited_by' | 'last_edited_at';
type Keys = 'neighborhood_key' | 'cuisine_key' | 'tag_key';
/** All other columns are required, so that a new one cannot be forgotten. */
type FilledRow = NewRestaurantRow & Required<Omit<NewRestaurantRow, Owned | Keys>>;

function toRow(restaurant: DemoRestaurant): FilledRow {
  const { notes, name, neighborhood, cuisine } = restaurant;
  const tag = restaurant.tags.join(', ') || null;
  return {
    name,
    neighborhood,
    cuisine,
    tag,
    ...keysOf({ neighborhood, cuisine, tag }),
    name_key: nameKey(name),
    website: restaurant.website,
    bar: restaurant.bar,
    restaurant: restaurant.restaurant,
    meal_type_breakfast: restaurant.meals.includes('breakfast'),
    meal_type_lunch: restaurant.meals.includes('lunch'),
    meal_type_dinner: restaurant.meals.includes('dinner'),
    price: restaurant.price,
    rating: restaurant.rating === null ? null : restaurant.rating * 2,
    reservations: restaurant.reservations,
    saffron_notes: typeof notes === 'string' || notes === null ? notes : JSON.stringify(notes),
    address: restaurant.address,
    phone: restaurant.phone,
    hours: restaurant.hours === null ? null : JSON.stringify(hours.parse(restaurant.hours)),
    latitude: restaurant.location?.[0] ?? null,
    longitude: restaurant.location?.[1] ?? null,
    added_by: 'saffron',
  };
}
