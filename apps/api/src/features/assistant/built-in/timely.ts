import { isSoOn } from '../../search/opening/noted-days.ts';
import { visitOf } from '../../search/opening/visit.ts';
import type { Meal, Wishes } from '../../understanding/wishes.ts';

const MEALS: readonly (readonly [Meal, RegExp])[] = [
  ['breakfast', /\b(?:breakfasts?|brunch)\b/i],
  ['lunch', /\blunch(?:es|time)?\b/i],
  ['dinner', /\b(?:dinners?|supper)\b/i],
];

/**
 * Whether something that notes tell is so when they come: on that day, and at that meal.
 *
 * @example isTimely('a lunch buffet', dinner) // false
 */
export function isTimely(text: string, wishes: Pick<Wishes, 'when' | 'meals' | 'message'>): boolean {
  const time = visitOf(wishes);
  if (time && !isSoOn(text, time)) return false;
  const named = MEALS.filter(([, words]) => words.test(text)).map(([meal]) => meal);
  return wishes.meals.length === 0 || named.length === 0 || wishes.meals.some(({ meal }) => named.includes(meal));
}
