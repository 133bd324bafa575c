import { isSoOn } from '../../search/opening/noted-days.ts';
import { beginsWithTime } from '../../search/opening/time-in-sentence.ts';
import { visitOf } from '../../search/opening/visit.ts';
import type { Meal, Wishes } from '../../understanding/wishes.ts';

const MEALS: readonly (readonly [Meal, RegExp])[] = [
  ['breakfast', /\b(?:breakfasts?|brunch|mornings?|before (?:noon|midday|lunch))\b/i],
  ['lunch', /\b(?:lunch(?:es|time)?|at (?:noon|midday))\b/i],
  ['dinner', /\b(?:dinners?|supper|evenings?|at night|after dark)\b/i],
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

/**
 * When something is so, where a text says it first, as one says it last; and the rest of the text. Null where it begins with no time.
 *
 * @example leadOf('In the week, pies and hash') // { when: 'in the week', rest: 'pies and hash' }
 */
export function leadOf(text: string): { when: string; rest: string } | null {
  const to = beginsWithTime(text);
  if (to === null) return null;
  const said = text.slice(0, to);
  const [first = ''] = said.split(' ');
  const small = /^(?!Week)\p{Lu}\p{L}+days?$/u.test(first) ? said : `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  const [, before] = BEFORE.find(([words]) => words.test(said)) ?? [];
  return { when: before ? `${before} ${small}` : small, rest: text.slice(to).replace(/^[,:\s–—-]+/, '') };
}

/** The word before a time that has none. */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [/^weekends?\b/i, 'at'],
  [/^\p{L}+days?\b/iu, 'on'],
  [/^(?:mornings|afternoons|evenings)\b/i, 'in the'],
  [/^(?:winter|spring|summer|autumn)\b/i, 'in'],
  [/^(?:breakfast|brunch|lunch|lunchtime|dinner|supper)\b/i, 'at'],
];
