import { FOODS } from '../lexicon/foods.ts';
import { isInPassing } from '../passing.ts';
import type { Reading } from '../reading/reading.ts';
import { FINE } from '../safety/signs.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Delta } from './delta.ts';
import { addFeature, featureWish } from './features.ts';
import { foodWish } from './foods.ts';

/** Foods that no mention asks for. */
export function passingIn({ foods }: Delta, reading: Reading): string[] {
  const asked = new Set(
    reading.mentions.flatMap((mention) =>
      mention.meaning.type === 'food' && !mention.negated && !isInPassing(mention, reading)
        ? [mention.meaning.key]
        : [],
    ),
  );
  return foods.flatMap(({ key, food }) => (food && !asked.has(key) ? [key] : []));
}

/** "No meat" is a diet. */
export function withoutMeat(delta: Delta): void {
  const meat = delta.notFoods.find((wish) => wish.key === 'meat' && /^meats?$/i.test(wish.said));
  const vegetarian = FOODS.get('vegetarian');
  if (!meat || !vegetarian) return;
  delta.notFoods = delta.notFoods.filter((wish) => wish !== meat);
  if (!delta.foods.some((wish) => wish.key === 'vegan' || wish.key === 'vegetarian'))
    delta.foods.push(foodWish(vegetarian, vegetarian.key, meat.said, false));
}

/** Who keeps to Jain food eats no meat, wherever nothing else is known. */
export function asVegetarian(delta: Delta): void {
  const jain = delta.foods.find((wish) => wish.key === 'jain');
  const vegetarian = FOODS.get('vegetarian');
  if (!jain || !vegetarian || delta.foods.some((wish) => wish.key === 'vegan' || wish.key === 'vegetarian')) return;
  delta.foods.push(foodWish(vegetarian, vegetarian.key, jain.said, false));
}

/** Between a diet and fish, where it is one person who keeps the one and eats the other. */
const STILL = wordSet(
  'who that but and though i do does can will still also sometimes occasionally eat eats eating plus with except for',
);
const EATEN = /^(?:eat|eats|eating|plus|except|for|than|from|besides|not|isnt|arent|barring|save)$/;

/** Fish is what they may have, and wished only where they ask for it. */
export function eatingFish(delta: Delta, { tokens, mentions }: Reading): void {
  const meatless = delta.foods.find(({ key }) => key === 'vegetarian');
  const pescatarian = FOODS.get('pescatarian');
  const [fish, diet] = ['seafood', 'vegetarian'].map((key) =>
    mentions.find(({ meaning, negated }) => meaning.type === 'food' && meaning.key === key && !negated),
  );
  if (!meatless || !fish || !pescatarian) return;
  const between = diet ? tokens.slice(diet.to, fish.from) : [];
  const isOne = between.length > 0 && between.every(({ word }) => STILL.has(word));
  if (!/\bmeats?\b/i.test(meatless.said) && !isOne) return;
  const isFine = /^(?:is|are)$/.test(tokens[fish.to]?.word ?? '') && FINE.has(tokens[fish.to + 1]?.word ?? '');
  const isEaten = isFine || EATEN.test(tokens[fish.from - 1]?.word ?? '');
  delta.foods = delta.foods.filter((wish) => wish !== meatless && !(isEaten && wish.key === 'seafood'));
  const { strict } = meatless;
  delta.foods.push({ ...foodWish(pescatarian, pescatarian.key, meatless.said, false), ...(strict && { strict }) });
}

/** "No dairy, no meat" is vegan. */
export function asVegan(delta: Delta): void {
  const [meatless, milkless] = ['vegetarian', 'dairy free'].map((key) => delta.foods.find((wish) => wish.key === key));
  const vegan = FOODS.get('vegan');
  if (!meatless || !milkless || !vegan) return;
  delta.foods = delta.foods.filter((wish) => wish !== meatless && wish !== milkless);
  delta.foods.push(foodWish(vegan, vegan.key, milkless.said, false));
}

const HEAT: ReadonlySet<string> = new Set(['spicy', 'chilli', 'chili', 'spice']);

/** Whether a food is what makes a dish hot. */
export const isHeat = (key: string): boolean => HEAT.has(key);

/** "She can't do spicy" wishes for something mild. */
export function asMild(delta: Delta, vocabulary: Vocabulary): void {
  const heat = delta.notFoods.find(({ key }) => isHeat(key));
  if (heat) addFeature(delta, featureWish('mild', heat.said, vocabulary), false);
}
