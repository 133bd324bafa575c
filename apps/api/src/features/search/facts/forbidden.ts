import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../table.ts';
import { isDelicate, isExpecting } from '../../understanding/delta/delta.ts';
import { FOODS, MADE_OF } from '../../understanding/lexicon/foods.ts';
import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import { Recent } from '../../understanding/text/recent.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import type { FoodWish, Wishes } from '../../understanding/wishes.ts';
import { withoutShared } from '../criteria/at-table.ts';
import { answerOf } from './answer.ts';
import { allergensIn, attributesIn } from './asked.ts';
import type { Asked } from './attribute.ts';
import { attributeOf } from './attribute-of.ts';
import { ALLERGENS } from './attributes/diets.ts';
import { dietAt, isForHealth } from './diet.ts';
import {
  ALCOHOLIC,
  ASKING_FOR_DRINKS,
  BUTCHERED,
  BUTCHERED_FOR,
  DELICATE,
  DRINKS,
  dishesWith,
  LEFT,
  type Left,
  MADE_FROM,
  RAW,
} from './forbidden-words.ts';
import { isPlain } from './plain-words.ts';

/** What is stated of what somebody does not eat. */
export type Needs = Pick<Wishes, 'foods' | 'notFoods' | 'features'> & Partial<Pick<Wishes, 'notFeatures'>>;

/** Whether a text names what somebody does not eat. */
export type Forbids = (text: string) => boolean;

/** Whether somebody cannot have a food. Nobody has to say why: it may be an allergy. */
const isBarred = ({ strict }: FoodWish): boolean => strict === true;

/** Whether somebody at the table could fall ill. */
export const hasHealthNeed = ({ features, foods, notFoods }: Needs): boolean =>
  features.some(({ key }) => key === 'allergy') || foods.some(isForHealth) || notFoods.some(isBarred);

/** Whether the kitchen has to be told of somebody: who could fall ill from an ingredient, or from what is raw. */
export const needsCare = (needs: Needs): boolean =>
  hasHealthNeed(needs) || isDelicate({ notFeatures: needs.notFeatures ?? [] });

/**
 * What the diets, allergies and exclusions of a conversation forbid of the dishes of a place. Whatever tells of dishes asks it. A diet of one at
 * the table forbids nothing of what others came for; see {@link forAll}.
 *
 * @param allergens keys of attributes that were asked about besides
 * @example forbiddenAt(wishes, row)('hazelnut and fior di latte') // true for 'dairy free'
 */
export function forbiddenAt(needs: Needs, row: Restaurant, allergens: readonly string[] = []): Forbids {
  const kept = withoutShared(needs.foods).filter(({ key }) => LEFT[key]);
  const others = othersLeft(needs);
  if (kept.length + needs.notFoods.length + allergens.length + others.length === 0) return () => false;
  const tables = [
    ...others,
    ...kept.flatMap(({ key }) => tableOf(key, () => LEFT[key])),
    ...(kept.some(({ key }) => isUnknownAt(key, row)) ? tableOf('', () => BUTCHERED) : []),
    ...exclusionsOf(needs),
    ...allergens.flatMap((key) => tableOf(`of ${key}`, () => ({ words: dishesWith(key) }))),
  ];
  return (text) => {
    const tokens = tokenize(text);
    return tables.some((one) => names(tokens, one));
  };
}

/** One table for all, however many there are: every text is looked through for each table. */
const exclusionsOf = ({ notFoods }: Needs): Table[] =>
  notFoods.length > 0
    ? tableOf(notFoods.map(({ key, said }) => `no ${key} ${said}`).join('|'), () => ({
        words: notFoods.map(wordsOf).join('|'),
        other: notFoods.flatMap(({ key }) => MADE_FROM[key]?.other ?? []).join('|'),
      }))
    : [];

/** The needs, of which each forbids its foods whoever else eats them: of what to order, nobody knows for whom. */
export const forAll = <T extends Needs>(needs: T): T => ({
  ...needs,
  foods: needs.foods.map(({ eater: _, ...wish }) => wish),
});

const WITHOUT_DRINKS: ReadonlySet<string> = new Set(['kids', 'no alcohol', 'dry']);

/** What is left alone by who is at the table: drinks beside children and in a pregnancy, what is raw. */
function othersLeft({ features, notFeatures = [] }: Needs): Table[] {
  const isDry =
    (features.some(({ key }) => WITHOUT_DRINKS.has(key)) || isExpecting({ notFeatures })) &&
    !features.some(({ key }) => ASKING_FOR_DRINKS.has(key));
  const isWithoutAlcohol =
    isExpecting({ notFeatures }) || features.some(({ key }) => key === 'no alcohol' || key === 'dry');
  const isRaw = notFeatures.some(({ key }) => key === 'raw fish');
  return [
    ...(isDry ? tableOf('of drinks', () => DRINKS) : []),
    ...(isDry && isWithoutAlcohol ? tableOf('of alcohol', () => ALCOHOLIC) : []),
    ...(isRaw ? tableOf('of raw', () => RAW) : []),
    ...(isDelicate({ notFeatures }) ? tableOf('of delicate', () => DELICATE) : []),
  ];
}

/** Diets of which the name of a dish tells nothing by itself. */
const CAREFUL: ReadonlySet<string> = new Set(['vegan', 'vegetarian', 'pescatarian', 'jain']);

/**
 * Which dishes of a place may be told as what to order. Nothing forbidden may be in them; and for those who could fall ill, or eat no meat,
 * only what is called right for them or hides nothing will do: no list knows the names of all dishes.
 *
 * @example rightAt(wishes, row)('kitfo') // false for 'vegetarian'
 */
export function rightAt(needs: Needs, row: Restaurant, allergens: readonly string[] = []): Forbids {
  const forbids = forbiddenAt(needs, row, allergens);
  const diets = withoutShared(needs.foods).filter((wish) => CAREFUL.has(wish.key) || isForHealth(wish));
  const ill = allergens.length > 0 || hasHealthNeed({ ...needs, foods: [] });
  if (!ill && diets.length === 0) return (dish) => !forbids(dish);
  const isIll = ill || diets.some(isForHealth);
  if (isIll && unsafeAt(needs, row, allergens)) return () => false;
  const promised = isIll ? [] : diets.map(({ key }) => new Phrases(phrasesIn(LEFT[key]?.lifted, 'lifted')));
  return (dish) => {
    const tokens = tokenize(dish);
    const isCalled = promised.length > 0 && promised.every((words) => words.findAll(tokens).length > 0);
    return !forbids(dish) && ((isCalled && !tokens.some(({ word }) => OF_MANY.has(word))) || isPlain(dish, !isIll));
  };
}

/** No dish. */
const OF_MANY: ReadonlySet<string> = new Set(['all', 'mostly', 'them', 'many', 'most']);

/** A place of which it is known that somebody could fall ill there. */
const unsafeAt = (needs: Needs, row: Restaurant, allergens: readonly string[]): boolean =>
  [
    ...allergens,
    ...needs.foods.filter(isForHealth).map(({ key }) => attributeOf(key)?.key ?? ''),
    ...needs.notFoods.flatMap(({ label }) => allergensIn(label).map(({ key }) => key)),
  ].some((key) => answerOf(key, row, { safety: true }).outcome === 'no');

const isUnknownAt = (diet: string, row: Restaurant): boolean =>
  BUTCHERED_FOR.has(diet) && !['yes', 'partly'].includes(dietAt(diet, row));

/** The allergens that a food is made of, by the keys of both. */
const CARRIED: Readonly<Record<string, readonly string[]>> = table({ seafood: ['fish', 'shellfish'] });

/** What a food is told from, and what an allergen of its name is in: "peanuts" are nuts. */
function wordsOf({ food, key, label, said }: FoodWish): string {
  const meant = attributeOf(key) ? [] : allergensIn(label);
  const attributes = [attributeOf(key), ...meant, ...(CARRIED[key] ?? []).map(attributeOf)];
  const dishes = attributes.flatMap((attribute) => (attribute?.allergen ? [dishesWith(attribute.key)] : []));
  const made = (MADE_OF[key] ?? []).flatMap((other) => FOODS.get(other)?.shown ?? []);
  return [label, MADE_FROM[key]?.words ?? '', ...said.split(', '), ...(food?.shown ?? []), ...made, ...dishes].join(
    '|',
  );
}

type Role = 'left' | 'other' | 'lifted';
interface Table {
  phrases: Phrases<Role>;
}

/** Tables of foods that are remembered. */
const REMEMBERED = 300;
const tables = new Recent<string, Table>(REMEMBERED);

const tableOf = (key: string, leftOf: () => Left | undefined): Table[] => [
  tables.get(key, () => ({ phrases: new Phrases(rowsOf(leftOf())) })),
];

const rowsOf = (left: Left | undefined): [string, Role][] => [
  ...phrasesIn(left?.lifted, 'lifted'),
  ...phrasesIn(left?.words, 'left'),
  ...phrasesIn(left?.other, 'other'),
];

const phrasesIn = (words: string | undefined, role: Role): [string, Role][] =>
  (words ?? '').split('|').flatMap((phrase) => (phrase ? [[phrase, role] as [string, Role]] : []));

/** Whether it names what is left alone, other than as "vegan burger" or "without egg". */
function names(tokens: readonly Token[], { phrases }: Table): boolean {
  const spans = phrases.findAll(tokens);
  return spans.some(
    (span, at) => span.value === 'left' && !isLifted(span, spans[at - 1], tokens) && !isKeptOut(span, tokens),
  );
}

const WITHOUT: ReadonlySet<string> = new Set(['no', 'without', 'minus', 'skip', 'hold']);
/** "Better than the mutton" tells of another dish. */
const PREFERRED: ReadonlySet<string> = new Set(['better', 'rather']);
const DETERMINERS: ReadonlySet<string> = new Set(['the', 'any', 'their', 'its']);
/** "No egg-free dishes" keeps no egg out. */
const FREE: ReadonlySet<string> = new Set(['free', 'less']);

function isKeptOut({ from, to }: Span<Role>, tokens: readonly Token[]): boolean {
  const before = from - (DETERMINERS.has(tokens[from - 1]?.word ?? '') ? 2 : 1);
  const isCompared = tokens[before]?.word === 'than' && PREFERRED.has(tokens[before - 1]?.word ?? '');
  return (
    (isCompared || WITHOUT.has(tokens[before]?.word ?? '')) &&
    tokens[before]?.clause === tokens[from]?.clause &&
    !FREE.has(tokens[to]?.word ?? '')
  );
}

const JOINING: ReadonlySet<string> = new Set(['and', 'or', 'with', 'beside', 'but', 'plus', 'on', 'in']);
/** Words between what lifts and what is lifted. */
const REACH = 2;

const isLifted = ({ from }: Span<Role>, before: Span<Role> | undefined, tokens: readonly Token[]): boolean =>
  before?.value === 'lifted' &&
  from - before.to <= REACH &&
  tokens[before.from]?.clause === tokens[from]?.clause &&
  tokens.slice(before.to, from).every(({ word }) => !JOINING.has(word));

const SAFETY = new Phrases(
  [
    ...ALLERGENS.flatMap(({ asked, yes }) => `${asked}|${yes}`.split('|')),
    ...'safe|safely|safety|unsafe|guaranteed|certified|harm|harmless|ill|sick|illness|poisoned|hospital|epi pen|reaction|reactions|sufferer|sufferers'.split(
      '|',
    ),
  ].map((phrase) => [phrase, true] as const),
);

/**
 * Whether a text speaks of allergies, of illness or of what is safe.
 *
 * @example namesSafety('The kitchen is nut free.') // true
 */
const namesSafety = (text: string): boolean => SAFETY.findAll(tokenize(text)).length > 0;

/** Letters of a sentence that a reply never cuts. */
const WHOLE = 140;

/**
 * How a sentence may be told to somebody as a reason to go or a description. `never`: it names what they do not eat, or promises somebody who
 * could fall ill what only the answer to their question may quote. `quoted`: as somebody's words, because it is what is known of their diet.
 */
export function tellable(
  sentence: Pick<Sentence, 'text'>,
  needs: Needs,
  forbids: Forbids,
): 'plainly' | 'quoted' | 'never' {
  const isLeft = forbids(sentence.text);
  if (!hasHealthNeed(needs) || !namesSafety(sentence.text)) return isLeft ? 'never' : 'plainly';
  const asked = attributesIn(tokenize(sentence.text), { safety: true });
  const own = [...needs.foods.filter(isForHealth), ...needs.notFoods].map(({ key }) => attributeOf(key)?.key);
  const isOwn = ({ attribute }: Asked) => own.includes(attribute.key);
  // What else it says of what people eat by choice makes nobody ill. Told whole, what keeps to a diet may name what it
  // keeps out.
  const isWhole = !isLeft || sentence.text.length <= WHOLE;
  const isOnlyOwn = asked.every((one) => isOwn(one) || !one.attribute.allergen || needs.notFoods.length === 0);
  return isWhole && isOnlyOwn && asked.some(isOwn) ? 'quoted' : 'never';
}
