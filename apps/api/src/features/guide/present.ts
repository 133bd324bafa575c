import type { Card, EditRestaurantInput, Restaurant } from '@saffron/contracts/guide';
import { PRICE_MAX, PRICE_MIN, RATING_STEP } from '@saffron/contracts/limits';
import { parseNotes, wrapNotes } from '@saffron/contracts/notes';
import { joinTags, splitTags } from '@saffron/contracts/tags';
import { CUISINE_FALLBACK, DESCRIPTION_FALLBACK } from '@saffron/contracts/texts';
import type { GuideRow } from './data.ts';

/** A row as it goes over the wire: ratings in steps of a half, dates in ISO 8601. */
export function toRestaurant(row: GuideRow): Restaurant {
  return {
    id: row.id,
    name: row.name,
    neighborhood: row.neighborhood,
    website: row.website,
    bar: row.bar,
    restaurant: row.restaurant,
    mealTypeBreakfast: row.meal_type_breakfast,
    mealTypeLunch: row.meal_type_lunch,
    mealTypeDinner: row.meal_type_dinner,
    cuisine: row.cuisine,
    price: row.price,
    rating: row.rating === null ? null : row.rating * RATING_STEP,
    reservations: row.reservations,
    tag: row.tag,
    saffronNotes: row.saffron_notes,
    address: row.address,
    phone: row.phone,
    addedBy: row.added_by,
    dateAdded: row.date_added.toISOString(),
    updatedBy: row.updated_by,
    dateUpdated: row.date_updated?.toISOString() ?? null,
    last_edited_by: row.last_edited_by,
    last_edited_at: row.last_edited_at?.toISOString() ?? null,
  };
}

type Values = Omit<EditRestaurantInput, 'restaurantId'>;

/** Values of the wire as columns; fields that are not given are left out. */
export function toColumns({
  mealTypeBreakfast,
  mealTypeLunch,
  mealTypeDinner,
  rating,
  tag,
  saffronNotes,
  ...same
}: Values) {
  return {
    ...same,
    ...(mealTypeBreakfast !== undefined && { meal_type_breakfast: mealTypeBreakfast }),
    ...(mealTypeLunch !== undefined && { meal_type_lunch: mealTypeLunch }),
    ...(mealTypeDinner !== undefined && { meal_type_dinner: mealTypeDinner }),
    ...(rating !== undefined && { rating: rating === null ? null : rating / RATING_STEP }),
    ...(tag !== undefined && { tag: joinTags(splitTags(tag ?? '')) }),
    ...(saffronNotes !== undefined && { saffron_notes: wrapNotes(saffronNotes) }),
  };
}

/** A restaurant as a card of a reply (spec section 2, "Restaurant card in chat"). */
export function toCard(restaurant: Restaurant): Card {
  return {
    id: String(restaurant.id),
    name: restaurant.name,
    description: describe(restaurant.saffronNotes),
    neighborhood: restaurant.neighborhood,
    cuisine: restaurant.cuisine ?? CUISINE_FALLBACK,
    priceRange: '$'.repeat(Math.min(PRICE_MAX, Math.max(PRICE_MIN, restaurant.price ?? PRICE_MIN))),
    website: safeWebsite(restaurant.website),
    address: restaurant.address,
    phone: restaurant.phone,
  };
}

function describe(notes: string | null): string {
  const parts = parseNotes(notes);
  return [parts?.vibe, parts?.food_notes].filter(Boolean).join(' ') || parts?.occasions || DESCRIPTION_FALLBACK;
}

/** Rows from before the rule may hold any text: only pages on the web become links. */
function safeWebsite(website: string | null): string | null {
  return website && /^https?:\/\//i.test(website) ? website : null;
}
