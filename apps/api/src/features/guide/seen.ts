import { isDeepStrictEqual } from 'node:util';
import { type Restaurant, type SeenFields, seenFields } from '@saffron/contracts/guide';
import { changedMeanwhile } from '@saffron/contracts/guide-texts';
import { AppError } from '../../errors.ts';
import type { GuideRow } from './data.ts';
import { toColumns, toRestaurant } from './present.ts';

/** The fields that an edit can be based on, in words. */
const WORDS: Readonly<Record<keyof SeenFields, string>> = {
  name: 'name',
  neighborhood: 'neighborhood',
  cuisine: 'cuisine',
  website: 'website',
  bar: 'type',
  restaurant: 'type',
  mealTypeBreakfast: 'meals',
  mealTypeLunch: 'meals',
  mealTypeDinner: 'meals',
  price: 'price',
  rating: 'rating',
  reservations: 'reservations',
  tag: 'tags',
  saffronNotes: 'notes',
  address: 'address',
  phone: 'phone number',
  hours: 'opening hours',
  latitude: 'location',
  longitude: 'location',
};

/**
 * Refuses an edit that would take away, unseen, what somebody else has saved. What has the value that the edit gives it is no conflict: it
 * may be the same edit, sent again because its answer was lost.
 *
 * @param row the restaurant as it is; null if it was deleted
 * @param seen the fields on which the edit is based, as they were read
 * @throws AppError `conflict`, with a message for each field
 */
export function refuseChanged(row: GuideRow | null, seen: SeenFields, changes: Parameters<typeof toColumns>[0]): void {
  if (!row) return;
  const now = toRestaurant(row);
  const after: Restaurant = toRestaurant({ ...row, ...toColumns(changes) });
  const changed = seenFields
    .keyof()
    .options.filter(
      (field) =>
        field in seen && !isSame(seen[field], now[field]) && !(field in changes && isSame(after[field], now[field])),
    );
  const [first, ...others] = new Set(changed.map((field) => WORDS[field]));
  if (first === undefined) return;
  const fields = Object.fromEntries(changed.map((field) => [field, changedMeanwhile([WORDS[field]])]));
  throw new AppError('conflict', changedMeanwhile([first, ...others]), { fields });
}

/** Empty text is no text. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one === '' ? null : one, other === '' ? null : other);
