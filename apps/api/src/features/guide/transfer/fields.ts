import { addRestaurantInput, type Restaurant } from '@saffron/contracts/guide';

/** The fields that users can set; a file may omit any of them except the name. */
type Field = keyof typeof addRestaurantInput.shape;

const KIND = {
  name: 'text',
  neighborhood: 'text',
  cuisine: 'text',
  website: 'text',
  bar: 'flag',
  restaurant: 'flag',
  mealTypeBreakfast: 'flag',
  mealTypeLunch: 'flag',
  mealTypeDinner: 'flag',
  price: 'number',
  rating: 'number',
  reservations: 'flag',
  tag: 'text',
  saffronNotes: 'text',
  address: 'text',
  phone: 'text',
  hours: 'text',
  latitude: 'number',
  longitude: 'number',
} as const satisfies Record<Field, 'text' | 'flag' | 'number'>;

/** Fields set by the server: exported, but ignored on import. */
const OWNED = [
  'id',
  'addedBy',
  'dateAdded',
  'updatedBy',
  'dateUpdated',
  'last_edited_by',
  'last_edited_at',
] as const satisfies Exclude<keyof Restaurant, Field>[];

const kinds = new Map<string, 'text' | 'flag' | 'number'>(Object.entries(KIND));
const owned: ReadonlySet<string> = new Set(OWNED);

/** The columns of an exported file. */
export const COLUMNS: readonly (keyof Restaurant)[] = ['id', ...addRestaurantInput.keyof().options, ...OWNED.slice(1)];

/** @returns undefined if users cannot set the field */
export const kindOf = (field: string) => kinds.get(field);
export const isOwned = (field: string) => owned.has(field);
export const isKnown = (field: string) => kinds.has(field) || owned.has(field);
