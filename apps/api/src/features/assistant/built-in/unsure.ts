import { featureWords } from '../../dialogue/measures/feature-words.ts';
import type { Found } from '../../search/found.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { clean, nameOf } from './words.ts';

const KEYS = new Map(Object.entries(FEATURES).map(([key, { label }]) => [label, key]));

/**
 * How one doubts a feature that a wish calls by its label.
 *
 * @example whetherIt('parking') // 'whether it has parking'
 */
export const whetherIt = (label: string): string =>
  `whether it ${featureWords(KEYS.get(label) ?? label, clean(label, 40)).has}`;

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
