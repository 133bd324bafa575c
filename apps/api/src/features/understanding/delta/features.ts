import { FEATURES } from '../lexicon/features.ts';
import { stemsOf } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FeatureWish, MealWish } from '../wishes.ts';
import type { Delta } from './delta.ts';

export function addMeal(meals: MealWish[], wish: MealWish): void {
  if (!meals.some((other) => other.meal === wish.meal)) meals.push(wish);
}

export function addFeature(delta: Delta, wish: FeatureWish | null, negated: boolean): void {
  if (!wish) return;
  if (negated) delta.notFeatures.push(wish);
  else if (!delta.features.some((other) => other.key === wish.key)) delta.features.push(wish);
}

export const tagWish = (tag: string, said: string): FeatureWish => ({
  key: `tag ${tag}`,
  label: tag.toLowerCase(),
  tags: [tag],
  firm: true,
  said,
});

export function featureWish(key: string, said: string, vocabulary: Vocabulary): FeatureWish | null {
  const feature = FEATURES[key];
  if (!feature) return null;
  const tags = vocabulary.tagsOf.get(key) ?? [];
  const literal = !MOODS.has(key) && tags.some((tag) => stemsOf(tag).join(' ') === stemsOf(said).join(' '));
  return { key, label: feature.label, tags, firm: literal || (feature.firm ?? FRIENDLY.test(said)), said };
}

/** What notes tell as well as a tag does. */
const MOODS: ReadonlySet<string> = new Set(['quiet', 'cosy', 'lively', 'casual', 'dressy', 'trendy', 'classic']);

/** "Child friendly" asks for more than "with the kids" does. */
const FRIENDLY = /friendly$/i;
