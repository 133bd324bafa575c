import type { Card, CardReason, EditRestaurantInput, Restaurant } from '@saffron/contracts/guide';
import { addDays } from '@saffron/contracts/hours/days';
import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { CARD_DESCRIPTION_MAX, CARD_HOURS_DAYS, PRICE_MAX, PRICE_MIN, RATING_STEP } from '@saffron/contracts/limits';
import { parseNotes, wrapNotes } from '@saffron/contracts/notes';
import { joinTags, splitTags } from '@saffron/contracts/tags';
import { CUISINE_FALLBACK, DESCRIPTION_FALLBACK } from '@saffron/contracts/texts';
import { isDisguised } from '@saffron/contracts/visible';
import { truncateAtWord } from '../../truncate.ts';
import type { GuideRow, RowChange } from './data.ts';

/** Converts a row to the wire format: ratings in half steps, dates in ISO 8601. */
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
    hours: row.hours,
    latitude: row.latitude,
    longitude: row.longitude,
    addedBy: row.added_by,
    dateAdded: row.date_added.toISOString(),
    updatedBy: row.updated_by,
    dateUpdated: row.date_updated?.toISOString() ?? null,
    last_edited_by: row.last_edited_by,
    last_edited_at: row.last_edited_at?.toISOString() ?? null,
  };
}

type Values = Omit<EditRestaurantInput, 'restaurantId' | 'seen'>;

/** Converts wire values to columns; missing fields stay missing. */
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
    // A type error here means that a field is not a column: convert it below.
    ...(same satisfies { [Field in keyof typeof same]: Field extends keyof RowChange ? unknown : never }),
    ...(mealTypeBreakfast !== undefined && { meal_type_breakfast: mealTypeBreakfast }),
    ...(mealTypeLunch !== undefined && { meal_type_lunch: mealTypeLunch }),
    ...(mealTypeDinner !== undefined && { meal_type_dinner: mealTypeDinner }),
    ...(rating !== undefined && { rating: rating === null ? null : rating / RATING_STEP }),
    ...(tag !== undefined && { tag: joinTags(splitTags(tag ?? '')) }),
    ...(saffronNotes !== undefined && { saffron_notes: wrapNotes(saffronNotes) }),
  };
}

/**
 * Converts a restaurant to a card (spec section 2, "Restaurant card in chat"). A conversation has hundreds of cards, so they have only what
 * they show of the notes and hours.
 */
export function toCard(restaurant: Restaurant, reason: CardReason | null = null): Card {
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
    rating: restaurant.rating,
    reservations: restaurant.reservations,
    tags: splitTags(restaurant.tag ?? ''),
    hours: restaurant.hours && hoursSoon(restaurant.hours),
    latitude: restaurant.latitude,
    longitude: restaurant.longitude,
    reason,
  };
}

function describe(notes: string | null): string {
  // A little more than what is shown, to find the end of a word.
  const parts = parseNotes(notes, CARD_DESCRIPTION_MAX + 100);
  const text = [parts?.vibe, parts?.food_notes].filter(Boolean).join(' ') || parts?.occasions || DESCRIPTION_FALLBACK;
  return truncateAtWord(text, CARD_DESCRIPTION_MAX);
}

/** The hours of the week, and the exceptions that matter now or soon. */
function hoursSoon(hours: OpeningHours): OpeningHours {
  const today = new Date().toISOString().slice(0, 10);
  // A time of yesterday can end today, and it can be a day earlier in the guide's time zone than in UTC.
  const first = addDays(today, -2);
  const last = addDays(today, CARD_HOURS_DAYS);
  return hours.filter(
    ({ validFrom, validThrough }) => !validFrom || !validThrough || (validFrom <= last && validThrough >= first),
  );
}

/** Rows older than the validation rule may contain any text; only http(s) URLs become links. */
function safeWebsite(website: string | null): string | null {
  if (!website || !/^https?:\/\//i.test(website)) return null;
  const url = URL.parse(website);
  return url && !isDisguised(website, url) ? website : null;
}
