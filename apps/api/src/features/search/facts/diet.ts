import type { Restaurant } from '@saffron/contracts/guide';
import type { FoodWish } from '../../understanding/wishes.ts';
import { answerOf } from './answer.ts';
import type { Attribute, Outcome } from './attribute.ts';
import { ATTRIBUTE } from './attributes/attributes.ts';

/** Attributes of diets, where their names differ. */
const NAMES: Readonly<Record<string, string>> = { 'gluten free': 'gluten', 'dairy free': 'dairy' };

/** The attribute that says whether a diet of the lexicon is kept. */
export const attributeOf = (diet: string): Attribute | undefined => ATTRIBUTE.get(NAMES[diet] ?? diet);

/** Whoever says it so falls ill, and does not only leave it alone. */
const ILL = /c(?:o?)eliac|allerg|intoleran|cross|wheat/i;

export const isForHealth = ({ key, said }: Pick<FoodWish, 'key' | 'said'>): boolean =>
  Object.hasOwn(NAMES, key) && ILL.test(said);

/**
 * What notes and tags of a place say of a diet. Dishes and the kind of kitchen tell nothing: beside them there may be others.
 *
 * @param health somebody could fall ill: what is made in the same oven does not do
 */
export function dietAt(diet: string, row: Restaurant, health = false): Outcome {
  const attribute = attributeOf(diet);
  if (!attribute) return 'unknown';
  const { outcome, contains, field } = answerOf(attribute, row, { safety: health });
  return contains || field === 'kitchen' || field === 'field' ? 'unknown' : outcome;
}

/** The words by which a text speaks of a diet at all. */
export function wordsOfDiet(diet: string): string[] {
  const { yes, for: also, no, against } = attributeOf(diet) ?? {};
  return [yes, also, no, against].flatMap((words) => words?.split('|') ?? []);
}
