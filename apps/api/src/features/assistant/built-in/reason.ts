import type { Restaurant } from '@saffron/contracts/guide';
import { type Forbids, forbiddenAt, hasHealthNeed, tellable } from '../../search/facts/forbidden.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { ATTRIBUTES } from '../../understanding/fold.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { clausesOf, voiceOf } from '../../understanding/text/evidence.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import type { FeatureWish, FoodWish, Wishes } from '../../understanding/wishes.ts';
import { isQuotable, quoted } from './quote.ts';
import { shapeOf } from './shape.ts';
import { clean } from './words.ts';

/** One wish, and the phrases by which a sentence speaks to it. */
interface Theme {
  phrases: { stems: string[]; weight: number }[];
  /** Phrases that speak against it. */
  against: string[][];
  /** It is about the room or the occasion, not about the food. */
  room: boolean;
}

const weighed = (words: readonly string[], weight: number) =>
  words.filter(Boolean).map((word) => ({ stems: stemsOf(word), weight }));
const split = (words: string | undefined): string[] => words?.split('|') ?? [];

/** That somebody can eat there at all is said before what else there is. */
const DIET = 6;

const themeOfFood = (wish: FoodWish): Theme => ({
  phrases: [
    ...weighed([wish.said, wish.label], isDiet(wish) ? DIET : 4),
    ...weighed(wish.food?.words ?? [], isDiet(wish) ? DIET : 2.5),
  ],
  against: [],
  room: false,
});

function themeOfFeature(wish: FeatureWish): Theme {
  const feature = FEATURES[wish.key];
  const shown = feature ? split(feature.shown ?? feature.said) : [wish.label];
  return {
    phrases: [...weighed([wish.said], 4), ...weighed(shown, 3.5), ...weighed(split(feature?.hint), 1.5)],
    against: split(feature?.against).map(stemsOf),
    room: feature?.room ?? false,
  };
}

function themesOf(wishes: Wishes): Theme[] {
  const loose = wishes.message.words.map((word) => ({ phrases: weighed([word], 3), against: [], room: false }));
  const meals = wishes.meals.map(({ meal }) => ({ phrases: weighed([meal], 1), against: [], room: false }));
  const unwanted = wishes.notFoods.map((wish) => ({
    phrases: [],
    against: [wish.label, ...(wish.food?.words ?? [])].map(stemsOf),
    room: false,
  }));
  return [
    ...unwanted,
    ...wishes.foods.map(themeOfFood),
    ...wishes.features.filter(({ key }) => key !== 'bestrated').map(themeOfFeature),
    ...loose,
    ...meals,
  ];
}

/** How much a sentence speaks to a wish: below 0 where it speaks against it. */
function answers({ stems, part }: Sentence, theme: Theme): number {
  if (theme.room && part === 'food_notes') return 0;
  if (theme.against.some((phrase) => voiceOf(stems, phrase) === 'says')) return -4;
  let most = 0;
  for (const { stems: phrase, weight } of theme.phrases) {
    const voice = phrase.length > 0 ? voiceOf(stems, phrase) : null;
    if (voice === 'denies') return -4;
    if (voice === 'says') most = Math.max(most, weight);
  }
  return most;
}

/**
 * Whether a sentence says why to go for the wishes: it speaks to one of them, or it is about the food where a kitchen or a meal was wished.
 * What else notes tell is a reason only where nothing but a part of town or a price was wished.
 */
function supporting({ foods, meals, features }: Wishes): (sentence: Sentence, met: readonly number[]) => boolean {
  const wished = foods.filter((wish) => !isDiet(wish) && !ATTRIBUTES.has(wish.key));
  const kitchen = wished.length > 0 ? wished.some(({ food }) => food?.kind === 'kitchen') : meals.length > 0;
  const open = foods.length + meals.length + features.length === 0;
  return ({ part }, met) => open || met.length > 0 || (kitchen && part === 'food_notes');
}

/** What a sentence counts at most. */
const MOST = 10;
/** A wish that is spoken to twice by one sentence counts a little; another wish counts fully. */
const NATURE = { vibe: 1.2, food_notes: 1, occasions: 0 } as const;

/** A sentence longer than this is told as it is, shortened. */
export const READABLE = 400;

type IsSaid = (sentence: string) => boolean;

/** A sentence that speaks for a place. */
export interface Reason {
  sentence: Sentence;
  at: number;
  score: number;
  /** Which of the wishes it speaks to. */
  met: number[];
}

function scored(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Reason[] {
  const themes = themesOf(wishes);
  const supports = supporting(wishes);
  const forbids = forbiddenAt(wishes, row);
  const hungry = wishes.foods.length + wishes.meals.length > 0;
  const list = sentencesOf(row).flatMap((sentence, at) => {
    if (!isQuotable(sentence) || isSaid(quoted(sentence).replace(/^Good for /, ''))) return [];
    const each = themes.map((theme) => answers(sentence, theme));
    const sum = each.reduce((all, one) => all + one, 0);
    const met = each.flatMap((one, index) => (one > 1 ? [index] : []));
    if (!supports(sentence, met) || !hasTellable(sentence, wishes, forbids)) return [];
    const nature = hungry && sentence.part === 'food_notes' ? 1.8 : NATURE[sentence.part];
    const short = sentence.text.length < 18 ? -3 : sentence.text.length < 30 ? -0.8 : 0;
    return [{ sentence, at, score: Math.min(MOST, sum) + nature + short - at * 0.06, met }];
  });
  return list.sort((a, b) => b.score - a.score);
}

/** Of a list of dishes some may be told where others may not, unless somebody could fall ill. */
const hasTellable = (sentence: Sentence, wishes: Wishes, forbids: Forbids): boolean =>
  (hasHealthNeed(wishes) ? [sentence.text] : thingsOf(sentence)).some(
    (text) => tellable({ text }, wishes, forbids) !== 'never',
  );

function thingsOf({ text, part }: Sentence): readonly string[] {
  const { shape, parts, addressed } = shapeOf(clean(text, READABLE));
  return shape === 'things' && !addressed && part !== 'occasions' ? parts : [text];
}

/** A sentence that scores no more than this speaks against going. */
const WORST = -2.5;

/**
 * What speaks for a place and was not said before, best first: at most one sentence for each wish, and one at least.
 *
 * @param isSaid whether the conversation has heard a sentence
 */
export function reasonsOf(row: Restaurant, wishes: Wishes, isSaid: IsSaid = () => false): Reason[] {
  const list = scored(row, wishes, isSaid).filter((one) => one.score > WORST);
  const met = new Set<number>();
  return list.filter((one, rank) => {
    const isNew = rank === 0 || one.met.some((theme) => !met.has(theme));
    for (const theme of one.met) met.add(theme);
    return isNew;
  });
}

/** How much of a text speaks to the wishes: none where it is 0, against them where it is below. */
export function speaksTo(wishes: Wishes, text: string, part: Sentence['part']): number {
  const sentence = { text, part, stems: clausesOf(text), critical: false };
  return themesOf(wishes).reduce((sum, theme) => sum + answers(sentence, theme), 0);
}

/** The sentence on the food that comes first; null where none can be quoted. */
export const cookingOf = (row: Restaurant, wishes: Wishes): Sentence | null =>
  sentencesOf(row).find(
    (sentence) =>
      sentence.part === 'food_notes' &&
      isQuotable(sentence) &&
      tellable(sentence, wishes, forbiddenAt(wishes, row)) === 'plainly',
  ) ?? null;
