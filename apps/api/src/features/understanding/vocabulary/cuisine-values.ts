import type { Steps } from '../../../slices.ts';
import { FOODS, type Food } from '../lexicon/foods.ts';
import { ALLERGEN_FOODS } from '../safety/allergens.ts';
import type { Phrases } from '../text/phrases.ts';
import { stemsOf, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Meaning } from './meanings.ts';

/** A cuisine as the guide spells it, and what it means in the taxonomy. */
export interface CuisineValue {
  value: string;
  /** Foods that it is another name for. */
  equal: ReadonlySet<string>;
  /** Foods that are a part of it. */
  parts: ReadonlySet<string>;
  /** Features that it is a name of: "Bar" of drinks. */
  features: ReadonlySet<string>;
  /** Nobody stands for it but the account that added its places. */
  unvouched: boolean;
}

/** Names that are read in one step. */
const READ_AT_ONCE = 50;

const EMPTY_WORDS = wordSet('food cuisine restaurant kitchen cooking style place');

/**
 * Finds what a guide's cuisines mean. One that the taxonomy does not know becomes a food of its own, returned in `foods`.
 *
 * @param unvouched names for which nobody stands but the account that added their places
 * @param isCommon whether a name is everyday words: where only one account stands for it, it is no food of its own, and stands for no feature
 * @example (yield* cuisineValues(['Hamburger'], phrases, new Set(), () => false)).values[0]?.equal // Set { 'burgers' }
 */
export function* cuisineValues(
  names: readonly string[],
  phrases: Phrases<Meaning>,
  unvouched: ReadonlySet<string>,
  isCommon: (value: string) => boolean,
): Steps<{ values: CuisineValue[]; foods: Food[] }> {
  const foods: Food[] = [];
  const read = (value: string): CuisineValue => {
    const tokens = tokenize(value);
    const all = phrases.findAll(tokens);
    // "Thai" of "Thai food" is all of it, and so is "soul food".
    const isEmpty = (from: number, to: number) => tokens.slice(from, to).every(({ stem }) => EMPTY_WORDS.has(stem));
    const spans = all.filter((span) => span.value.type === 'food');
    const keys = (of: typeof spans) =>
      new Set(of.flatMap((span) => (span.value.type === 'food' ? [span.value.key] : [])));
    const equal = keys(spans.filter(({ from, to }) => isEmpty(0, from) && isEmpty(to, tokens.length)));
    const parts = keys(spans);
    // "Music Bar" is a bar, and "Oyster Bar" is seafood.
    const called = all.flatMap(({ value, from, to }) =>
      value.type === 'feature' && isEmpty(to, tokens.length) && (isEmpty(0, from) || spans.length === 0)
        ? [{ key: value.key, isWhole: isEmpty(0, from) }]
        : [],
    );
    const isFeature = called.some(({ isWhole }) => isWhole);
    const isClaim = equal.size === 0 && !isFeature && unvouched.has(value) && isCommon(value);
    const features = new Set(isClaim ? [] : called.map(({ key }) => key));
    if (equal.size === 0) {
      const food = foodOf(value);
      if (!isFeature && !isClaim) foods.push(food);
      equal.add(food.key);
    }
    return { value, equal, parts, features, unvouched: unvouched.has(value) };
  };
  const values: CuisineValue[] = [];
  for (const [at, name] of names.entries()) {
    if (at % READ_AT_ONCE === 0) yield;
    values.push(read(name));
  }
  return { values, foods };
}

function foodOf(value: string): Food {
  const key = stemsOf(value).join(' ') || value;
  return {
    key: `own ${key}`,
    kind: 'kitchen',
    label: value,
    words: [value],
    shown: [value],
    kitchens: [],
    broader: [],
    near: [],
  };
}

/** A food of the taxonomy or of the guide. */
export function foodByKey(key: string, own: ReadonlyMap<string, Food>): Food | null {
  return own.get(key) ?? FOODS.get(key) ?? ALLERGEN_FOODS.get(key) ?? null;
}
