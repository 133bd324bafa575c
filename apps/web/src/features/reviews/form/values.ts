import type { AddRestaurantInput, Restaurant } from '@saffron/contracts/guide';
import { parseHours, printHours } from '@saffron/contracts/hours/hours-text';
import { toSchedule } from '@saffron/contracts/hours/schedule';
import { PRICE_DEFAULT } from '@saffron/contracts/limits';
import { parseLocation, printLocation } from '@saffron/contracts/location';
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
  /** As people write them. */
  hours: string;
  /** Latitude and longitude, or a link from a map. */
  location: string;
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
  hours: '',
  location: '',
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
  const { hours, latitude, longitude } = restaurant;
  return {
    name: restaurant.name,
    neighborhood: restaurant.neighborhood ?? '',
    cuisine: restaurant.cuisine ?? '',
    website: restaurant.website ?? '',
    address: restaurant.address ?? '',
    phone: restaurant.phone ?? '',
    hours: hours ? printHours(toSchedule(hours)) : '',
    location: latitude === null || longitude === null ? '' : printLocation({ latitude, longitude }),
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
export type RestaurantPayload = Omit<AddRestaurantInput, 'price' | 'hours'> & {
  price: number | null;
  /** As text, which the server reads. */
  hours: string | null;
};

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
    hours: sameHours(values.hours.trim()) || null,
    ...coordinatesOf(values.location),
    ...{ bar, restaurant, mealTypeBreakfast, mealTypeLunch, mealTypeDinner, reservations },
    price: values.price ? Number(values.price) : null,
    rating: values.rating ? Number(values.rating) : null,
    tag: joinTags(tags),
    saffronNotes: writeNotes(values.notes, stored),
  };
}

/** The same text for the same hours, however they were written. */
function sameHours(text: string): string {
  const parsed = parseHours(text);
  return parsed.ok ? printHours(parsed.schedule) : text;
}

function coordinatesOf(text: string): Pick<RestaurantPayload, 'latitude' | 'longitude'> {
  const parsed = parseLocation(text);
  return parsed.ok ? parsed.location : { latitude: null, longitude: null };
}

/** The fields that an edit sends. Unchanged fields are left out, so that concurrent edits to them survive. */
export function changedFields(before: RestaurantPayload, now: RestaurantPayload): Partial<RestaurantPayload> {
  const changed = Object.entries(now).filter(([field, value]) => value !== new Map(Object.entries(before)).get(field));
  const { latitude, longitude } = now;
  const moved = before.latitude !== latitude || before.longitude !== longitude;
  return { ...Object.fromEntries(changed), ...(moved && { latitude, longitude }) };
}
