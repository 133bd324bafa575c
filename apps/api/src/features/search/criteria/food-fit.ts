import { COOKED_BY, FAMILIES, KINDRED_FEATURES } from '../../understanding/lexicon/families.ts';
import { DIETS, FOODS, type Food, suchOf, VENUES } from '../../understanding/lexicon/foods.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { foodByKey } from '../../understanding/vocabulary/cuisine-values.ts';
import type { Vocabulary } from '../../understanding/vocabulary/vocabulary.ts';
import type { FoodWish } from '../../understanding/wishes.ts';

/**
 * How far a restaurant is from a wish. 0: meets it. Below {@link LESSER}: meets it, ranked lower. Below 1: meets it where nothing meets it
 * better. From 1 on: does not meet it, but the nearer the better.
 */
export type Cost = number;
export const LESSER = 0.5;
export const MISSED: Cost = 20;

/** How one food of the taxonomy is met in one guide. */
export interface Fit {
  /** Cost by the guide's cuisine, for a restaurant whose texts do not mention the food. */
  plain: ReadonlyMap<string, Cost>;
  /** The same for one whose texts do; others that mention it cost `mention`. */
  mentioned: ReadonlyMap<string, Cost>;
  mention: Cost;
  /** Some cuisine of the guide is, or cooks, this food. */
  offered: boolean;
  /** Some cuisine of the guide is this food. */
  direct: boolean;
}

/** What a kindred kitchen costs, and each further one more: whoever wants pho gives up all else before they have ramen. */
const KINDRED: Cost = 14;

/** A part of the kitchen that was wished, where the guide has the whole too: "Sichuan" for "Chinese". */
export const NARROWER: Cost = 0.45;
/** Kitchens whose parts are regions of one country: Cantonese is Chinese, while Thai is not what "Asian" means where a guide lists both. */
const NATIONS = wordSet('american british chinese french indian italian japanese spanish');

/**
 * What a word in the notes of some other kitchen is worth: where nothing else tells of the food; where the food stands for a kitchen
 * ("curry"); where the guide lists places that are just that, so that even one that is closed now goes before it.
 */
const HINTED: Cost = 0.35;
const AS_A_DISH: Cost = 0.56;
const IN_PASSING: Cost = 0.8;

/** "Sushi" where there are sushi bars: a Japanese place will do where there is none. */
const NEXT_TO_IT: Cost = 0.9;

/** A dish is looked for in this many kitchens that the guide has; further ones are only near. */
const KITCHENS_TRIED = 3;

/** Cuisines of a guide: named as a food, containing it, or a part of it. */
interface Values {
  readonly equal: readonly string[];
  readonly within: readonly string[];
  readonly narrower: readonly string[];
}

/** The foods of the taxonomy as a guide offers them, worked out once each. */
export class FoodFits {
  readonly #vocabulary: Vocabulary;
  readonly #known = new Map<string, Fit>();
  readonly #values = new Map<string, Values>();
  readonly #unvouched: ReadonlySet<string>;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#unvouched = new Set(vocabulary.cuisines.flatMap(({ value, unvouched }) => (unvouched ? [value] : [])));
  }

  of(food: Food): Fit {
    const known = this.#known.get(food.key);
    if (known) return known;
    const fit = food.kind === 'kitchen' ? this.#kitchen(food) : this.#dish(food);
    this.#known.set(food.key, fit);
    return fit;
  }

  /** Positions of the rows whose tags or notes mention a food that is left out, or what is made of it; and whose name does. */
  unwanted(wish: FoodWish): { any: ReadonlySet<number>; named: ReadonlySet<number> } {
    const { texts, nameTexts } = this.#vocabulary;
    const words = wish.food ? wish.food.shown : [wish.label];
    return { any: texts.containing(words), named: nameTexts.mentioning(words) };
  }

  /** Positions of the rows whose tags or notes mention a food in the words of the wish, or in any words; and whose name does. */
  mentions(wish: FoodWish): { said: ReadonlySet<number>; any: ReadonlySet<number>; named: ReadonlySet<number> } {
    const { texts, nameTexts } = this.#vocabulary;
    const words = wish.food ? wish.food.shown : [wish.label];
    const said = texts.mentioning(
      wish.food && isOnlySaid(wish.label, wish.food) ? words : (suchOf(wish.food, wish.label) ?? [wish.label]),
    );
    return {
      said,
      any: texts.mentioning(words),
      named: nameTexts.mentioning(words),
    };
  }

  /** The guide's cuisines that are a food: named so, containing it, or a part of it ("Sichuan" of Chinese). */
  valuesOf(key: string): Values {
    const known = this.#values.get(key);
    if (known) return known;
    const values = this.#valuesFrom(key);
    this.#values.set(key, values);
    return values;
  }

  #valuesFrom(key: string): Values {
    const equal: string[] = [];
    const within: string[] = [];
    const narrower: string[] = [];
    for (const { value, equal: same, parts, features } of this.#vocabulary.cuisines) {
      if (same.has(key)) equal.push(value);
      else if (parts.has(key)) within.push(value);
      else if (features.has(KINDRED_FEATURES[key] ?? '')) narrower.push(value);
      else if (
        [...same, ...parts].some((one) => FAMILIES[key]?.includes(one) || isPartOf(one, key)) ||
        this.#isDishOf(value, key)
      )
        narrower.push(value);
    }
    return { equal, within, narrower };
  }

  /** "Korean Barbecue" and "Tacos" are a dish of one kitchen, and Korean and Mexican places. */
  #isDishOf(value: string, key: string): boolean {
    if (FOODS.get(key)?.kind !== 'kitchen') return false;
    const cuisine = this.#vocabulary.cuisines.find((one) => one.value === value);
    return [...(cuisine?.equal ?? [])].some((one) => {
      const food = FOODS.get(one);
      return food?.kind === 'dish' && food.kitchens[0] === key;
    });
  }

  /** Whether a cuisine of the guide counts as a food without being a part of it. */
  #isFamilyOnly(value: string, key: string): boolean {
    const cuisine = this.#vocabulary.cuisines.find((one) => one.value === value);
    return ![...(cuisine?.equal ?? []), ...(cuisine?.parts ?? [])].some((one) => isPartOf(one, key));
  }

  #near(keys: readonly string[], from: Cost, costs: Map<string, Cost>): void {
    for (const [rank, key] of keys.entries()) {
      const { equal, within } = this.valuesOf(key);
      for (const value of [...equal, ...within]) if (!costs.has(value)) costs.set(value, from + rank * 0.3);
    }
  }

  #kitchen(food: Food): Fit {
    const { equal, within, narrower } = this.valuesOf(food.key);
    const plain = new Map<string, Cost>();
    // Whoever alone calls their place "Asian" does not take that from the kitchens of Asia.
    const isNamed = [...equal, ...within].some((value) => !this.#unvouched.has(value));
    for (const value of equal) plain.set(value, 0);
    for (const value of within) plain.set(value, equal.length > 0 ? NARROWER : 0);
    for (const value of narrower)
      plain.set(
        value,
        isNamed
          ? FAMILIES[food.key] || NATIONS.has(food.key) || this.#isDishOf(value, food.key)
            ? NARROWER
            : 1.2
          : 0.05,
      );
    const offered = plain.size > 0;
    this.#near([...food.near, ...food.broader], KINDRED, plain);
    const mentioned = new Map([...plain].map(([value, cost]) => [value, cost >= KINDRED ? cost - 0.3 : cost]));
    return { plain, mentioned, mention: offered ? KINDRED - 0.7 : 2.6, offered, direct: offered };
  }

  #dish(food: Food): Fit {
    const { equal, within, narrower } = this.valuesOf(food.key);
    const plain = new Map<string, Cost>();
    const mentioned = new Map<string, Cost>();
    const named = [...equal, ...within, ...narrower];
    for (const value of named.filter((one) => !this.#unvouched.has(one))) {
      // "Detroit-style Pizza" is pizza.
      const cost = equal.includes(value) || equal.length === 0 ? 0 : 0.05;
      plain.set(value, cost + 0.15);
      mentioned.set(value, cost);
    }
    const direct = plain.size > 0;
    // A dish that only one account calls a kitchen is one that is mentioned: what the notes of others serve stands beside it.
    for (const value of named.filter((one) => this.#unvouched.has(one))) {
      plain.set(value, HINTED);
      mentioned.set(value, HINTED);
    }
    let tried = 0;
    for (const key of food.kitchens) {
      const own = this.valuesOf(key);
      // What is a sibling of the dish is none of its kitchens: ramen is Japanese, and no sushi.
      const parts = own.narrower.filter((value) => !this.#isFamilyOnly(value, key));
      const values = [...own.equal, ...own.within, ...parts].filter((value) => !plain.has(value));
      if (values.length > 0) tried += 1;
      for (const value of values) {
        plain.set(
          value,
          direct
            ? tried === 1 && !VENUES.has(food.key)
              ? NEXT_TO_IT
              : 3
            : VENUES.has(food.key)
              ? 1.1 + tried * 0.1
              : tried === 1
                ? 0.32
                : tried <= KITCHENS_TRIED
                  ? LESSER + tried * 0.02
                  : 3.5,
        );
        mentioned.set(value, direct ? 0.55 : 0);
      }
    }
    const offered = plain.size > 0;
    this.#near([...food.near, ...food.kitchens.flatMap((key) => FOODS.get(key)?.near ?? [])], KINDRED + 0.6, plain);
    return {
      plain,
      mentioned,
      mention: DIETS.has(food.key) ? HINTED : direct ? IN_PASSING : COOKED_BY[food.key] ? AS_A_DISH : HINTED,
      offered,
      direct,
    };
  }

  /** The food of a key, of the taxonomy or of this guide. */
  food(key: string): Food | null {
    return foodByKey(key, this.#vocabulary.ownFoods);
  }
}

/** Whether one kitchen is a part of another, directly or through others. */
function isPartOf(key: string, whole: string, depth = 3): boolean {
  const broader = FOODS.get(key)?.broader ?? [];
  return broader.includes(whole) || (depth > 0 && broader.some((one) => isPartOf(one, whole, depth - 1)));
}

/** In notes, the word without its article stands for much else. */
function isOnlySaid(label: string, { words, shown }: Food): boolean {
  const own = bareOf(label);
  const has = (list: readonly string[]) => list.some((word) => bareOf(word) === own);
  return has(words.filter((word) => ARTICLE.test(word))) && !has(shown);
}
const ARTICLE = /^an? /;
const bareOf = (phrase: string): string => stemsOf(phrase.replace(ARTICLE, '')).join(' ');
