import type { AddRestaurantInput, EditRestaurantInput, Restaurant } from '@saffron/contracts/guide';
import { PRICE_DEFAULT } from '@saffron/contracts/limits';
import { joinTags } from '@saffron/contracts/tags';
import { addTags } from '@saffron/ui/tags';
import { NO_NOTES, type NotesDraft, readNotes, writeNotes } from './notes.ts';

/** The values of the restaurant forms. */
export interface RestaurantValues {
  name: string;
  neighborhood: string;
  cuisine: string;
  website: string;
  address: string;
  phone: string;
  bar: boolean;
  restaurant: boolean;
  mealTypeBreakfast: boolean;
  mealTypeLunch: boolean;
  mealTypeDinner: boolean;
  reservations: boolean;
  /** The value of the selected option; empty for none. */
  price: string;
  rating: string;
  tags: string[];
  /** Text in the tag box that is not added yet. */
  tagDraft: string;
  notes: NotesDraft;
}

export const NEW_RESTAURANT: RestaurantValues = {
  name: '',
  neighborhood: '',
  cuisine: '',
  website: '',
  address: '',
  phone: '',
  bar: false,
  restaurant: false,
  mealTypeBreakfast: false,
  mealTypeLunch: false,
  mealTypeDinner: false,
  reservations: false,
  price: String(PRICE_DEFAULT),
  rating: '',
  tags: [],
  tagDraft: '',
  notes: NO_NOTES,
};

export function toValues(restaurant: Restaurant): RestaurantValues {
  const { bar, mealTypeBreakfast, mealTypeLunch, mealTypeDinner, reservations, price, rating, tag } = restaurant;
  return {
    name: restaurant.name,
    neighborhood: restaurant.neighborhood ?? '',
    cuisine: restaurant.cuisine ?? '',
    website: restaurant.website ?? '',
    address: restaurant.address ?? '',
    phone: restaurant.phone ?? '',
    restaurant: restaurant.restaurant,
    ...{ bar, mealTypeBreakfast, mealTypeLunch, mealTypeDinner, reservations },
    price: price === null ? '' : String(price),
    rating: rating === null ? '' : String(rating),
    // One entry: an edit either replaces all stored tags or leaves them.
    tags: tag ? [tag] : [],
    tagDraft: '',
    notes: readNotes(restaurant.saffronNotes),
  };
}

/** A restaurant in the format of the API. */
export type RestaurantPayload = Omit<AddRestaurantInput, 'price'> & { price: number | null };

/** @param stored the stored notes, if any */
export function toPayload(values: RestaurantValues, stored: string | null = null): RestaurantPayload {
  const { bar, restaurant, mealTypeBreakfast, mealTypeLunch, mealTypeDinner, reservations } = values;
  const tags = values.tagDraft.trim() ? addTags(values.tags, values.tagDraft) : values.tags;
  return {
    name: values.name.trim(),
    neighborhood: values.neighborhood.trim(),
    cuisine: values.cuisine.trim(),
    website: values.website.trim() || null,
    address: values.address.trim() || null,
    phone: values.phone.trim() || null,
    ...{ bar, restaurant, mealTypeBreakfast, mealTypeLunch, mealTypeDinner, reservations },
    price: values.price ? Number(values.price) : null,
    rating: values.rating ? Number(values.rating) : null,
    tag: joinTags(tags),
    saffronNotes: writeNotes(values.notes, stored),
  };
}

const FIELDS = [
  'name',
  'neighborhood',
  'cuisine',
  'website',
  'address',
  'phone',
  'bar',
  'restaurant',
  'mealTypeBreakfast',
  'mealTypeLunch',
  'mealTypeDinner',
  'reservations',
  'price',
  'rating',
  'tag',
  'saffronNotes',
] as const satisfies (keyof RestaurantPayload)[];

/** The fields that an edit sends. Unchanged fields are left out, so that concurrent edits to them survive. */
export function changedFields(
  before: RestaurantPayload,
  now: RestaurantPayload,
): Omit<EditRestaurantInput, 'restaurantId'> {
  const changed: Partial<RestaurantPayload> = {};
  function take<Key extends keyof RestaurantPayload>(key: Key) {
    if (before[key] !== now[key]) changed[key] = now[key];
  }
  for (const field of FIELDS) take(field);
  return changed;
}
