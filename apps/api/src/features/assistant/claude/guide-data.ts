import type { Restaurant } from '@saffron/contracts/guide';
import { parseNotes } from '@saffron/contracts/notes';

/** Characters of one part of a restaurant's notes that Claude is told. */
const NOTE_MAX = 240;

// Line ends would break the lines apart; the others can hide text from people that a model reads all the same.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]+/gu;

/**
 * Text of the guide or of a person as one line of plain characters.
 *
 * @param max characters (UTF-16 units) that are kept
 * @param key the request's key, which no data may hold
 */
export function plain(text: string, max: number, key: string): string {
  const line = text.replace(INVISIBLE, ' ').replaceAll(key, '').replace(/ {2,}/g, ' ').trim();
  return line.length <= max
    ? line
    : `${line
        .slice(0, max)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`;
}

/**
 * Restaurants as a block of JSON lines between tags that carry the request's key. `<` is escaped inside, so that nothing in the data can
 * look like the end of the block.
 */
export function guideBlock(restaurants: Restaurant[], key: string): string {
  const lines = restaurants.map((restaurant) => JSON.stringify(facts(restaurant, key)).replaceAll('<', '\\u003c'));
  return [`<guide-${key}>`, ...lines, `</guide-${key}>`].join('\n');
}

function facts(restaurant: Restaurant, key: string): Record<string, unknown> {
  const text = (value: string | null, max = 200) => (value ? plain(value, max, key) : undefined);
  const notes = parseNotes(restaurant.saffronNotes) ?? { vibe: restaurant.saffronNotes ?? '' };
  return {
    id: restaurant.id,
    name: text(restaurant.name),
    cuisine: text(restaurant.cuisine),
    area: text(restaurant.neighborhood),
    price: restaurant.price ?? undefined,
    rating: restaurant.rating ?? undefined,
    meals: mealsOf(restaurant),
    bar: restaurant.bar || undefined,
    reservations: restaurant.reservations,
    tags: text(restaurant.tag),
    vibe: text(notes.vibe ?? null, NOTE_MAX),
    food: text(notes.food_notes ?? null, NOTE_MAX),
    occasions: text(notes.occasions ?? null, NOTE_MAX),
    address: text(restaurant.address),
    phone: text(restaurant.phone),
  };
}

function mealsOf(restaurant: Restaurant): string | undefined {
  const meals = [
    restaurant.mealTypeBreakfast && 'breakfast',
    restaurant.mealTypeLunch && 'lunch',
    restaurant.mealTypeDinner && 'dinner',
  ];
  return meals.filter(Boolean).join(', ') || undefined;
}
