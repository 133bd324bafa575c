import type { Restaurant } from '@saffron/contracts/guide';
import type { Delta } from '../delta/delta.ts';
import type { Reading } from '../reading/reading.ts';
import { foodByKey } from '../vocabulary/cuisine-values.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Doing } from './intents.ts';

/** "Something similar nearby": the kitchen and the part of town of the place that was spoken of. */
export function addSimilarPlaces(
  delta: Delta,
  doing: Doing,
  reading: Reading,
  row: Restaurant | undefined,
  vocabulary: Vocabulary,
): void {
  if (!row) return;
  const key = [...(vocabulary.cuisines.find((one) => one.value === row.cuisine?.trim())?.equal ?? [])][0];
  const food = key ? foodByKey(key, vocabulary.ownFoods) : null;
  if ((doing.triggers.includes('similar') || (isMeasure(reading) && !delta.shift)) && food && delta.foods.length === 0)
    delta.foods.push({ key: food.key, label: food.label, food, fallback: false, said: row.cuisine ?? '' });
  const area = row.neighborhood?.trim();
  if (doing.triggers.includes('nearby') && area && delta.areas.length === 0)
    delta.areas.push({ label: area, values: [area], address: null, said: area });
}

/** "Something like Sette Reti only cheaper": the place that is named is the measure, and not the answer. */
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
