import type { Restaurant } from '@saffron/contracts/guide';
import type { Outcome } from '@saffron/contracts/guide-query';
import { table } from '../../../../table.ts';
import { DIETS, FOODS } from '../../../understanding/lexicon/foods.ts';
import { Phrases } from '../../../understanding/text/phrases.ts';
import { sentencesOf } from '../../../understanding/text/sentences.ts';
import type { FoodWish } from '../../../understanding/wishes.ts';
import { withTags } from '../../criteria/criterion.ts';
import { MISSED } from '../../criteria/food-fit.ts';
import { answerOf } from '../../facts/answer.ts';
import type { Outcome as Told } from '../../facts/attribute.ts';
import { attributeOf } from '../../facts/attribute-of.ts';
import { dietAt, isForHealth } from '../../facts/diet.ts';
import { saysSurely } from '../../facts/doubts.ts';
import { notedAt } from '../../facts/noted-at.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { Check } from '../check.ts';
import { sentenceOf } from '../sentences.ts';

/** Diets and kitchens that keep another diet too. */
export const IMPLIED_BY: Readonly<Record<string, readonly string[]>> = table({
  vegetarian: ['vegan'],
  'dairy free': ['vegan'],
  pescatarian: ['vegetarian', 'vegan', 'seafood'],
});

const OUTCOMES: Readonly<Record<Exclude<Told, 'unknown'>, Outcome>> = { yes: 'meets', partly: 'meets', no: 'lacks' };

/** How surely a diet is kept: by the whole kitchen, by what is said of it, for some dishes or at some times. */
const WHOLE = 1;
const SAID = 0.43;
const PARTLY = 0.15;

/** By diet, and whether it is for somebody's health: which restaurants promise it. */
const promised = new Map<string, WeakMap<Restaurant, boolean>>();

/** Whether the notes of a restaurant say some words for a diet; a word that they doubt is no promise. Each restaurant's are read once. */
function saidOf(diet: string, words: readonly string[], health: boolean): (row: Restaurant) => boolean {
  const key = `${diet} ${health}`;
  const known = promised.get(key) ?? new WeakMap<Restaurant, boolean>();
  promised.set(key, known);
  const phrases = new Phrases(words.map((word) => [word, true] as const));
  return (row) => {
    const said = known.get(row) ?? sentencesOf(row).some(({ text }) => saysSurely(text, phrases, health));
    known.set(row, said);
    return said;
  };
}

/**
 * What the guide says of a diet: first what the notes state, then a word or a tag for it, then a cuisine that is it. Silence is never
 * taken for a yes; how near a place is that says nothing depends on its cuisine.
 *
 * @example keptDiet(foodWish('vegan', FOODS.get('vegan')), snapshot).outcome(row, 3) // 'lacks' where "they cannot do vegan"
 */
export function keptDiet(wish: FoodWish, snapshot: Snapshot): Check {
  const { fits, cuisines, vocabulary } = snapshot;
  const keys = [wish.key, ...(IMPLIED_BY[wish.key] ?? [])];
  const kitchens = new Set(
    keys.flatMap((key) => {
      const { equal, within } = fits.valuesOf(key);
      return [...equal, ...within];
    }),
  );
  // One dish of fish makes no kitchen for pescatarians: a kitchen of fish does.
  const words = keys.filter((key) => DIETS.has(key)).flatMap((key) => FOODS.get(key)?.shown ?? [key]);
  const tagged = withTags(
    keys.flatMap((key) => vocabulary.tagsOf.get(key) ?? []),
    snapshot,
  );
  const said = vocabulary.texts.mentioning(words);
  const health = isForHealth(wish);
  const told = notedAt(wish.key, snapshot, (row) => dietAt(wish.key, row, health));
  const isSaid = saidOf(wish.key, words, health);
  const near = wish.food ? fits.of(wish.food).plain : new Map<string, number>();
  const isWhole = (at: number) => kitchens.has(cuisines[at] ?? '');
  const judge = (row: Restaurant, at: number): Outcome => {
    const known = told(row, at);
    if (known !== 'unknown') return OUTCOMES[known];
    return tagged.has(at) || isWhole(at) || (said.has(at) && isSaid(row)) ? 'meets' : 'unknown';
  };
  // A search asks several times for each row.
  const judged: Outcome[] = [];
  const outcome = (row: Restaurant, at: number): Outcome => (judged[at] ??= judge(row, at));
  return {
    outcome,
    nearness: (row, at) => {
      if (isWhole(at)) return WHOLE;
      if (outcome(row, at) === 'unknown') return Math.max(0, 1 - (near.get(cuisines[at] ?? '') ?? MISSED) / MISSED);
      return told(row, at) === 'partly' ? PARTLY : SAID;
    },
    evidence: (row, at) => {
      const found = outcome(row, at);
      if (found === 'unknown') return;
      const attribute = attributeOf(wish.key);
      const sentence =
        attribute && told(row, at) !== 'unknown' && answerOf(attribute, row, { safety: health }).sentence;
      if (sentence) return { field: sentence.part, sentence: sentence.text };
      const spoken = sentenceOf(row, words, found === 'lacks' ? 'denies' : 'says');
      return spoken ?? (row.cuisine ? { field: 'cuisine', sentence: row.cuisine } : undefined);
    },
  };
}
