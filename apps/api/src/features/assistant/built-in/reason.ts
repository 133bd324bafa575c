import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../table.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { factsOf } from '../../search/facts/facts.ts';
import { type Forbids, forbiddenAt, hasHealthNeed, tellable } from '../../search/facts/forbidden.ts';
import { isSoOn } from '../../search/opening/noted-days.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { ATTRIBUTES } from '../../understanding/fold.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { voiceOf } from '../../understanding/text/evidence.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { isQuotable, quoted } from './quote.ts';
import { shapeOf } from './shape.ts';
import { answers, SPEAKS, themesOf, type Wished } from './themes.ts';
import { clean } from './words.ts';

/**
 * Whether a sentence says why to go for the wishes: it speaks to one of them, or it is about the food where a kitchen or a meal was wished.
 * What else notes tell is a reason only where nothing but a part of town or a price was wished.
 */
function supporting({ foods, meals, features }: Wishes): (sentence: Sentence, met: readonly Wished[]) => boolean {
  const wished = foods.filter((wish) => !isDiet(wish) && !ATTRIBUTES.has(wish.key));
  const kitchen = wished.length > 0 ? wished.some(({ food }) => food?.kind === 'kitchen') : meals.length > 0;
  const open = foods.length + meals.length + features.length === 0;
  return ({ part }, met) => met.length > 0 || (open && part !== 'occasions') || (kitchen && part === 'food_notes');
}

/** What a sentence counts at most. */
const MOST = 10;
/** A wish that is spoken to twice by one sentence counts a little; another wish counts fully. */
const NATURE = { vibe: 1.2, food_notes: 1, occasions: 0 } as const;
/** Where somebody is hungry, or has told nothing but a part of town. */
const HUNGRY = 1.8;
/** Somebody else's words are said only where nothing else can be. */
const ADDRESSED = -3;

/** A sentence longer than this is told as it is, shortened. */
export const READABLE = 400;

type IsSaid = (sentence: string) => boolean;

/** A sentence that speaks for a place. */
export interface Reason {
  sentence: Sentence;
  at: number;
  score: number;
  /** Which of the wishes it speaks to. */
  met: readonly Wished[];
}

function scored(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Reason[] {
  const themes = themesOf(wishes);
  const supports = supporting(wishes);
  const forbids = forbiddenAt(wishes, row);
  const hungry = wishes.foods.length + wishes.meals.length > 0 || wishes.features.length === 0;
  const facts = factsOf(row);
  const list = sentencesOf(row).flatMap((sentence, at) => {
    if (
      !isQuotable(sentence) ||
      !isThen(sentence, wishes) ||
      isSaid(quoted(sentence).replace(/^(?:Good for|Best) /, ''))
    )
      return [];
    const each = themes.map((theme) => answers(sentence, theme, facts));
    const sum = each.reduce((all, one) => all + one, 0);
    const met = themes.flatMap(({ wish }, index) => ((each[index] ?? 0) > SPEAKS ? [wish] : []));
    if ((sentence.lacking && met.length === 0) || isForOtherGuests(sentence, wishes)) return [];
    if (isForOthers(sentence, wishes) || !supports(sentence, met) || !hasTellable(sentence, wishes, forbids)) return [];
    const nature = hungry && sentence.part === 'food_notes' ? HUNGRY : NATURE[sentence.part];
    const voice = shapeOf(clean(sentence.text, READABLE)).addressed ? ADDRESSED : 0;
    const short = sentence.text.length < 18 ? -3 : sentence.text.length < 30 ? -2 : 0;
    return [{ sentence, at, score: Math.min(MOST, sum) + nature + voice + short - at * 0.06, met }];
  });
  return list.sort((a, b) => b.score - a.score);
}

/** What is so on other days is no reason to go on the day that was said. */
const isThen = ({ text }: Sentence, { when }: Wishes): boolean => !when || isSoOn(text, when);

/** What a sentence says of an allergy or an intolerance is no news to whoever has another one, or none. */
const isForOthers = ({ text }: Sentence, { foods, notFoods }: Wishes): boolean => {
  const topics = attributesIn(tokenize(text)).filter(({ attribute }) => attribute.allergen);
  const own = new Set([...foods, ...notFoods].map(({ key }) => attributeOf(key)?.key));
  return topics.length > 0 && !topics.some(({ attribute }) => own.has(attribute.key));
};

/** What is said of an occasion with other company is no reason: "parents you want to impress", to whoever wants to impress a date. */
function isForOtherGuests({ part, stems }: Sentence, { features }: Wishes): boolean {
  const company = features.filter(({ key }) => key in GUESTS);
  if (part !== 'occasions' || company.length === 0) return false;
  const isFor = (key: string) => GUESTS[key]?.some((phrase) => voiceOf(stems, phrase) === 'says') ?? false;
  return Object.keys(GUESTS).some(isFor) && !company.some(({ key }) => isFor(key));
}

/** The words for who comes along, by the features of company. */
const GUESTS: Readonly<Record<string, readonly string[][]>> = table(
  Object.fromEntries(
    ['kids', 'date', 'business', 'parents', 'solo'].map((key) => [
      key,
      FEATURES[key]?.shown?.split('|').map((phrase) => stemsOf(phrase)) ?? [],
    ]),
  ),
);

/** Of a list of dishes some may be told where others may not, unless somebody could fall ill. */
const hasTellable = (sentence: Sentence, wishes: Wishes, forbids: Forbids): boolean =>
  (hasHealthNeed(wishes) ? [sentence.text] : thingsOf(sentence)).some(
    (text) => tellable({ text }, wishes, forbids) !== 'never',
  );

function thingsOf({ text, part }: Sentence): readonly string[] {
  const { shape, parts, addressed } = shapeOf(clean(text, READABLE));
  return shape === 'things' && !addressed && part !== 'occasions' ? parts : [text];
}

/** Letters of a sentence that tells enough to be said beside another one. */
const TELLING = 30;
/** A sentence that scores no more than this speaks against going. */
const WORST = -2.5;

/**
 * What speaks for a place and was not said before, best first: at most one sentence for each wish, and one at least.
 *
 * @param isSaid whether the conversation has heard a sentence
 */
export function reasonsOf(row: Restaurant, wishes: Wishes, isSaid: IsSaid = () => false): Reason[] {
  const list = scored(row, wishes, isSaid).filter((one) => one.score > WORST);
  const met = new Set<Wished>();
  return list.filter((one, rank) => {
    const tells = one.sentence.text.length >= TELLING && one.met.some((theme) => !met.has(theme));
    const isNew = rank === 0 || tells;
    for (const theme of one.met) met.add(theme);
    return isNew;
  });
}

/** The sentences on the food that can be told, in their order. */
export const cookingOf = (row: Restaurant, wishes: Wishes): Sentence[] =>
  sentencesOf(row).filter(
    (sentence) =>
      sentence.part === 'food_notes' &&
      isQuotable(sentence) &&
      !sentence.lacking &&
      isThen(sentence, wishes) &&
      !isForOthers(sentence, wishes) &&
      tellable(sentence, wishes, forbiddenAt(wishes, row)) === 'plainly',
  );
