import { FEATURES } from '../../understanding/lexicon/features.ts';
import type { Food } from '../../understanding/lexicon/foods.ts';
import { fold, stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import type { Meaning } from '../../understanding/vocabulary/meanings.ts';
import type { FeatureWish, FoodWish } from '../../understanding/wishes.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** What a whole text means in the vocabulary of a guide. */
export function meaningsOf(text: string, { vocabulary }: Snapshot): Meaning[] {
  const tokens = tokenize(text);
  return vocabulary.phrases.at(tokens, 0).flatMap(({ to, value }) => (to === tokens.length ? value : []));
}

/** A food by its key, by a cuisine of the guide, or by any other word for it; null if nobody knows it. */
export function foodOf(text: string, snapshot: Snapshot): Food | null {
  const folded = fold(text);
  const own = snapshot.vocabulary.cuisines.find(({ value }) => fold(value) === folded);
  const [key] = own ? [...own.equal] : [folded];
  const food = snapshot.fits.food(key ?? folded);
  if (food) return food;
  const meaning = meaningsOf(text, snapshot).find((one) => one.type === 'food');
  return meaning?.type === 'food' ? snapshot.fits.food(meaning.key) : null;
}

/** A food as criteria and ranking take it. One that nobody knows is looked up in the texts of the guide. */
export function foodWish(text: string, food: Food | null): FoodWish {
  const label = fold(text);
  return { key: food?.key ?? `unknown ${label}`, label, food, said: label, fallback: false };
}

/** Whether a text says a food by more than its key: "oysters" of seafood. */
export const isSpecific = (text: string, food: Food): boolean =>
  food.kind === 'style' && stemsOf(text).join(' ') !== stemsOf(food.key).join(' ');

/** A feature by its key, a tag of the guide, or any word for it. One that nobody knows is looked up in the texts of the guide. */
export function featureWish(text: string, snapshot: Snapshot): FeatureWish {
  const folded = fold(text);
  const meanings = meaningsOf(text, snapshot);
  const meaning = meanings.find((one) => one.type === 'feature');
  const key = FEATURES[folded] ? folded : meaning?.type === 'feature' ? meaning.key : folded;
  const tag = [...snapshot.tagged.keys()].find((one) => fold(one) === folded);
  const tags = [...(snapshot.vocabulary.tagsOf.get(key) ?? []), ...(tag ? [tag] : [])];
  return { key, label: FEATURES[key]?.label ?? folded, tags: [...new Set(tags)], firm: true, said: folded };
}
