import { FEATURES, MEALS } from '../lexicon/features.ts';
import { FOODS } from '../lexicon/foods.ts';
import { COMPASS } from '../lexicon/places.ts';
import { CHEAPER, PRICE_WORDS, PRICIER, type PriceWords } from '../lexicon/prices.ts';
import { Phrases } from '../text/phrases.ts';
import type { Meal } from '../wishes.ts';

/** What a phrase of a message may mean. */
export type Meaning =
  | { type: 'food'; key: string }
  | { type: 'price'; price: PriceWords }
  | { type: 'cheaper' }
  | { type: 'pricier' }
  | { type: 'meal'; meal: Meal }
  | { type: 'feature'; key: string; told?: true }
  | { type: 'tag'; tag: string }
  | { type: 'compass'; point: string }
  /** `own`: everyday words for which nobody stands but the account that added the part of town. */
  | { type: 'area'; label: string; values: string[]; sure: boolean; own?: true };

export type Entry = readonly [phrase: string, meaning: Meaning];

const each = function* (words: string, meaning: Meaning): Generator<Entry> {
  for (const word of words.split('|')) if (word.trim()) yield [word.trim(), meaning];
};

/** The phrases that mean the same in every guide. */
export function* commonMeanings(): Generator<Entry> {
  for (const food of FOODS.values()) {
    for (const word of food.words) yield [word, { type: 'food', key: food.key }];
    // "Srilankan", "dimsum".
    if (/^[a-z]+ [a-z]+$/.test(food.key)) yield [food.key.replace(' ', ''), { type: 'food', key: food.key }];
  }
  for (const price of PRICE_WORDS) yield* each(price.said, { type: 'price', price });
  yield* each(CHEAPER, { type: 'cheaper' });
  yield* each(PRICIER, { type: 'pricier' });
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) yield* each(MEALS[meal], { type: 'meal', meal });
  for (const [key, { said, told = '' }] of Object.entries(FEATURES)) {
    yield* each(said, { type: 'feature', key });
    yield* each(told, { type: 'feature', key, told: true });
  }
  for (const [point, { said }] of Object.entries(COMPASS)) yield* each(said, { type: 'compass', point });
}

let common: Phrases<Meaning> | undefined;

/** The phrases of the lexicon, made once for all guides. */
export const commonPhrases = (): Phrases<Meaning> => (common ??= new Phrases(commonMeanings()));
