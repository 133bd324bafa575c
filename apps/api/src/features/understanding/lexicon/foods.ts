import { table } from '../../../table.ts';
import { stemsOf } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { CUISINES } from './cuisines.ts';
import { DISHES } from './dishes.ts';
import { STYLES } from './styles.ts';

/** Something that people ask to eat: a kitchen ("Thai"), a style of food or place ("tapas"), or a dish ("laksa"). */
export interface Food {
  key: string;
  kind: 'kitchen' | 'style' | 'dish';
  /** How a reply calls it. */
  label: string;
  words: readonly string[];
  /** The words by which notes tell that it is served. */
  shown: readonly string[];
  /** Foods of its kind that are among its words, each with all words for it: "oyster" and "oysters" of seafood. */
  such?: readonly (readonly string[])[];
  /** Of a dish or style: the kitchens that cook it, likeliest first. */
  kitchens: readonly string[];
  /** Of a kitchen: those it is a part of. */
  broader: readonly string[];
  /** What to offer where it is not to be had, nearest first. */
  near: readonly string[];
}

const split = (words: string | undefined): string[] => (words ? words.split('|').map((word) => word.trim()) : []);

/** @example titleCase('modern european') // 'Modern European' */
export const titleCase = (text: string): string => text.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());

/**
 * Words with a star say it when a diner wishes, while notes may mean something else by them; those with a plus are for
 * notes alone: who wishes for them means them and nothing else ("+beef").
 */
const saidAs = (words: readonly string[]): Pick<Food, 'words' | 'shown'> => ({
  words: words.filter((word) => !word.startsWith('+')).map((word) => word.replace('*', '')),
  shown: words.filter((word) => !word.endsWith('*')).map((word) => word.replace('+', '')),
});

function* kitchens(): Generator<Food> {
  for (const [key, { words, broader = [], near = [] }] of Object.entries(CUISINES)) {
    yield {
      key,
      kind: 'kitchen',
      label: titleCase(key),
      ...saidAs([key, ...split(words)]),
      kitchens: [],
      broader,
      near,
    };
  }
}

function* styles(): Generator<Food> {
  for (const [key, { words, such: kinds, kitchens: cooked = [], near = [] }] of Object.entries(STYLES)) {
    const groups = split(kinds).map((group) => group.split('='));
    const said = saidAs([key, ...split(words), ...groups.flat()]);
    const such = groups.map((group) => saidAs(group).words);
    yield { key, kind: 'style', label: key, ...said, such, kitchens: cooked, broader: [], near };
  }
}

function* dishes(): Generator<Food> {
  for (const [cooks, list] of Object.entries(DISHES)) {
    const cooked = cooks.split(', ');
    for (const entry of list.split(',')) {
      const words = split(entry.trim());
      const key = words[0];
      if (key) yield { key, kind: 'dish', label: key, ...saidAs(words), kitchens: cooked, broader: [], near: [] };
    }
  }
}

/** The whole taxonomy by key. A kitchen or style comes before a dish of the same name. */
export const FOODS: ReadonlyMap<string, Food> = new Map(
  [...dishes(), ...styles(), ...kitchens()].map((food) => [food.key, food]),
);

/** Words that are food only right before a word for it: "world food" is a kitchen, "the best in the world" is not. */
export const ONLY_WITH_FOOD: ReadonlySet<string> =
  wordSet(`world creative unusual exotic experimental inventive innovative traditional christmas xmas contemporary global eclectic latin
  continental uk usa england america china india japan france italy spain mexico germany greece lounge inn organic delivery roman
  greens sweet bread chocolate`);

/** The words that {@link ONLY_WITH_FOOD} asks for. */
export const FOOD_NOUNS: ReadonlySet<string> = wordSet(
  'food cuisine restaurant cooking dish kitchen place spot eatery fare cook meal style type bistro dinner grub bar joint',
);

/** What someone cannot or may not eat: it holds on when they change their mind about the kitchen. */
export const DIETS: ReadonlySet<string> = new Set([
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten free',
  'dairy free',
  'halal',
  'kosher',
  'jain',
]);

/** Words for the kind of a place: a kitchen that serves such food is only nearly one. */
export const VENUES: ReadonlySet<string> = new Set([
  ...[
    'steakhouse',
    'bistro',
    'gastropub',
    'pub food',
    'brewery',
    'wine bar',
    'cocktail bar',
    'sports bar',
    'deli',
    'bakery',
    'cafe',
    'diner',
    'tea house',
  ],
  ...[
    'fast food',
    'take-out',
    'food truck',
    'street food',
    'buffet',
    'fine dining',
    'izakaya',
    'coffee roaster',
    'dessert',
    'crepes',
    'ice cream parlour',
  ],
]);

/** What is nothing but another food, by that food, unless somebody wishes for it in so many words: sushi is fish. */
export const MADE_OF: Readonly<Record<string, readonly string[]>> = table({
  seafood: ['sushi'],
  beef: ['burgers'],
  noodles:
    'ramen|pho|udon|soba|yakisoba|laksa|pad thai|pad see ew|chow mein|dan dan noodles|hand pulled noodles|beef noodle soup'.split(
      '|',
    ),
});

const stemmed = (phrase: string): string => stemsOf(phrase).join(' ');

/**
 * All words for the one food of a kind that is meant, where not all of its kind is.
 *
 * @example suchOf(FOODS.get('seafood'), 'oyster') // ['oyster', 'oysters', 'oyster bar']; null for 'fish'
 */
export function suchOf(food: Food | null, label: string): readonly string[] | null {
  const said = stemmed(label);
  return food?.such?.find((words) => words.some((word) => stemmed(word) === said)) ?? null;
}

const NAMED: ReadonlySet<string> = new Set(
  [...FOODS.values()].flatMap(({ key, such = [] }) => [key, ...such.flat().map(stemmed)]),
);

/** Whether a stem is the name of a food, and not only a word for its kind. */
export const namesFood = (stem: string): boolean => NAMED.has(stem);
