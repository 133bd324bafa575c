import type { Food } from './lexicon/foods.ts';
import type { Language } from './lexicon/languages.ts';

export type Meal = 'breakfast' | 'lunch' | 'dinner';
export type WishKind = 'food' | 'diet' | 'area' | 'price' | 'meal' | 'feature';
export type Topic = 'food' | 'area' | 'price';
/** What a diner asks to be told about a place. */
export const FACTS = [
  'phone',
  'address',
  'postcode',
  'area',
  'food',
  'price',
  'website',
  'distance',
  'hours',
  'crowds',
  'availability',
  'booking',
  'deals',
  'dish price',
  'meals',
  'rating',
  'name',
  'more',
] as const;
export type Fact = (typeof FACTS)[number];

/** Every wish keeps the words that said it. */
interface Said {
  said: string;
}

/** Something to eat. `food` is null when nobody knows it; then `label` is what was said. */
export interface FoodWish extends Said {
  key: string;
  label: string;
  food: Food | null;
  /** Asked for in case that another wish of the same message cannot be met. */
  fallback: boolean;
  /** Either will do. */
  or?: true;
  /** It comes beside another food, which decides. */
  beside?: true;
  /** There is no meat in it. */
  meatless?: true;
  /** Who else at the table it is for, by the word for them: "wife". */
  eater?: string;
  /** It was told of more than one of the table. */
  shared?: true;
  /** It was told of one person and of nobody else: of its eater, or of the one who writes. */
  alone?: true;
  /** A diet that the whole kitchen keeps. */
  whole?: true;
  /** Stated as an allergy, an intolerance or a diet: it stays until that very thing is taken back. */
  strict?: true;
}

/** A part of town: any of the guide's `values`, or else places whose address has the words of `address`. Neither: the guide does not know it. */
export interface AreaWish extends Said {
  label: string;
  values: readonly string[];
  address: string | null;
  /** The guide names no centre: `values` are what was taken for it. */
  taken?: boolean;
}

/** Price levels that do, best first, and those that nearly do. */
export interface PriceWish extends Said {
  label: string;
  met: readonly (readonly number[])[];
  near: readonly number[];
  /** Levels under and over which nothing will do. */
  least?: number;
  most?: number;
  /** It was only hinted at, and what was not too dear may cost a level more. */
  soft?: true;
  /** The most that a meal may cost, in the money of the guide. */
  sum?: number;
}

/** Something beside food: a key of the features, or a tag of the guide. */
export interface FeatureWish extends Said {
  key: string;
  label: string;
  /** The guide's tags that say so. */
  tags: readonly string[];
  firm: boolean;
  /** By which texts speak of it, where the lexicon does not have it and its label alone does not tell. */
  words?: readonly string[];
  /** It describes a place that somebody has in mind: it holds for one message. */
  refers?: true;
}

export interface MealWish extends Said {
  meal: Meal;
}

/** Hours of a day, beyond 24 in the night that follows it. */
export type Hours = readonly [from: number, to: number];

/** When somebody wants to be there. */
export interface When extends Said {
  /** `YYYY-MM-DD` by the clock of the guide; null for "on Sundays", where they do not say, and where nobody knows what day it is. */
  date: string | null;
  /** Days from Monday; null where they do not say. */
  day: number | null;
  /** The day as a reply calls it: "tonight", "on Sunday"; empty where they do not say. */
  on: string;
  /** Null where they do not say. */
  hours: Hours | null;
  /** The hour as a reply calls it, where it was said apart from the day. */
  at: string;
}

/** What the last message does, beside wishing. */
export type Intent =
  | 'find'
  | 'another'
  | 'fact'
  | 'hello'
  | 'thanks'
  | 'bye'
  | 'yes'
  | 'no'
  | 'able'
  | 'off-topic'
  | 'abuse'
  | 'despair'
  | 'emergency'
  | 'instructions'
  | 'unclear';

/** What one message wishes and wishes the contrary of, by their labels. */
export interface Contradiction {
  kept: string;
  given: string;
}

/** The last message, as far as it is no wish. */
export interface Message {
  intent: Intent;
  facts: readonly Fact[];
  /** When somebody will come who has said no time: soon. Null where a time was said, and where they plan ahead. */
  implied: When | null;
  /** The day on which it was sent; null where nobody knows. */
  today: string | null;
  /** Restaurants named or referred to, by id. */
  places: readonly number[];
  /** Restaurants that it names, by id. */
  named: readonly number[];
  /** Others that the same words name, in full or in short, by id. */
  namesakes: readonly number[];
  /** Restaurants of earlier replies that it points at, by id. */
  pointed: readonly number[];
  /** It asks for a number that no reply went to: "the fourth one" of three. */
  beyond: boolean;
  /** Restaurants that it names and the guide does not list. */
  unlisted: readonly string[];
  /** A yes-or-no question about a place. */
  checks: boolean;
  /** The kinds of wishes that it names. */
  kinds: readonly WishKind[];
  /** The wishes are not those of the message before. */
  changed: boolean;
  /** Labels of wishes that were dropped because nothing meets them and the diner accepts anything. */
  relaxed: readonly string[];
  /** Foods that it wishes and that are no wish, because the diner could fall ill from them. */
  harmful: readonly FoodWish[];
  /** What somebody did not eat and eats again, by its label. */
  again: readonly string[];
  /** What is left out still, because it is not clear that it was meant. */
  kept: readonly string[];
  /** What it wishes and wishes the contrary of. */
  contradictions: readonly Contradiction[];
  /** How many places the diner asked for; null when they did not say. */
  count: number | null;
  language: Language | null;
  /** Words that were understood as nothing, for a look into the guide's texts. */
  words: readonly string[];
}

/** What a diner wants, by all that was said so far. Lists of one kind mean "any of", except features: all of them. */
export interface Wishes {
  foods: readonly FoodWish[];
  notFoods: readonly FoodWish[];
  areas: readonly AreaWish[];
  notAreas: readonly AreaWish[];
  price: PriceWish | null;
  meals: readonly MealWish[];
  when: When | null;
  features: readonly FeatureWish[];
  notFeatures: readonly FeatureWish[];
  /** Words for what else is unwanted, to be looked up in the guide's texts. */
  notWords: readonly string[];
  reservations: Said | null;
  /** The conversation is about a table at what was shown. */
  booking: boolean;
  /** Number of people; null if unknown. */
  partySize: number | null;
  /** What the diner said does not matter. */
  any: readonly Topic[];
  /** Restaurants that the diner does not want, by id. */
  rejected: readonly number[];
  /** Restaurants that earlier replies showed, by id, latest first. */
  shown: readonly number[];
  /** The last messages that wished for something, in the diner's own words. */
  inWords: readonly string[];
  message: Message;
}
