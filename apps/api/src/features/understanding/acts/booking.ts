import type { Delta } from '../delta/delta.ts';
import { addFeature, addMeal, featureWish } from '../delta/features.ts';
import { isHourOfEvent } from '../reading/events.ts';
import { numberIn } from '../reading/numbers.ts';
import type { Reading } from '../reading/reading.ts';
import { isEarly, isLate, mealAt } from '../reading/times.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Doing } from './intents.ts';
import type { Pointing } from './references.ts';

const SEARCHING = wordSet(
  'find show suggest recommend search looking look somewhere someplace anywhere place places restaurant restaurants where what which spot spots',
);

/** The meal that an hour stands for. */
export function addTimes(delta: Delta, { tokens, times }: Reading, vocabulary: Vocabulary): void {
  for (const { from, to, value } of times) {
    if (value === null) continue;
    const said = tokens
      .slice(from, to)
      .map((token) => token.raw)
      .join(' ');
    const meal = mealAt(value);
    if (meal && delta.meals.length === 0) addMeal(delta.meals, { meal, said });
    if (isEarly(value)) {
      delta.features = delta.features.filter((wish) => wish.key !== 'early');
      addFeature(delta, featureWish('early', said, vocabulary), false);
    }
    if (!isLate(value)) continue;
    // The hour says more than "late night" does.
    delta.features = delta.features.filter((wish) => wish.key !== 'late');
    addFeature(delta, featureWish('late', said, vocabulary), false);
  }
}

const DAY =
  /^(?:today|tomorrow|tmrw|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|noon|midday|week|days?|\d{1,2}ish|\d{1,2})$/;
const AROUND_A_DAY =
  /^(?:on|the|this|next|coming|after|in|at|around|about|by|later|for|yes|yeah|ok|okay|sure|please|actually|make|it|no|sorry|and|then|how|maybe|or|change|to|prefer|instead|id|i|need|wait|do|not|rather|have|lets|say|morning|afternoon|evening|night|ish|oclock|pm|am|a|an|of|month)$/;

/** Nothing but when. */
const isWhen = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^[a-z]/.test(word) && DAY.test(word)) &&
  tokens.every(({ word }) => DAY.test(word) || AROUND_A_DAY.test(word) || numberIn(word) !== null);

/** What a party makes a wish of, where nobody has chosen a place yet. */
const OF_A_PARTY: ReadonlySet<string> = new Set(['group', 'solo', 'kids', 'date', 'parents', 'sunday']);
const A_PARTY = /^(?:\d{1,2}|me|us|people|persons?|seats?|family|wife|husband|friends?|couple|party|guests?|adults?)$/;
/** A party is told in a few words. */
const SHORT = 8;

const isParty = (tokens: readonly Token[], features: Delta['features']): boolean =>
  tokens.length <= SHORT &&
  tokens.some(({ word }) => A_PARTY.test(word) || numberIn(word) !== null) &&
  tokens.every(({ word }) => !SEARCHING.has(word)) &&
  features.every(({ key }) => OF_A_PARTY.has(key));

/**
 * About a table at the places that were shown, whatever the meal and the company. Such a message wishes for nothing
 * else.
 *
 * @param last restaurants of the last reply that had some
 * @param booking whether the conversation is about a table already
 */
export function isAboutBooking(
  { tokens, times: said, names }: Reading,
  { facts, triggers }: Doing,
  delta: Delta,
  pointing: Pointing,
  last: readonly number[],
  partySize: number | null,
  booking: boolean,
): boolean {
  // When one has to be elsewhere is no hour of a table.
  const times = said.filter(({ from, to }) => !isHourOfEvent(tokens, from, to));
  const books = facts.some((fact) => fact === 'booking' || fact === 'availability');
  if (last.length === 0 || names.length > 0 || triggers.includes('another')) return false;
  const { foods, notFoods, areas, notAreas, meals, features, any } = delta;
  const elsewhere = [foods, notFoods, areas, notAreas].some((list) => list.length > 0) || delta.price || delta.shift;
  // "Sunday" may be about the roast, before anybody books.
  if (!elsewhere && isWhen(tokens) && (booking || features.length === 0)) return true;
  // "The second one" is no party.
  const isPointed = pointing.how !== 'none' && partySize === null;
  if (!elsewhere && booking && !isPointed && isParty(tokens, features)) return true;
  if (!books && times.length === 0 && (partySize === null || !booking)) return false;
  // Hardly anybody is open.
  if (!books && times.some(({ value }) => value !== null && isEarly(value))) return false;
  // What was shown may be closed by then.
  if (!books && !booking && times.some(({ value }) => value !== null && isLate(value))) return false;
  // "Change of plans: make it the 3rd" begins nothing new.
  if (delta.reset && !books && times.length === 0) return false;
  const searches = tokens.some(({ word }) => SEARCHING.has(word));
  if (!books && pointing.how === 'none' && triggers.includes('hungry') && (times.length === 0 || searches))
    return false;
  return !elsewhere && (books || times.length > 0 || [meals, features, any].every((list) => list.length === 0));
}
