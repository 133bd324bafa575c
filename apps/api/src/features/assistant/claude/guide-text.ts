import { visible } from '@saffron/contracts/visible';
import { truncate } from '../../../truncate.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import { ALLERGENS, DIETS } from '../../search/facts/attributes/diets.ts';
import { leadsAway } from '../../understanding/text/harmless.ts';
import { tokenize } from '../../understanding/text/tokens.ts';

// Line breaks would split the JSON lines.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Converts text from the guide or a user to one line without invisible characters.
 *
 * @param max UTF-16 units to keep
 * @param key the random key of the request, which is removed from the data
 */
export function plain(text: string, max: number, key: string): string {
  const line = visible(text.replace(CONTROL, ' ')).replaceAll(key, '').replace(/ {2,}/g, ' ').trim();
  return truncate(line, max);
}

/** A value of the guide in {@link plain} text; undefined where there is none, and where it leads away. */
export function valueText(value: string | null, max: number, key: string): string | undefined {
  const text = plain(value ?? '', max, key);
  return text === '' || leadsAway(text, true) ? undefined : text;
}

const EATEN: ReadonlySet<string> = new Set([...DIETS, ...ALLERGENS].map((attribute) => attribute.key));

/** Kitchens that are called by a diet. */
const KITCHENS: ReadonlySet<string> = new Set(['vegan', 'vegetarian']);

/**
 * A name, cuisine or area that stands alone, without the notes of its place: one that speaks of a diet or an allergen would be read as a verdict.
 *
 * @example labelText('Nut free and vegan', 60, key) // undefined
 */
export function labelText(value: string | null, max: number, key: string): string | undefined {
  const text = valueText(value, max, key);
  if (!text || KITCHENS.has(text.toLowerCase())) return text;
  return attributesIn(tokenize(text)).some(({ attribute }) => EATEN.has(attribute.key)) ? undefined : text;
}
