import { z } from 'zod';
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

/** What people wear: anything, or what one dresses up in. */
export const DRESS = ['casual', 'smart'] as const;
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
/** A meal that no field of a restaurant has. */
export const BRUNCH = 'brunch';
const MEALS_ASKED: readonly string[] = [...MEALS, BRUNCH];
/** Meters. */
const FARTHEST = 100_000;
const DAYS_MAX = 36_500;
const PARTY_MAX = 1000;

/** `now`, `21:30`, `Friday`, `Friday 21:30`, `2026-11-27`, `2026-11-27T21:30`. */
export const TIME_VALUE =
  /^(?:now|\d{4}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d)?|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)?(?:(?:^| )(?:[01]\d|2[0-3]):[0-5]\d)?)$/i;

const isOnCalendar = (value: string): boolean =>
  !/^\d{4}-/.test(value) || z.iso.date().safeParse(value.slice(0, 10)).success;

const rules = {
  cuisine: { ops: CHOICE, about: 'thai', accepts: isText },
  dish: { ops: CHOICE, about: 'or ingredient or drink', accepts: isText },
  diet: {
    ops: ['is'],
    about: 'vegan, halal; for an allergy "nut free"',
    accepts: isText,
  },
  area: { ops: CHOICE, about: 'part of town', accepts: isText },
  near: { ops: ['atMost'], about: 'meters from `near` of the query', accepts: between(1, FARTHEST) },
  price: {
    ops: BOUNDS,
    about: 'dollar signs, 1 to 5',
    accepts: between(PRICE_MIN, PRICE_MAX),
  },
  meal: { ops: CHOICE, about: MEALS_ASKED.join(', '), accepts: oneOf(MEALS_ASKED) },
  time: {
    ops: ['is'],
    about: 'open then: "now", "21:30", "Friday 21:30", "2026-11-27T21:30"',
    accepts: (value) => isText(value) && TIME_VALUE.test(String(value)) && isOnCalendar(String(value)),
  },
  amenity: { ops: CHOICE, about: 'terrace, wheelchair', accepts: isText },
  mood: { ops: CHOICE, about: 'quiet, lively', accepts: isText },
  occasion: { ops: CHOICE, about: 'date, kids', accepts: isText },
  dress: { ops: ['is'], about: DRESS.join(', '), accepts: oneOf(DRESS) },
  kind: { ops: CHOICE, about: 'bar, cafe', accepts: isText },
  reservations: { ops: ['is'], about: 'yes or no', accepts: oneOf(['yes', 'no']) },
  party: { ops: ['is'], about: 'people', accepts: between(1, PARTY_MAX) },
  rating: { ops: BOUNDS, about: '1 to 5', accepts: between(RATING_MIN, RATING_MAX) },
  newness: { ops: ['atMost'], about: 'days since it was added', accepts: between(0, DAYS_MAX) },
  name: {
    ops: CHOICE,
    about: 'name or id',
    accepts: (value) => isText(value) || Number.isInteger(value),
  },
  text: {
    ops: CHOICE,
    about: 'other words of it',
    accepts: isText,
  },
} as const satisfies Record<string, SlotRule>;

/** What a constraint may be about. */
export type Slot = keyof typeof rules;
export const SLOTS: Readonly<Record<Slot, SlotRule>> = rules;

/** The slots and their values in one text. */
export const slotDescription = (): string =>
  `Values by slot, in English. ${Object.entries(SLOTS)
    .map(([slot, { about }]) => `${slot}: ${about}.`)
    .join(' ')}`;
