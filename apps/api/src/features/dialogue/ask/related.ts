import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../table.ts';
import { answerOf } from '../../search/facts/answer.ts';
import { ATTRIBUTE } from '../../search/facts/attributes/attributes.ts';

/** What helps somebody who asked for something that nobody knows: who asks how long the wait is can book instead. */
const RELATED: Readonly<Record<string, readonly string[]>> = table({
  wait: ['bookings'],
  delivery: ['takeaway'],
  alcohol: ['byob', 'alcohol free'],
  byob: ['alcohol'],
  'alcohol free': ['coffee', 'alcohol'],
  highchairs: ['kids'],
  kids: ['highchairs'],
  'private room': ['group', 'bookings'],
  group: ['private room', 'bookings'],
  birthday: ['group', 'bookings'],
  business: ['quiet', 'private room', 'bookings'],
  date: ['quiet'],
  counter: ['bookings'],
  portions: ['sharing'],
  sharing: ['group'],
  screens: ['music'],
  music: ['quiet'],
  quiet: ['music'],
  cosy: ['quiet'],
  brunch: ['breakfast'],
  wifi: ['coffee'],
  'split bill': ['cards'],
  outdoor: ['view'],
  dessert: ['coffee'],
});

/** A clause about something near what was asked, which the guide does know of a place; null where it knows none. */
export function besideOf(key: string, row: Restaurant): string | null {
  for (const other of RELATED[key] ?? []) {
    const attribute = ATTRIBUTE.get(other);
    const outcome = attribute && answerOf(attribute, row).outcome;
    if (attribute && (outcome === 'yes' || outcome === 'no')) return attribute.says[outcome];
  }
  return null;
}
