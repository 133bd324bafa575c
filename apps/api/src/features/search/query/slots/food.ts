import type { Restaurant } from '@saffron/contracts/guide';
import type { Outcome, QueryEvidence } from '@saffron/contracts/guide-query';
import { CUISINES } from '../../../understanding/lexicon/cuisines.ts';
import { FOODS, type Food } from '../../../understanding/lexicon/foods.ts';
import { fold, stemsOf } from '../../../understanding/text/tokens.ts';
import { wordSet } from '../../../understanding/text/word-set.ts';
import { tagsIn } from '../../../understanding/vocabulary/vocabulary.ts';
import { withTags } from '../../criteria/criterion.ts';
import { keepsFrom } from '../../criteria/food-criteria.ts';
import { MISSED } from '../../criteria/food-fit.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { Check } from '../check.ts';
import { besidePhrase } from '../clauses.ts';
import { sentenceOf } from '../sentences.ts';
import { foodWish, isSpecific } from '../values.ts';

/** Kitchens that only a style or dish goes by: ramen is Japanese, while dumplings are cooked in many countries. */
function isOfKitchen(key: string, isFamily: (kitchen: string) => boolean): boolean {
  const kitchens = (FOODS.get(key)?.kitchens ?? []).filter((kitchen) => CUISINES[kitchen]);
  return kitchens.length > 0 && kitchens.every(isFamily);
}

/** The guide's cuisines that are a food: its own name, its regions, and what nobody else cooks ("Ramen" of Japanese). */
function familyOf(food: Food, { fits, vocabulary }: Snapshot): { exact: Set<string>; all: Set<string> } {
  const { equal, within, narrower } = fits.valuesOf(food.key);
  const all = new Set([...equal, ...within, ...narrower]);
  if (food.kind === 'kitchen') {
    const isFamily = (key: string) => key === food.key || FOODS.get(key)?.broader.includes(food.key) === true;
    for (const { value, equal: keys } of vocabulary.cuisines)
      if ([...keys].some((key) => isOfKitchen(key, isFamily))) all.add(value);
  }
  return { exact: new Set(equal), all };
}

const cuisineWords = ({ cuisine }: Restaurant): QueryEvidence | undefined =>
  cuisine ? { field: 'cuisine', sentence: cuisine } : undefined;
const tagWords = (row: Restaurant, tags: readonly string[]): QueryEvidence | undefined => {
  const tag = tagsIn(row.tag).find((one) => tags.includes(one));
  return tag ? { field: 'tag', sentence: tag } : undefined;
};

/** How near the cuisine of a row is to a food: 1 for the food itself, 0 for what has nothing in common. */
function nearnessOf(food: Food, { fits, cuisines }: Snapshot, exact: ReadonlySet<string>) {
  const { plain } = fits.of(food);
  return (_: Restaurant, at: number): number => {
    const value = cuisines[at] ?? '';
    if (exact.has(value)) return 1;
    const cost = plain.get(value) ?? MISSED;
    return Math.max(0, 0.9 * (1 - cost / MISSED));
  };
}

/**
 * A kitchen: what the guide lists or tags a place as. A mention in the notes, or a kindred cuisine, is nearly it.
 *
 * @param by `listed`: a tag is nearly it, too
 */
export function kitchenCheck(text: string, food: Food, snapshot: Snapshot, by: 'listed' | 'tagged' = 'tagged'): Check {
  const { cuisines, fits, vocabulary } = snapshot;
  const { exact, all } = familyOf(food, snapshot);
  const wish = foodWish(text, food);
  const tags = vocabulary.tagsOf.get(food.key) ?? [];
  const tagged = withTags(tags, snapshot);
  const mentioned = fits.mentions(wish).any;
  const nearness = nearnessOf(food, snapshot, exact);
  return {
    food: wish,
    nearness: (row, at) => (mentioned.has(at) ? Math.max(nearness(row, at), 0.3) : nearness(row, at)),
    outcome: (row, at) => {
      const value = cuisines[at] ?? '';
      if (all.has(value) || (by === 'tagged' && tagged.has(at))) return 'meets';
      if (tagged.has(at) || mentioned.has(at) || nearness(row, at) > 0) return 'nearly';
      return value ? 'lacks' : 'unknown';
    },
    evidence: (row, at) => {
      if (!all.has(cuisines[at] ?? '') && tagged.has(at)) return tagWords(row, tags);
      return mentioned.has(at) && !all.has(cuisines[at] ?? '')
        ? sentenceOf(row, food.shown, 'says')
        : cuisineWords(row);
    },
  };
}

const WARNINGS = wordSet('safe allergy allergic allergen trace risk shared contamination');

/** The rows that only deny a food, and among these the ones that warn of it: "not safe for nut allergies" is no "no nuts". */
function denialsOf(words: readonly string[], { vocabulary: { texts } }: Snapshot) {
  const { denies } = texts.voices(words);
  const isWarning = (at: number) =>
    words.some((word) => besidePhrase(texts.textAt(at), stemsOf(word), (other) => WARNINGS.has(other)).includes(true));
  return { denies, warned: new Set([...denies].filter(isWarning)) };
}

/** A dish or style: what the cuisine, tags, notes or name say. The guide is silent where its notes do not name it. */
export function dishCheck(text: string, food: Food | null, snapshot: Snapshot): Check {
  const { cuisines, fits, vocabulary } = snapshot;
  const wish = foodWish(text, food);
  const isCuisine = vocabulary.cuisines.some(({ value }) => fold(value) === wish.label);
  const specific = food !== null && !isCuisine && isSpecific(text, food);
  const words = food && !specific ? food.shown : [wish.label];
  const { exact, all } = food ? familyOf(food, snapshot) : { exact: new Set<string>(), all: new Set<string>() };
  const tags = food ? (vocabulary.tagsOf.get(specific ? wish.label : food.key) ?? []) : [];
  const tagged = withTags(tags, snapshot);
  const { said, any, named } = fits.mentions(wish);
  const saying = specific || !food ? said : new Set([...said, ...any]);
  const { denies, warned } = denialsOf(words, snapshot);
  const keeps = food && !specific ? keepsFrom(food.key, snapshot) : () => false;
  const nearness = food ? nearnessOf(food, snapshot, exact) : undefined;
  const isListed = (at: number) => !specific && all.has(cuisines[at] ?? '');
  const isNamed = (at: number) => !specific && named.has(at);
  const outcome = (_: Restaurant, at: number): Outcome => {
    if (keeps(at)) return 'lacks';
    if (isListed(at) || tagged.has(at) || saying.has(at) || isNamed(at)) return 'meets';
    if (warned.has(at)) return 'meets';
    if (denies.has(at)) return 'lacks';
    return any.has(at) ? 'nearly' : 'unknown';
  };
  return {
    food: wish,
    ...(nearness && { nearness }),
    outcome,
    evidence: (row, at) => {
      const found = outcome(row, at);
      if (found === 'unknown') return;
      if (found === 'lacks') return sentenceOf(row, words, 'denies') ?? cuisineWords(row);
      if (warned.has(at) && !saying.has(at)) return sentenceOf(row, words, 'denies');
      const sentence = sentenceOf(row, saying.has(at) ? [wish.label, ...words] : (food?.shown ?? words), 'says');
      if (isListed(at)) return sentence ?? cuisineWords(row);
      return tagWords(row, tags) ?? sentence ?? { field: 'name', sentence: row.name };
    },
  };
}
