import type { Restaurant } from '@saffron/contracts/guide';
import type { Outcome } from '@saffron/contracts/guide-query';
import type { Steps } from '../../../../slices.ts';
import { table } from '../../../../table.ts';
import { DIETS, FOODS } from '../../../understanding/lexicon/foods.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { Phrases, type Span } from '../../../understanding/text/phrases.ts';
import { sentencesOf } from '../../../understanding/text/sentences.ts';
import { tokenize } from '../../../understanding/text/tokens.ts';
import { wordSet } from '../../../understanding/text/word-set.ts';
import { isVouchedFor } from '../../../understanding/vocabulary/vouched.ts';
import type { FoodWish } from '../../../understanding/wishes.ts';
import { withTags } from '../../criteria/criterion.ts';
import { MISSED } from '../../criteria/food-fit.ts';
import { answerOf, isContained } from '../../facts/answer.ts';
import type { Outcome as Told } from '../../facts/attribute.ts';
import { attributeOf } from '../../facts/attribute-of.ts';
import { isDoubtful } from '../../facts/contradicted.ts';
import { dietAt, isForHealth } from '../../facts/diet.ts';
import { saysSurely } from '../../facts/doubts.ts';
import { readFacts } from '../../facts/facts.ts';
import { BUTCHERED_FOR } from '../../facts/forbidden-words.ts';
import { notedAt, speakingOf } from '../../facts/noted-at.ts';
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

/** By what is read: which restaurants say it. */
const promised = new Map<string, WeakMap<Restaurant, boolean>>();

/** Whether a sentence of a restaurant's notes says something. Each restaurant's are read once. */
function noted(key: string, says: (text: string) => boolean): (row: Restaurant) => boolean {
  const known = promised.get(key) ?? new WeakMap<Restaurant, boolean>();
  promised.set(key, known);
  return (row) => {
    const said = known.get(row) ?? sentencesOf(row).some((sentence) => says(sentence.text) && isHarmless(sentence));
    known.set(row, said);
    return said;
  };
}

/** How notes say something of the whole kitchen. */
const OF_ALL =
  'everything|all of it|all the food|throughout|whole menu|whole kitchen|entire menu|entire kitchen|whole place|nothing else'.split(
    '|',
  );
const OF_ALL_PHRASES = new Phrases(OF_ALL.map((phrase) => [phrase, true] as const));
/** Words between that and the diet: "everything here is vegan"; with one of these it is not all of it. */
const BETWEEN = 2;
const ALL_BUT = wordSet('but except apart besides save bar almost nearly most not');

/** Whether a sentence says some words of the whole kitchen. */
function isOfAll(text: string, words: Phrases<true>): boolean {
  const tokens = tokenize(text);
  const isBeside = (one: Span<true>, other: Span<true>) => {
    const between = tokens.slice(one.to, other.from);
    return one.to <= other.from && between.length <= BETWEEN && !between.some(({ word }) => ALL_BUT.has(word));
  };
  const [all, said] = [OF_ALL_PHRASES.findAll(tokens), words.findAll(tokens)];
  return all.some((one) => said.some((other) => isBeside(one, other) || isBeside(other, one)));
}

/** By what the guide's fields claim that a diet is kept: a cuisine that is it, or a tag. */
function claimsOf(key: string, snapshot: Snapshot) {
  const keys = [key, ...(IMPLIED_BY[key] ?? [])];
  const kitchens = new Set(
    keys.flatMap((one) => {
      const { equal, within } = snapshot.fits.valuesOf(one);
      return [...equal, ...within];
    }),
  );
  const tagged = withTags(
    keys.flatMap((one) => snapshot.vocabulary.tagsOf.get(one) ?? []),
    snapshot,
  );
  return { kitchens, tagged };
}

/** Reads the notes that speak of a diet and those of places that claim to keep it, in steps: what {@link keptDiet} asks of all of them at once is then known. */
export function* readKeptDiet(wish: FoodWish, snapshot: Snapshot): Steps<void> {
  const { rows, cuisines, vocabulary } = snapshot;
  const { kitchens, tagged } = claimsOf(wish.key, snapshot);
  const claiming = rows.filter((_, at) => tagged.has(at) || kitchens.has(cuisines[at] ?? ''));
  const said = [...vocabulary.texts.mentioning(wordsOf(wish.key))].flatMap((at) => rows[at] ?? []);
  const all = new Set([...speakingOf(wish.key, snapshot), ...claiming, ...said]);
  yield* readFacts(all);
  const [isSaid, isWhollySaid, health] = [surelySaid(wish), whollySaid(wish.key), isForHealth(wish)];
  for (const row of all) {
    dietAt(wish.key, row, health);
    isDoubtful(wish.key, row);
    isSaid(row);
    if (wish.whole) isWhollySaid(row);
    yield;
  }
}

/**
 * The words for a diet, and for those that keep it too: one dish of fish makes no kitchen for pescatarians. Of what people fall ill from, the facts
 * know which other words keep it.
 */
function wordsOf(key: string): string[] {
  const spoken = attributeOf(key)?.allergen ? [key] : [key, ...(IMPLIED_BY[key] ?? [])].filter((one) => DIETS.has(one));
  return spoken.flatMap((one) => FOODS.get(one)?.shown ?? [one]);
}

const phrasesOf = (key: string) => new Phrases(wordsOf(key).map((word) => [word, true] as const));

/** Whether notes have a word for a diet that they do not doubt: one that they doubt is no promise. */
function surelySaid(wish: FoodWish): (row: Restaurant) => boolean {
  const [phrases, health] = [phrasesOf(wish.key), isForHealth(wish)];
  return noted(`${wish.key} ${health}`, (text) => saysSurely(text, phrases, health));
}

/** Whether notes have it of the whole kitchen. */
function whollySaid(key: string): (row: Restaurant) => boolean {
  const phrases = phrasesOf(key);
  return noted(`${key} whole`, (text) => isOfAll(text, phrases));
}

/**
 * What the guide says of a diet: first what the notes state, then a word or a tag for it, then a cuisine that is it. Silence is never
 * taken for a yes; how near a place is that says nothing depends on its cuisine.
 *
 * @example keptDiet(foodWish('vegan', FOODS.get('vegan')), snapshot).outcome(row, 3) // 'lacks' where "they cannot do vegan"
 */
export function keptDiet(wish: FoodWish, snapshot: Snapshot): Check {
  const { fits, cuisines, vocabulary } = snapshot;
  const { kitchens, tagged } = claimsOf(wish.key, snapshot);
  const words = wordsOf(wish.key);
  const said = vocabulary.texts.mentioning(words);
  const health = isForHealth(wish);
  const told = notedAt(wish.key, snapshot, (row) => dietAt(wish.key, row, health));
  const attribute = attributeOf(wish.key);
  // What the notes name, or for those who could fall ill the kind of kitchen, neither a tag nor a cuisine takes away; nobody's safety rests on what only
  // the account claims that added the place.
  const isAgainst = (row: Restaurant): boolean =>
    (health && !isVouchedFor(row)) ||
    isDoubtful(wish.key, row) ||
    (attribute?.allergen !== undefined &&
      (health ? answerOf(attribute, row, { safety: true }).outcome === 'no' : isContained(attribute, row)));
  const isSaid = surelySaid(wish);
  const speaksOfAll = wish.whole ? vocabulary.texts.mentioning(OF_ALL) : new Set<number>();
  const isWhollySaid = whollySaid(wish.key);
  const near = wish.food ? fits.of(wish.food).plain : new Map<string, number>();
  const isWhole = (at: number) => kitchens.has(cuisines[at] ?? '');
  const judge = (row: Restaurant, at: number): Outcome => {
    const known = told(row, at);
    if (known !== 'unknown') return OUTCOMES[known];
    const isClaimed = (tagged.has(at) || isWhole(at)) && !isAgainst(row);
    return isClaimed || (said.has(at) && isSaid(row)) ? 'meets' : 'unknown';
  };
  // What some of its dishes keep is not enough for a whole kitchen; nobody keeps halal for a few of them, unless they say so.
  const ofKitchen = (row: Restaurant, at: number): Outcome => {
    const found = judge(row, at);
    if (BUTCHERED_FOR.has(wish.key)) return found === 'meets' && told(row, at) === 'partly' ? 'lacks' : found;
    return found !== 'meets' || isWhole(at) || (speaksOfAll.has(at) && isWhollySaid(row)) ? found : 'lacks';
  };
  // A search asks several times for each row.
  const judged: Outcome[] = [];
  const outcome = (row: Restaurant, at: number): Outcome =>
    (judged[at] ??= wish.whole ? ofKitchen(row, at) : judge(row, at));
  return {
    outcome,
    nearness: (row, at) => {
      if (isWhole(at)) return isAgainst(row) ? 0 : WHOLE;
      if (outcome(row, at) === 'unknown') return Math.max(0, 1 - (near.get(cuisines[at] ?? '') ?? MISSED) / MISSED);
      return told(row, at) === 'partly' ? PARTLY : SAID;
    },
    evidence: (row, at) => {
      const found = outcome(row, at);
      if (found === 'unknown') return;
      const sentence =
        attribute && told(row, at) !== 'unknown' && answerOf(attribute, row, { safety: health }).sentence;
      if (sentence) return { field: sentence.part, sentence: sentence.text };
      const spoken = sentenceOf(row, words, found === 'lacks' ? 'denies' : 'says');
      return spoken ?? (row.cuisine ? { field: 'cuisine', sentence: row.cuisine } : undefined);
    },
  };
}
