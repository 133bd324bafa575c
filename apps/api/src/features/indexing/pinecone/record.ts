import type { Restaurant } from '@saffron/contracts/guide';
import { parseNotes } from '@saffron/contracts/notes';
import { splitTags } from '@saffron/contracts/tags';
import { beginning } from '../../../truncate.ts';

/** Field names that both records and filters use. */
export const FIELDS = { text: 'text', name: 'name', neighborhood: 'neighborhood', price: 'price' } as const;

/**
 * A restaurant as stored in Pinecone: the text to embed, and metadata to filter by. Empty fields are omitted, because Pinecone does not
 * accept null.
 */
export interface PineconeRecord {
  _id: string;
  [field: string]: string | number | boolean | string[];
}

/** Maximum characters of the embedded text; the model ignores the rest. */
const TEXT_MAX = 8000;

/** @example recordOf(restaurant).text // 'The Ox. Pub in Old Harbour. Quiet, Classic. Low beams and a fire.' */
export function recordOf(restaurant: Restaurant): PineconeRecord {
  const { id, name, cuisine, neighborhood, price, tag, bar, reservations } = restaurant;
  const tags = splitTags(tag ?? '');
  const meals = mealsOf(restaurant);
  return {
    _id: String(id),
    [FIELDS.text]: textOf(restaurant, tags, meals),
    [FIELDS.name]: name,
    ...(cuisine && { cuisine }),
    ...(neighborhood && { [FIELDS.neighborhood]: neighborhood }),
    ...(price !== null && { [FIELDS.price]: price }),
    ...(meals.length > 0 && { meals }),
    ...(tags.length > 0 && { tags }),
    bar,
    restaurant: restaurant.restaurant,
    reservations,
  };
}

function mealsOf(restaurant: Restaurant): string[] {
  return [
    restaurant.mealTypeBreakfast ? 'breakfast' : '',
    restaurant.mealTypeLunch ? 'lunch' : '',
    restaurant.mealTypeDinner ? 'dinner' : '',
  ].filter(Boolean);
}

function textOf({ name, cuisine, neighborhood, saffronNotes }: Restaurant, tags: string[], meals: string[]): string {
  const notes = parseNotes(saffronNotes);
  const about = notes ? [notes.vibe, notes.food_notes, notes.occasions] : [saffronNotes];
  const place = [cuisine, neighborhood && `in ${neighborhood}`].filter(Boolean).join(' ');
  const parts = [name, place, tags.join(', '), meals.join(', '), ...about];
  const text = parts.flatMap((part) => part?.trim().replace(/[.\s]+$/, '') || []).join('. ');
  return beginning(text, TEXT_MAX);
}
