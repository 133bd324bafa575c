import { table } from '../../../table.ts';
import type { Found } from '../../search/found.ts';
import { clean, listOf, nameOf } from './words.ts';

/** How one doubts a feature; others are doubted by their label. */
const DOUBTS: Readonly<Record<string, string>> = table({
  quiet: 'how quiet it is',
  lively: 'how lively it gets',
  cosy: 'how cosy it is',
  dressy: 'how smart it is',
  wine: 'what the wine is like',
  beer: 'what the beer is like',
  cocktails: 'how good the cocktails are',
  drinks: 'what there is to drink',
  'a date': 'how romantic it is',
  'an anniversary': 'whether it suits an anniversary',
  'a celebration': 'whether it suits a celebration',
  'a business meal': 'whether it suits a business meal',
  'a group': 'whether a big table fits',
  children: 'whether children are welcome',
  parents: 'whether it suits the parents',
  'eating alone': 'how it is to eat there alone',
});

/**
 * Says which soft wishes nothing in the notes speaks of.
 *
 * @example "I don't know what the wine is like at Walnut & Tkemali, so do ask."
 */
export function sayUnsure(found: Found): string {
  const [first] = found.picks;
  const doubts = [...new Set(found.unsure.map((label) => DOUBTS[label] ?? `about ${label}`))];
  if (!first || doubts.length === 0 || !found.wishes.message.changed) return '';
  return `I don't know ${listOf(doubts.slice(0, 2), 'or')} at ${nameOf(first)}, so do ask.`;
}

/** Says which part of town was taken for a centre that the guide does not list. */
export function sayMapped(found: Found): string {
  const area = found.wishes.areas.find((one) => one.taken);
  if (!area || !found.wishes.message.changed) return '';
  const [value] = area.values;
  return value
    ? `I took “${area.said.toLowerCase()}” to mean ${value}, the business end of town.`
    : `I don't know “${area.said.toLowerCase()}”, so I looked all over town.`;
}

/** Says that the guide lists a place under a part of the wished kitchen. */
export function sayListed({ listedAs, picks }: Found): string {
  const [first] = picks;
  if (!listedAs || !first) return '';
  return `${nameOf(first)} is ${clean(listedAs.cuisine, 40)}, to be exact.`;
}
