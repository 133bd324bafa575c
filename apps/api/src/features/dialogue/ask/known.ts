import type { Restaurant } from '@saffron/contracts/guide';
import { answerOf } from '../../search/facts/answer.ts';
import type { Asked } from '../../search/facts/attribute.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { ATTRIBUTES } from '../../search/facts/attributes/attributes.ts';
import { dietAt, isForHealth } from '../../search/facts/diet.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import type { FoodWish, Wishes } from '../../understanding/wishes.ts';
import { allergensAmong } from '../barred.ts';
import { foodMeasure } from '../measures/foods.ts';
import type { Measure } from '../measures/measure.ts';
import { degreeMeasure, featureMeasure } from '../measures/measures.ts';

const isMet = (measure: Measure, row: Restaurant): boolean => ['yes', 'partly'].includes(measure.of(row).outcome);

/** The wishes without the foods, diets and features that the guide does not say a place has: nobody praises it for those. */
export const knownOf = (row: Restaurant, wishes: Wishes, snapshot: Snapshot): Wishes => ({
  ...wishes,
  foods: wishes.foods.filter((wish) => !isForHealth(wish) && isMet(foodMeasure(wish.key, wish.label, snapshot), row)),
  features: wishes.features.filter(({ key, label }) =>
    isMet(key === 'bestrated' ? degreeMeasure('rating', snapshot) : featureMeasure(key, label, snapshot), row),
  ),
});

/** The diets of the diner of which nobody knows whether a place keeps them. */
export const unknownDiets = (row: Restaurant, { foods }: Pick<Wishes, 'foods'>): Asked[] =>
  foods.flatMap((wish: FoodWish) => {
    const attribute = isDiet(wish) ? attributeOf(wish.key) : undefined;
    if (!attribute) return [];
    const outcome = isForHealth(wish) ? answerOf(attribute, row, { safety: true }).outcome : dietAt(wish.key, row);
    return outcome === 'unknown' ? [{ attribute, contrary: false, said: wish.label }] : [];
  });

/** What the diner cannot have by what was said, or allergies at large where nobody said which. */
export function allergensOf(wishes: Wishes): Asked[] {
  const known = allergensAmong(wishes);
  const asked = known.length > 0 ? known : ATTRIBUTES.filter(({ key }) => key === 'allergies');
  return asked.map((attribute) => ({ attribute, contrary: false, said: attribute.key }));
}
