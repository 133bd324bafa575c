import type { Restaurant } from '@saffron/contracts/guide';

const EMPTY: Restaurant = {
  id: 0,
  name: '',
  neighborhood: null,
  website: null,
  bar: false,
  restaurant: true,
  mealTypeBreakfast: false,
  mealTypeLunch: true,
  mealTypeDinner: true,
  cuisine: null,
  price: 2,
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
};

/** A restaurant with what a test cares about. */
export const restaurant = (id: number, fields: Partial<Restaurant>): Restaurant => ({
  ...EMPTY,
  id,
  name: `Place ${id}`,
  ...fields,
});

const notes = (vibe: string, food: string): string => JSON.stringify({ vibe, food_notes: food });

/** A small invented town, for tests of understanding and finding. */
export const town: Restaurant[] = [
  restaurant(1, {
    name: 'Vongole Vera',
    cuisine: 'Italian',
    neighborhood: 'West',
    price: 1,
    phone: '555-0101',
    address: '1 Mill Lane, 4001',
  }),
  restaurant(2, {
    name: 'Osteria Nove',
    cuisine: 'Italian',
    neighborhood: 'Centre',
    price: 4,
    rating: 4.5,
    reservations: true,
    phone: '555-0102',
  }),
  restaurant(3, { name: 'Bangkok Lane', cuisine: 'Thai', neighborhood: 'West', price: 2, tag: 'Outdoor seating' }),
  restaurant(4, {
    name: 'Golden Perch',
    cuisine: 'Chinese',
    neighborhood: 'West',
    price: 1,
    saffronNotes: notes('Bright and loud.', 'Soup dumplings pleated to order.'),
  }),
  restaurant(5, { name: 'Nine Steps', cuisine: 'Chinese', neighborhood: 'Old Harbour', price: 2 }),
  restaurant(6, {
    name: 'The Quiet Tide',
    cuisine: 'Seafood',
    neighborhood: 'Old Harbour',
    price: 4,
    rating: 5,
    saffronNotes: notes('Calm and candlelit, with a terrace on the water.', 'Oysters and whole turbot.'),
  }),
  restaurant(7, { name: 'Ember & Oak', cuisine: 'Steakhouse', neighborhood: 'Centre', price: 5, reservations: true }),
  restaurant(8, {
    name: 'Ramen Kotori',
    cuisine: 'Japanese',
    neighborhood: 'Centre',
    price: 1,
    saffronNotes: notes('Ten stools.', 'Ramen in a broth that takes two days.'),
  }),
  restaurant(9, {
    name: 'Saffron Leaf',
    cuisine: 'Indian',
    neighborhood: 'North',
    price: 2,
    tag: 'Vegan friendly, Groups',
  }),
  restaurant(10, { name: 'Market', cuisine: 'British', neighborhood: 'North', price: 3 }),
  restaurant(11, { name: 'Pier Slice', cuisine: 'Pizza', neighborhood: 'Old Harbour', price: 1, tag: 'Kid friendly' }),
  restaurant(12, {
    name: 'Chez Lune',
    cuisine: 'French',
    neighborhood: 'North',
    price: 4,
    saffronNotes: notes('Made for a long anniversary dinner.', 'Duck confit.'),
  }),
];
