import { evidenceOf } from './evidence-of.ts';
import type { Snapshot } from './snapshot.ts';
import { FEATURES } from './taxonomy/features.ts';
import { FOODS } from './taxonomy/foods.ts';

/**
 * Asks a guide's texts beforehand what diners ask, food by food and feature by feature, so that the first who asks waits no longer
 * than the next.
 */
export function* usualQuestions(snapshot: Snapshot): Generator<void> {
  const { fits, vocabulary } = snapshot;
  for (const food of FOODS.values()) {
    fits.of(food);
    fits.mentions({ key: food.key, label: food.label, food, fallback: false, said: food.label });
    if (food.kind !== 'kitchen') snapshot.dishes.places(`food ${food.key}`, food.words);
    yield;
  }
  for (const [key, { label, said }] of Object.entries(FEATURES)) {
    const tags = vocabulary.tagsOf.get(key) ?? [];
    evidenceOf({ key, label, tags, firm: false, said: said.split('|')[0] ?? key }, snapshot);
    yield;
  }
}
