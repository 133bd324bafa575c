import { PRICE_MAX, PRICE_MIN, RATING_MAX, RATING_MIN } from './limits.ts';

export const OPS = ['is', 'not', 'atMost', 'atLeast'] as const;
export type Op = (typeof OPS)[number];

interface SlotRule {
  ops: readonly Op[];
  /** The values, for whoever fills in a query. */
  about: string;
  accepts: (value: string | number) => boolean;
}

const isText = (value: string | number) => typeof value === 'string' && value !== '';
const oneOf = (values: readonly string[]) => (value: string | number) => values.includes(String(value));
const between = (least: number, most: number) => (value: string | number) =>
  typeof value === 'number' && value >= least && value <= most;
const CHOICE = ['is', 'not'] as const;
const BOUNDS = ['is', 'not', 'atMost', 'atLeast'] as const;

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
/** Meters. */
const FARTHEST = 100_000;
const DAYS_MAX = 36_500;
const PARTY_MAX = 1000;

/** `now`, `21:30`, `Friday`, `Friday 21:30`, `2026-11-27T21:30`. */
export const TIME_VALUE =
  /^(?:now|\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)?(?:(?:^| )(?:[01]\d|2[0-3]):[0-5]\d)?)$/i;

const rules = {
  cuisine: { ops: CHOICE, about: 'a cuisine in English: "thai", "northern italian"', accepts: isText },
  dish: { ops: CHOICE, about: 'a dish, ingredient or drink in English: "ramen", "oysters"', accepts: isText },
  diet: {
    ops: ['is'],
    about:
      'vegetarian, vegan, gluten free, dairy free, halal, kosher, or for an allergy what it must be free of: "nut free"',
    accepts: isText,
  },
  area: { ops: CHOICE, about: 'a neighborhood or part of town', accepts: isText },
  near: { ops: ['atMost'], about: 'meters from `near` of the query', accepts: between(1, FARTHEST) },
  price: {
    ops: BOUNDS,
    about: 'the number of dollar signs, 1 (cheap) to 5 (very expensive)',
    accepts: between(PRICE_MIN, PRICE_MAX),
  },
  meal: { ops: CHOICE, about: MEALS.join(', '), accepts: oneOf(MEALS) },
  time: {
    ops: ['is'],
    about:
      'open at this local time: "now", "21:30" (today), "Friday 21:30", "Friday" (at any time), "2026-11-27T21:30"',
    accepts: (value) => isText(value) && TIME_VALUE.test(String(value)),
  },
  amenity: { ops: CHOICE, about: 'what a place has: "terrace", "live music", "wheelchair"', accepts: isText },
  mood: { ops: CHOICE, about: 'how a place feels: "quiet", "cosy", "lively", "dressy"', accepts: isText },
  occasion: { ops: CHOICE, about: 'what it is for: "date", "business", "kids", "celebration"', accepts: isText },
  kind: { ops: CHOICE, about: 'bar, restaurant, cafe, or another kind of place: "wine bar", "pub"', accepts: isText },
  reservations: { ops: ['is'], about: 'yes or no', accepts: oneOf(['yes', 'no']) },
  party: { ops: ['is'], about: 'the number of people', accepts: between(1, PARTY_MAX) },
  rating: { ops: BOUNDS, about: '1 to 5 in half steps', accepts: between(RATING_MIN, RATING_MAX) },
  newness: { ops: ['atMost'], about: 'days since the guide added it', accepts: between(0, DAYS_MAX) },
  name: {
    ops: CHOICE,
    about: 'the name or the id of a restaurant',
    accepts: (value) => isText(value) || Number.isInteger(value),
  },
  text: {
    ops: CHOICE,
    about: 'words in the name, tags, notes or address, for what no other slot says',
    accepts: isText,
  },
} as const satisfies Record<string, SlotRule>;

/** What a constraint may be about. */
export type Slot = keyof typeof rules;
export const SLOTS: Readonly<Record<Slot, SlotRule>> = rules;

/** The slots and their values in one text. */
export const slotDescription = (): string =>
  `What it is about, and its values. ${Object.entries(SLOTS)
    .map(([slot, { about }]) => `${slot}: ${about}.`)
    .join(' ')}`;
