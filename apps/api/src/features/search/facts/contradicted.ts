import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../table.ts';
import { INGREDIENTS } from '../../understanding/lexicon/ingredients.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';
import { isVouchedFor } from '../../understanding/vocabulary/vouched.ts';
import type { Attribute } from './attribute.ts';
import { ATTRIBUTE } from './attributes/attributes.ts';
import { areOfKitchen } from './by-dish.ts';
import { ALCOHOL, BUTCHERED_FOR, LEFT } from './forbidden-words.ts';
import { polarityIn } from './polarity.ts';

const PORK =
  'pork|bacon|ham|lard|gammon|prosciutto|pancetta|guanciale|tonkatsu|char siu|chashu|nduja|mortadella|chorizo|carnitas|trotter|trotters|hog|pig';
const MEAT = `${PORK}|beef|lamb|mutton|chicken|duck|goose|turkey|veal|venison|rabbit|brisket`;
const FLESH = `${MEAT}|fish|salmon|tuna|anchovy|prawn|shrimp|crab|oyster|mussel|dripping|gelatine|gelatin`;

/** What nobody serves who keeps a diet in the whole kitchen. */
const BREAKING = table({
  halal: PORK,
  kosher: `${PORK}|shellfish|prawn|shrimp|lobster|crab|oyster|mussel|clam|scallop|cheeseburger|cheeseburgers`,
  vegetarian: FLESH,
  pescatarian: MEAT,
  vegan: `${FLESH}|egg|eggs|honey|butter|ghee|cream|milk|cheese`,
});

/** Foods whose names stand for many: who has none of the first has none of the others. */
const FAMILIES = table({
  pork: PORK,
  beef: 'beef|brisket|oxtail|steak|steaks|sirloin|ribeye|rib eye|short rib|short ribs|veal|wagyu',
  meat: `meat|${FLESH.replace(/\|(?:fish|salmon|tuna|anchovy|prawn|shrimp|crab|oyster|mussel)(?=\|)/g, '')}`,
  shellfish: INGREDIENTS.shellfish,
  seafood: `seafood|${INGREDIENTS.shellfish}|${INGREDIENTS.fish}`,
  fish: INGREDIENTS.fish,
  alcohol: ALCOHOL,
});

const WHOLLY =
  'fully # |entirely # |completely # |strictly # |totally # |purely # |100 # |all # |# kitchen|# restaurant|# only|only #|# throughout|everything is #|everything here is #|whole menu is #|kitchen is #|menu is #|all dishes are #|every dish is #|all food is #|all of it is #';
const whollyOf = (diet: string) =>
  new Phrases(
    WHOLLY.replaceAll('#', diet)
      .split('|')
      .map((word) => [word.trim(), true] as const),
  );

const tables = new Map(
  Object.entries(BREAKING).map(([diet, words]) => [
    diet,
    {
      breaking: new Phrases(words.split('|').map((word) => [word, true] as const)),
      wholly: whollyOf(diet),
    },
  ]),
);

/** Right before a food: it is another one. */
const LIFTING: ReadonlySet<string> = new Set(
  'vegan vegetarian veggie plant oat almond cashew peanut nut rice soya macadamia cocoa shea meatless mock faux fake mushroom jackfruit blossom seitan soy tofu coconut halal kosher beef turkey lamb veal chicken duck expect expected'.split(
    ' ',
  ),
);

/** By restaurant and diet: a search asks it of each place of a guide. */
const known = new WeakMap<Restaurant, Map<string, Sentence | null>>();

/**
 * The first sentence of a place's notes that names what a diet forbids although the place says of itself that it keeps the diet; null where
 * there is none. Of diets that some dishes keep, only a place contradicts itself that promises them of the whole kitchen.
 *
 * @param diet key of an attribute
 * @example breakingOf('halal', row)?.text // 'The pork chop with apple is the best seller.'
 */
export function breakingOf(diet: string, row: Restaurant): Sentence | null {
  const own = tables.get(diet);
  if (!own) return null;
  const before = known.get(row) ?? new Map<string, Sentence | null>();
  known.set(row, before);
  const found = before.get(diet);
  if (found !== undefined) return found;
  const sentences = sentencesOf(row);
  const keepsAll =
    BUTCHERED_FOR.has(diet) ||
    stemsOf(row.cuisine ?? '').includes(diet) ||
    sentences.some(({ text }) => own.wholly.findAll(tokenize(text)).length > 0);
  const breaking = (keepsAll && sentences.find(({ text }) => serves(tokenize(text), own.breaking))) || null;
  before.set(diet, breaking);
  return breaking;
}

/** By diet, the foods that it leaves out in any word, and what is called like one of them or made without. */
const left = new Map(
  Object.keys(BREAKING).map((diet) => {
    const { words = '', other = '', lifted = '' } = LEFT[diet] ?? {};
    const phrases = (said: string) =>
      new Phrases(said.split('|').flatMap((word) => (word ? [[word, true] as const] : [])));
    return [diet, { foods: phrases(words), others: phrases(`${other}|${lifted}`) }] as const;
  }),
);

/** Whether a text names something that a diet leaves out, and does not deny it. */
function namesLeft(text: string, { foods, others }: { foods: Phrases<true>; others: Phrases<true> }): boolean {
  const tokens = tokenize(text);
  const kept = others.findAll(tokens);
  const isOther = ({ from, to }: Span<true>) => kept.some((one) => one.from <= from && one.to >= to);
  return serves(tokens, foods, isOther);
}

const doubted = new WeakMap<Restaurant, Map<string, boolean>>();

/**
 * Whether the notes of a place for which nobody stands but the account that added it name what a diet leaves out, in any word: by its cuisine or a
 * tag alone it keeps no such diet. Read once for each place and diet.
 */
export function isDoubtful(diet: string, row: Restaurant): boolean {
  const own = left.get(diet);
  if (!own || isVouchedFor(row)) return false;
  const before = doubted.get(row) ?? new Map<string, boolean>();
  doubted.set(row, before);
  const known = before.get(diet) ?? sentencesOf(row).some(({ text }) => namesLeft(text, own));
  before.set(diet, known);
  return known;
}

const FREE_OF = table({ gluten: whollyOf('gluten free'), dairy: whollyOf('dairy free') });

/**
 * Whether a promise is one of the whole kitchen, for an allergen that many kitchens keep out of some dishes only.
 *
 * @example promisesAll('gluten', 'Everything is gluten free.') // true
 */
export const promisesAll = (allergen: string, text: string): boolean =>
  (FREE_OF[allergen]?.findAll(tokenize(text)).length ?? 0) > 0;

const stemsIn = (tokens: readonly Token[]): string => tokens.map(({ stem }) => stem).join(' ');
const phrasesOf = (words: readonly string[]) => new Phrases(words.map((word) => [word, true] as const));

/** By the words of a food: the families that it belongs to, its own among them. */
const KINDS = new Phrases(
  [
    ...Map.groupBy(
      Object.entries(FAMILIES).flatMap(([family, words]) =>
        [...words.split('|'), family].map((word) => ({ word, family })),
      ),
      ({ word }) => stemsOf(word).join(' '),
    ),
  ].map(([word, kinds]) => [word, kinds.map(({ family }) => family)] as const),
);

/** Where the notes deny a food and name it: both sentences, or the one that names it where they deny it of one dish only. */
type Both = { outcome: 'partly'; sentence: Sentence; beside: Sentence } | { outcome: 'yes'; sentence: Sentence };

/** The words of a food with what it is a kind of, which a denial names, and with its own kinds, which a dish names. */
interface Names {
  kinds: Phrases<true>;
  members: Phrases<true>;
}

const namesKnown = new WeakMap<Attribute, Names>();

function namesOf(food: Attribute): Names {
  const before = namesKnown.get(food);
  if (before) return before;
  const asked = tokenize(food.asked).filter(({ word }) => word !== 'free');
  const foods = KINDS.findAll(asked);
  const named = foods.length > 0 ? foods.map(({ from, to }) => stemsIn(asked.slice(from, to))) : [stemsIn(asked)];
  const names = {
    kinds: phrasesOf([...named, ...foods.flatMap(({ value }) => value)]),
    members: phrasesOf(named.flatMap((name) => [name, ...(FAMILIES[name]?.split('|') ?? [])])),
  };
  namesKnown.set(food, names);
  return names;
}

/**
 * What notes say that deny a food, or what it is a kind of, and name it in a dish: both where they deny it of the whole kitchen, because nobody
 * knows which is true, and otherwise the dish. Null where they do not say both.
 *
 * @param food an attribute that no notes are read for, asked for by its own words
 * @example deniedAndServed(bacon, row) // { outcome: 'partly', sentence: { text: 'No pork is served.' … }, beside: { text: 'Crispy bacon tops the burger.' … } }
 */
export function deniedAndServed(food: Attribute, row: Restaurant): Both | null {
  if (food.asked === '' || ATTRIBUTE.has(food.key)) return null;
  const { kinds, members } = namesOf(food);
  const sentences = sentencesOf(row).filter(isHarmless);
  const denials = sentences.flatMap((sentence) => denialIn(sentence, kinds) ?? []);
  if (denials.length === 0) return null;
  const beside = sentences.find(({ text }) => serves(tokenize(text), members));
  if (!beside) return null;
  const denial = denials.find(({ whole, sentence }) => whole && sentence !== beside);
  return denial ? { outcome: 'partly', sentence: denial.sentence, beside } : { outcome: 'yes', sentence: beside };
}

/** Whether a sentence denies each mention of a food, and `whole` if it does so of the kitchen: "beans without lard" speak of beans. */
function denialIn(sentence: Sentence, foods: Phrases<true>): { sentence: Sentence; whole: boolean } | null {
  const tokens = tokenize(sentence.text);
  const spans = foods.findAll(tokens);
  const [first] = spans;
  if (!first) return null;
  const polarityAt = polarityIn(tokens);
  const isDenied = ({ from, to }: Span<true>) => {
    const polarity = polarityAt(from, to);
    return polarity?.denied === true && !polarity.scoped && !polarity.daily;
  };
  if (!spans.every(isDenied)) return null;
  const others = new Set(KINDS.findAll(tokens).flatMap(({ from, to }) => tokens.slice(from, to)));
  const { from, to } = first;
  const isBefore = (token: Token, at: number) =>
    at < from && token.clause === tokens[from]?.clause && !others.has(token);
  const within = IN.has(tokens[to]?.word ?? '') ? tokens.slice(to, to + PLACE) : [];
  return { sentence, whole: areOfKitchen([...tokens.filter(isBefore), ...within]) };
}

const IN: ReadonlySet<string> = new Set(['in', 'on']);
const PLACE = 3;

function serves(
  tokens: readonly Token[],
  foods: Phrases<true>,
  isKept: (span: Span<true>) => boolean = () => false,
): boolean {
  const polarityAt = polarityIn(tokens);
  return foods.findAll(tokens).some((span) => {
    const { from, to } = span;
    if (isKept(span)) return false;
    const beside = [tokens[from - 1], tokens[from - 2]].filter((token) => token?.clause === tokens[from]?.clause);
    const isOther = beside.some((token) => LIFTING.has(token?.word ?? '')) || tokens[to]?.word === 'free';
    return !isOther && polarityAt(from, to)?.denied === false;
  });
}
