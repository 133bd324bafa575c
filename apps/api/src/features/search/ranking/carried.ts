import { isDiet } from '../../understanding/delta/delta.ts';
import { ATTRIBUTES } from '../../understanding/fold.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { FoodWish, Wishes } from '../../understanding/wishes.ts';
import { LESSER } from '../criteria/food-fit.ts';
import { allergensIn } from '../facts/asked.ts';
import type { Attribute } from '../facts/attribute.ts';
import { attributeOf } from '../facts/attribute-of.ts';
import { ALLERGENS } from '../facts/attributes/diets.ts';
import { isForHealth } from '../facts/diet.ts';
import { dishesWith } from '../facts/forbidden-words.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { keptApart } from './kept-apart.ts';

type Needs = Pick<Wishes, 'foods' | 'notFoods' | 'features'>;

/** A wish for a food that has in it what somebody told that they could fall ill from: sushi, with an allergy to shrimp. */
export interface Carried {
  allergen: Attribute;
  wish: FoodWish;
}

const TABLES = new Map(
  ALLERGENS.map(({ key, allergen }) => [
    key,
    new Phrases(
      `${dishesWith(key)}|${allergen?.named}|${allergen?.kitchens}`
        .split('|')
        .flatMap((word) => (word ? [[word, true] as const] : [])),
    ),
  ]),
);

/** Kinds of places that cook all kinds of food. */
const OF_ALL_KINDS: ReadonlySet<string> = new Set(['pub', 'pub food', 'gastropub', 'diner']);

/**
 * The wishes for a food that carries an allergen of the diner. Kitchens and kinds of places are left out: those are judged by what they cook.
 *
 * @param wished the foods that are judged
 */
function carriedIn({ foods, notFoods, features }: Needs, wished: readonly FoodWish[] = foods): Carried[] {
  const allergic = features.some(({ key }) => key === 'allergy');
  const told = new Set([
    ...foods.flatMap((wish) => (isDiet(wish) && (allergic || isForHealth(wish)) ? (attributeOf(wish.key) ?? []) : [])),
    ...notFoods.flatMap(({ label, strict }) => (allergic || strict ? allergensIn(label) : [])),
  ]);
  const isDish = (wish: FoodWish) =>
    !isDiet(wish) && !ATTRIBUTES.has(wish.key) && !OF_ALL_KINDS.has(wish.key) && wish.food?.kind !== 'kitchen';
  const dishes = wished.filter(isDish);
  return [...told].flatMap((allergen) =>
    dishes.flatMap((wish) => {
      const words = tokenize(`${wish.label}, ${wish.said}, ${wish.key}`);
      return (TABLES.get(allergen.key)?.findAll(words).length ?? 0) > 0 ? [{ allergen, wish }] : [];
    }),
  );
}

/** The same of the last message, if it names a food. */
export const carriedSaid = (wishes: Wishes): Carried[] =>
  wishes.message.kinds.includes('food') ? carriedIn(wishes, [...wishes.message.harmful, ...wishes.foods]) : [];

/**
 * Which places serve a wished food that carries an allergen, while no notes say how they keep it apart; null where no wish carries one.
 *
 * @returns the allergen by position of the place; null where there is nothing against it
 */
export function unprovenFor(needs: Needs, snapshot: Snapshot): ((at: number) => Attribute | null) | null {
  const { fits, cuisines } = snapshot;
  const kept = carriedIn(needs).map(({ allergen, wish }) => {
    const { yes, for: also = '', allergen: own } = allergen;
    const { any, named } = fits.mentions(wish);
    const costs = wish.food && fits.of(wish.food).plain;
    return {
      allergen,
      serves: (at: number) => any.has(at) || named.has(at) || (costs?.get(cuisines[at] ?? '') ?? 1) < LESSER,
      isKept: keptApart(allergen, snapshot, `${yes}|${also}|${own?.basis}`.split('|').filter(Boolean)),
    };
  });
  const against = (at: number) =>
    kept.find(({ serves, isKept }) => serves(at) && isKept(at) === null)?.allergen ?? null;
  return kept.length === 0 ? null : against;
}
