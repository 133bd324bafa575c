import type { FeatureWish, Wishes } from '../../understanding/wishes.ts';
import type { Cost } from './food-fit.ts';

/*
 * What gives way first where nothing meets everything: moods, occasions and amenities, then the price by one level, the price, the part of
 * town, the meal, the dish of a kitchen, and last what the outing is for (the food, or the kind of place). What somebody cannot do without
 * costs more than all else together.
 */

export const AMENITY: Cost = 1.2;
/** The notes say that there is none; and of what somebody cannot eat, more than another part of town. */
export const CONTRARY: Cost = 2.4;
export const CONTRARY_DISH: Cost = 8;
/** Whether a table can be reserved. */
export const A_TABLE: Cost = 3.5;
export const NEXT_LEVEL: Cost = 3;
/** Two levels away; each further one costs half more. */
export const OTHER_PRICE: Cost = 5;
export const ANOTHER_PART: Cost = 6;
/** What the outing is for, where places were seen that suit it. */
export const AN_OCCASION: Cost = 7;
/** Nobody goes to another town for a little less. */
export const ANOTHER_TOWN: Cost = 9;
/** Which meal a place serves, on top of another part of town. */
export const OTHER_MEAL: Cost = 1;
export const DISH: Cost = 10.5;
/** One has to hurry; nobody said a time, and it is closed now. */
export const HURRIED: Cost = 0.5;
export const SHUT_NOW: Cost = 0.45;
/** It opens soon after one wants to eat. */
export const AT_THE_DOOR: Cost = 0.2;
/** Tables are gone by now, as far as the notes tell. */
export const BOOKED_OUT: Cost = 0.9;
/** It closes right after one comes. */
export const CLOSING: Cost = 2.2;
/** Nobody knows whether it is open: at an hour when most places are, and at any other; it is closed. */
export const UNKNOWN_TIME: Cost = 0.3;
export const UNKNOWN_HOUR: Cost = 1;
export const AT_ANOTHER_TIME: Cost = 12;
/** Of places to drink at, another kind of them, and all others. */
export const KINDRED_PLACE: Cost = 14;
export const OTHER_PLACE: Cost = 20;
export const NEED: Cost = 60;

const COMPANY: ReadonlySet<string> = new Set(['kids', 'parents', 'date', 'group']);

/** Whether who comes along counts less than what one of them could fall ill from: a kitchen that keeps it out comes before one for children. */
export const yieldsToHealth = ({ key }: FeatureWish, { notFoods }: Pick<Wishes, 'notFoods'>): boolean =>
  COMPANY.has(key) && notFoods.some(({ strict }) => strict);
