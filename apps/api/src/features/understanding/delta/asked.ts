import { ATTRIBUTES } from '../fold.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type Delta, isDiet } from './delta.ts';
import { deltaOf } from './delta-of.ts';

/** What the mentions that a message asks about would change. */
export const askedOf = (reading: Reading, asked: readonly Mention[], vocabulary: Vocabulary): Delta =>
  deltaOf(
    { ...reading, mentions: reading.mentions.filter((mention) => asked.includes(mention) && !mention.stated) },
    vocabulary,
    () => false,
    [],
    [],
  );

/** A question whether there is a terrace is no wish for one from then on; a diet that somebody has told with it stays. */
export function withoutAsked(delta: Delta, only: Delta): Delta {
  const isOnly = (key: string) => only.features.some((wish) => wish.key === key);
  return {
    ...delta,
    foods: delta.foods.filter(
      (wish) =>
        wish.strict || !(isDiet(wish) || ATTRIBUTES.has(wish.key)) || !only.foods.some(({ key }) => key === wish.key),
    ),
    price: only.price ? null : delta.price,
    shift: only.shift ? null : delta.shift,
    meals: only.meals.length > 0 ? [] : delta.meals,
    features: delta.features.filter((wish) => !isOnly(wish.key)),
  };
}
