import { FOODS, type Food } from '../lexicon/foods.ts';
import { INGREDIENTS } from '../lexicon/ingredients.ts';
import { stem, stemsOf } from '../text/tokens.ts';

const WHOLE = 'shellfish|shell fish|crustacean|mollusc|mollusk';
const WORDS = INGREDIENTS.shellfish.split('|');

const own = (key: string, words: readonly string[]): Food => ({
  key,
  kind: 'dish',
  label: key,
  words,
  shown: words,
  kitchens: [],
  broader: ['seafood'],
  near: [],
});

const SHELLFISH = own('shellfish', WORDS);
const STEMS: ReadonlyMap<string, string> = new Map(WORDS.map((word) => [stemsOf(word).join(' '), word]));
const ALL: ReadonlySet<string> = new Set(WHOLE.split('|').map((word) => stem(word)));

/** Which word for shellfish a mention of seafood is; undefined for fish, and for seafood of any kind. */
const wordOf = (said: string): string | undefined =>
  stemsOf(said)
    .map((word) => STEMS.get(word))
    .find(Boolean) ?? STEMS.get(stemsOf(said).join(' '));

/**
 * What an exclusion of seafood leaves out: who cannot eat shellfish may eat fish, and who does not like oysters may eat crab. Whoever does
 * not eat fish is shown no seafood at all.
 *
 * @param strict somebody could fall ill: one kind stands for all shellfish
 * @example excludedFood(seafood, 'no oysters', false).key // 'oyster'
 */
export function excludedFood(food: Food, said: string, strict: boolean): Food {
  const word = food.key === 'seafood' ? wordOf(said) : undefined;
  if (word === undefined) return food;
  return strict || ALL.has(stem(word)) ? SHELLFISH : own(word, [word]);
}

/** The keys of exclusions that a wish for a food would take back: a wish for seafood takes back no shellfish. */
export function keysOfWish({ key, said }: { key: string; said: string }): string[] {
  const word = FOODS.has(key) && key === 'seafood' ? wordOf(said) : undefined;
  return word === undefined ? [key] : [key, SHELLFISH.key, word];
}
