import type { Restaurant } from '@saffron/contracts/guide';

/** A restaurant with default fields, for tests. */
export function testRestaurant(fields: Partial<Restaurant> = {}): Restaurant {
  return {
    id: 1,
    name: 'Plain',
    neighborhood: null,
    website: null,
    bar: false,
    restaurant: false,
    mealTypeBreakfast: false,
    mealTypeLunch: false,
    mealTypeDinner: false,
    cuisine: null,
    price: null,
    rating: null,
    reservations: false,
    tag: null,
    saffronNotes: null,
    address: null,
    phone: null,
    hours: null,
    latitude: null,
    longitude: null,
    addedBy: null,
    dateAdded: '2026-01-01T00:00:00.000Z',
    updatedBy: null,
    dateUpdated: null,
    last_edited_by: null,
    last_edited_at: null,
    ...fields,
  };
}
