import type { Restaurant } from '@saffron/contracts/guide';
import { type Delta, isDiet } from '../delta/delta.ts';
import type { State } from '../fold.ts';
import { VENUES } from '../lexicon/foods.ts';
import type { Reading } from '../reading/reading.ts';
import { foodByKey } from '../vocabulary/cuisine-values.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FoodWish } from '../wishes.ts';
import type { Doing } from './intents.ts';

/**
 * What was eaten at the place that was spoken of, at about its price, and in its part of town.
 *
 * @param before what was wished when it was shown
 */
export function addSimilarPlaces(
  delta: Delta,
  doing: Doing,
  reading: Reading,
  row: Restaurant | undefined,
  before: Pick<State, 'foods' | 'price' | 'shown'>,
  vocabulary: Vocabulary,
): void {
  if (!row) return;
  const isLike = isSimilar(doing, reading);
  const key = [...(vocabulary.cuisines.find((one) => one.value === row.cuisine?.trim())?.equal ?? [])][0];
  const food = key ? foodByKey(key, vocabulary.ownFoods) : null;
  // The dish that was asked for when it was shown says more of what somebody likes there than the kitchen.
  const isAsked = before.shown.includes(row.id) && before.foods.some(isDish);
  const isUnwanted = delta.notFoods.some((one) => one.key === key);
  const isKind = (doing.triggers.includes('similar') || !delta.shift) && !isUnwanted;
  if (isLike && isKind && food && !isAsked && delta.foods.length === 0)
    delta.foods.push({ key: food.key, label: food.label, food, fallback: false, said: row.cuisine ?? '' });
  if (isLike && row.price !== null && !delta.price && !delta.shift && !before.price)
    delta.price = { label: 'similarly priced', met: near(row.price), near: [], said: 'similar' };
  const area = row.neighborhood?.trim();
  if (doing.triggers.includes('nearby') && area && delta.areas.length === 0)
    delta.areas.push({ label: area, values: [area], address: null, said: area });
}

const isDish = (wish: FoodWish): boolean => !isDiet(wish) && !VENUES.has(wish.key) && wish.food?.kind !== 'kitchen';

/** The levels about a price, before all others. */
const near = (price: number): number[][] => {
  const isNear = (level: number) => Math.abs(level - price) <= 1;
  return [LEVELS.filter(isNear), LEVELS.filter((level) => !isNear(level))];
};
const LEVELS = [1, 2, 3, 4, 5];

/** Whether a message looks for something like a place. */
export const isSimilar = (doing: Doing, reading: Reading): boolean =>
  doing.triggers.includes('similar') || isMeasure(reading);

/** The place that is named is the measure, and not the answer. */
export const isMeasure = ({ tokens, names }: Reading): boolean =>
  names.some(({ from }) => {
    const before = tokens.slice(Math.max(0, from - 2), from).map((token) => token.word);
    const [first, last] = [before[0], before.at(-1)];
    return (
      last === 'like' ||
      last === 'than' ||
      (first === 'similar' && last === 'to') ||
      (first === 'same' && last === 'as')
    );
  });
