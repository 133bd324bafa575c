import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import { table } from '../../table.ts';
import { isForOthers } from '../search/criteria/at-table.ts';
import { type AttributeAnswer, answerOf } from '../search/facts/answer.ts';
import { allergensIn } from '../search/facts/asked.ts';
import type { Attribute } from '../search/facts/attribute.ts';
import { attributeOf } from '../search/facts/attribute-of.ts';
import { dietAt, isForHealth } from '../search/facts/diet.ts';
import { factsOn } from '../search/facts/facts.ts';
import { hasHealthNeed } from '../search/facts/forbidden.ts';
import { BUTCHERED_FOR } from '../search/facts/forbidden-words.ts';
import { isOfOtherDays } from '../search/facts/other-days.ts';
import { unprovenFor } from '../search/ranking/carried.ts';
import { excludedBy } from '../search/ranking/exclusions.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { isDelicate, isDiet } from '../understanding/delta/delta.ts';
import { NO_WISHES, type State } from '../understanding/fold.ts';
import { FOODS } from '../understanding/lexicon/foods.ts';
import type { FoodWish, When } from '../understanding/wishes.ts';
import { asWishes } from './lookup.ts';
import { isMostlyRaw } from './measures/raw.ts';

/** A place that a diner's allergies, diets or exclusions rule out. */
export interface Barred {
  row: Restaurant;
  /** The diet, or what they do not eat, as they called it. */
  said: string;
  /** The diet that forbids it, where nobody named the food. */
  diet?: string;
  /** What speaks against it, as a clause, where it is neither a diet nor what somebody said. */
  because?: string;
  /** What the guide says against it; null where dishes or the kitchen tell. */
  against: { attribute: Attribute; answer: AttributeAnswer } | null;
  /** Somebody could fall ill. */
  health: boolean;
  /** At other times notes promise what it is barred for. */
  atTimes?: true;
  /** Only the kind of kitchen or of food speaks against it: the guide names nothing there that they cannot have. */
  silent?: true;
}

/** Judges a place by what a diner must not or does not eat. */
export type Bar = (row: Restaurant) => Barred | null;

const MEATS = { meat: 'meat', steakhouse: 'meat', barbecue: 'meat', burgers: 'meat' };

/** Foods that a diet forbids where a place is known for them, and what a reply calls them. */
const FORBIDS: Readonly<Record<string, Readonly<Record<string, string>>>> = table({
  halal: { pork: 'pork' },
  kosher: { pork: 'pork' },
  vegan: { ...MEATS, seafood: 'fish' },
  vegetarian: { ...MEATS, seafood: 'fish' },
  pescatarian: MEATS,
});
/** What a diet forbids in any dish of a kitchen, by attributes that notes are read for. */
const NEVER: Readonly<Record<string, readonly string[]>> = table({ kosher: ['shellfish'] });
/** The diet of which a yes does for another one, too. */
const KEPT_AS: Readonly<Record<string, string>> = table({ pescatarian: 'vegetarian' });

interface Need {
  attribute: Attribute;
  said: string;
  health: boolean;
}

/** What the notes are read for on behalf of a diner. */
function needsOf(state: State): Need[] {
  const isAllergic = state.features.some(({ key }) => key === 'allergy');
  const diets = state.foods.filter(isDiet).flatMap((wish): Need[] => {
    const attribute = attributeOf(wish.key);
    const health = attribute?.allergen !== undefined && (isAllergic || isDelicate(state) || isForHealth(wish));
    return attribute ? [{ attribute, said: wish.label, health }] : [];
  });
  // Who is pregnant and leaves out oysters has no allergy to shellfish.
  const harmful = state.notFoods.filter(({ strict }) => isAllergic || strict).flatMap(harmfulIn);
  return [...diets, ...harmful];
}

const harmfulIn = ({ label, said }: FoodWish): Need[] =>
  allergensIn(label).map((attribute) => ({ attribute, said, health: true }));

/** Whether people fall ill from a food that is excluded: that notes are silent about it then tells nothing. */
export const isAllergen = (wish: FoodWish): boolean => allergensIn(wish.label).length > 0;

/** The allergens that diets and exclusions rule out. */
export function allergensAmong({ foods, notFoods }: Pick<State, 'foods' | 'notFoods'>): Attribute[] {
  const diets = foods.filter(isDiet).flatMap(({ key }) => attributeOf(key) ?? []);
  const excluded = notFoods.flatMap(({ label }) => allergensIn(label));
  return [...new Set([...diets, ...excluded])].filter(({ allergen }) => allergen !== undefined);
}

/** What the notes say against a place, for one need, on the day that was said. */
function readAgainst(row: Restaurant, { attribute, said, health }: Need, when: When | null): Barred | null {
  if (isOfOtherDays(attribute, row, when))
    return { row, said, because: `${attribute.says.yes} on other days only`, against: null, health };
  const answer = answerOf(attribute, row, { safety: health });
  const out = health ? answer.outcome === 'no' : dietAt(attribute.key, row) === 'no';
  if (!out) return null;
  const silent = answer.field === 'kitchen' && { silent: true as const };
  const isAtTimes = factsOn(attribute, row).some(
    ({ says, time, sentence }) => says === 'yes' && time !== '' && sentence?.text === answer.sentence?.text,
  );
  return { row, said, against: { attribute, answer }, health, ...silent, ...(isAtTimes && { atTimes: true }) };
}

/**
 * What a conversation rules out for those who eat, by the same judgement as the search, and by what the notes say of allergens and diets.
 * Null where nobody said anything of the kind.
 */
export function* barring(state: State, snapshot: Snapshot): Steps<Bar | null> {
  const needs = needsOf(state);
  const implied = yield* impliedBy(state, snapshot);
  const isCooked = state.notFeatures.some(({ key }) => key === 'raw fish');
  if (needs.length + implied.length + state.notFoods.length === 0 && !isCooked) return null;
  const { foods, notFoods } = state;
  const features = state.features.filter(({ key }) => key === 'allergy');
  const unproven = unprovenFor(state, snapshot);
  const stated = yield* excludedBy(asWishes({ ...NO_WISHES, foods, features, notFoods }), snapshot);
  const health = hasHealthNeed({ foods: [], features, notFoods });
  return (row) => {
    const at = snapshot.positions.get(row.id) ?? -1;
    for (const need of needs) {
      const found = readAgainst(row, need, state.when);
      if (found) return found;
    }
    if (isCooked && isMostlyRaw(row))
      return { row, said: 'raw fish', because: 'much of what they serve is raw', against: null, health: true };
    const carried = unproven?.(at);
    if (carried) {
      const because = `their notes don't say how they keep ${carried.key} apart`;
      return { row, said: carried.key, because, against: null, health: true, silent: true };
    }
    const said = notFoods.map(({ label }) => label).join(' or ');
    if (notFoods.length > 0 && stated.out(at)) return { row, said, against: null, health };
    const broken = implied.find(({ diet, out }) => out(at) && !keeps(diet, row));
    return broken ? { row, said: broken.said, diet: broken.diet, against: null, health: false } : null;
  };
}

function keeps(diet: string, row: Restaurant): boolean {
  const kept = KEPT_AS[diet] ?? diet;
  const isTagOnly = BUTCHERED_FOR.has(diet) && answerOf(kept, row).field === 'tag';
  return !isTagOnly && ['yes', 'partly'].includes(dietAt(kept, row));
}

interface Implied {
  diet: string;
  said: string;
  out: (at: number) => boolean;
}

/** Places whose kitchen is what a diet forbids: each food is judged by itself. */
function* impliedBy({ foods }: State, snapshot: Snapshot): Steps<Implied[]> {
  const found: Implied[] = [];
  for (const need of foods.filter(isDiet)) {
    const { key: diet, said } = need;
    const isShared = foods.some((wish) => isForOthers(wish, [need]));
    for (const [key, called] of Object.entries(FORBIDS[diet] ?? {})) {
      // Others at the table came for it.
      if (isShared && called === 'meat') continue;
      const wish = { key, label: key, said, food: FOODS.get(key) ?? null, fallback: false };
      const { out } = yield* excludedBy(asWishes({ ...NO_WISHES, notFoods: [wish] }), snapshot);
      found.push({ diet, said: called, out });
    }
    for (const key of NEVER[diet] ?? []) {
      const cooks = (row: Restaurant | undefined) => row && answerOf(key, row, { safety: true }).contains;
      found.push({ diet, said: key, out: (at) => cooks(snapshot.rows[at]) === true });
    }
  }
  return found;
}
