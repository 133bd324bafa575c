import type { Found } from '../../search/found.ts';
import { isDiet } from '../../understanding/delta.ts';
import { notesOn } from './notes-about.ts';
import { plainly } from './unmet.ts';
import { clean, isVenue, listOf, nameOf } from './words.ts';

/**
 * The answer to a yes-or-no question about places; empty when none was asked.
 *
 * @example "Yes, outdoor tables at Tre Chiuse. My notes don't mention it for Chez Honorine."
 */
export function sayCheck(found: Found): string {
  const { check, wishes } = found;
  if (!check) return '';
  const { asked, met } = check;
  const diet = wishes.message.kinds.includes('diet') ? wishes.foods.filter(isDiet).at(-1) : undefined;
  const features =
    diet !== undefined || wishes.message.kinds.includes('feature') || wishes.message.kinds.includes('meal');
  const others = asked.filter((row) => !met.includes(row)).map(nameOf);
  const food = wishes.message.kinds.includes('food') ? wishes.foods.filter((wish) => !isDiet(wish)).at(-1) : undefined;
  const dish = food !== undefined && food.food !== null && food.food.kind !== 'kitchen' && !isVenue(food.label);
  const [free] = features || dish || wishes.message.kinds.length > 0 ? [] : wishes.notFoods.slice(-1);
  if (free)
    return `I can't vouch for that: my notes don't say what is free of ${clean(free.label, 40)} at ${listOf(asked.map(nameOf), 'or')}, so let the kitchen confirm before you order.`;
  if (!features && !dish) return met.length > 0 ? `Yes, ${said(met)}.` : `No, ${said(asked.slice(0, 2))}.`;
  const what = listOf(
    [
      ...(dish ? [clean(food.label, 40)] : []),
      ...(diet ? [`${diet.label} food`] : []),
      ...wishes.features.slice(-1).map((wish) => wish.label),
      ...(wishes.message.kinds.includes('meal') ? wishes.meals.map((wish) => wish.meal) : []),
    ].slice(0, 1),
  );
  const [only] = asked;
  const wish = dish
    ? food
    : diet
      ? undefined
      : wishes.message.kinds.includes('feature')
        ? wishes.features.at(-1)
        : undefined;
  const noted = only && asked.length === 1 && wish ? notesOn(only, wish) : null;
  if (only && noted)
    return `${noted.says && met.length > 0 ? `Yes, ${what} at` : `Of ${what} at`} ${nameOf(only)}${noted.says && met.length > 0 ? '' : ' the notes say'}: “${noted.text}”`;
  const missing = found.unmet.some((one) => one.kind === 'feature' && one.missing);
  if (met.length === 0 && missing) return `I can't say: nothing in my notes mentions ${what}. A quick call would tell.`;
  if (met.length === 0 && !found.unmet.some((one) => ['feature', 'meal', 'diet', 'food', 'dish'].includes(one.kind)))
    return `Not that I know of ${asked.length > 1 ? 'at any of those' : `at ${others[0]}`}. For ${what}, look here:`;
  if (met.length === 0)
    return `Not that I know of: my notes don't mention ${what} ${asked.length > 1 ? 'at any of them' : `at ${others[0]}`}.`;
  return `Yes, ${what} at ${listOf(met.map(nameOf))}.${others.length > 0 ? ` My notes don't say so of ${listOf(others, 'or')}.` : ''}`;
}

const said = (rows: Parameters<typeof nameOf>[0][]): string =>
  listOf(rows.map((row) => `${nameOf(row)} is ${plainly(row)}`));
