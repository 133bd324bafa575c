import { isForHealth } from '../../search/facts/diet.ts';
import { type Delta, isDiet, NEEDS } from '../../understanding/delta/delta.ts';
import { deltaOf } from '../../understanding/delta/delta-of.ts';
import { featureWish } from '../../understanding/delta/features.ts';
import { fold, NO_WISHES, type State } from '../../understanding/fold.ts';
import type { StopKind, StopRequest } from '../../understanding/plan.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Vocabulary } from '../../understanding/vocabulary/vocabulary.ts';
import type { Head } from './heads.ts';
import { KINDS } from './kinds.ts';

/** Features of the people and the occasion rather than of one place: they hold for every stop. */
const SHARED_FEATURES: ReadonlySet<string> = new Set([
  ...NEEDS,
  ...'kids group date celebration anniversary business parents solo dog tourists hen stag birthday'.split(' '),
]);

/** Those of them that speak for a place, and rule none out. */
const OCCASIONS = wordSet('date celebration anniversary business parents solo tourists hen stag birthday');

export const isShared = (key: string): boolean => SHARED_FEATURES.has(key);

/** The wishes of a conversation that hold for every stop: who comes, where, for how much, and what is ruled out. */
export const sharedOf = (state: State, also: ReadonlySet<string> = new Set()): State => ({
  ...NO_WISHES,
  foods: state.foods.filter(isDiet),
  notFoods: state.notFoods,
  areas: state.areas,
  notAreas: state.notAreas,
  price: state.price,
  features: state.features.filter(({ key }) => SHARED_FEATURES.has(key) || also.has(key)),
  notFeatures: state.notFeatures,
  notWords: state.notWords,
  partySize: state.partySize,
  when: state.when,
  rejected: state.rejected,
});

/** What some mentions of a message wish. */
export const deltaFrom = (reading: Reading, vocabulary: Vocabulary, of: (mention: Mention) => boolean): Delta => ({
  ...deltaOf(reading, vocabulary, (mention) => !of(mention), [], []),
  reset: false,
  another: false,
  afterwards: false,
});

/** The wishes of one stop: its own, and of those for all what applies to its kind. */
export function stateOf(
  kind: StopKind,
  shared: State,
  own: Delta | null,
  heads: readonly Head[],
  vocabulary: Vocabulary,
): State {
  const { generic, meal, implies, features } = KINDS[kind];
  // Where nothing names it, its kind does: who goes on to a bar does not look for food.
  const unnamed = heads.some(({ from }) => from < 0) ? generic.find((key) => features.includes(key)) : undefined;
  const needed = implies ?? unnamed;
  const implied = needed ? featureWish(needed, kind, vocabulary) : null;
  const state = fitting(kind, own ? fold(shared, { ...own, meals: [] }, true, null) : shared);
  const named = new Set(heads.map(({ said }) => said.toLowerCase()));
  return {
    ...state,
    foods: state.foods.filter(({ key }) => !generic.includes(key)),
    // What names the stop has to be there.
    features: [
      ...state.features
        .filter(({ key }) => key !== needed)
        // What says no more than the kind is told as a reason, and rules nothing out.
        .map((wish) => ({
          ...wish,
          firm:
            !generic.includes(wish.key) &&
            !OCCASIONS.has(wish.key) &&
            (wish.firm || named.has(wish.said.toLowerCase())),
        })),
      ...(implied ? [implied] : []),
    ],
    meals: meal ? [{ meal, said: meal }] : [],
  };
}

/** Diets are for what is eaten: a bar need not serve vegan food. Whoever could fall ill is ill from a drink, too. */
export const fitting = (kind: StopKind, state: State): State =>
  isDrinking(kind) ? { ...state, foods: state.foods.filter((wish) => !isDiet(wish) || isForHealth(wish)) } : state;
/** Whether one goes there for what is drunk. */
export const isDrinking = (kind: StopKind): boolean => DRINKING.has(KINDS[kind].group);
const DRINKING: ReadonlySet<string> = new Set(['desk', 'glass']);

/** Words for a place: a stop is called by what one does there. */
const PLACES =
  wordSet(`bar pub house place shop parlour room lounge cafe bakery patisserie roaster brewery restaurant joint spot speakeasy taproom enoteca
  tavern inn bistro brasserie pizzeria steakhouse diner gelateria`);

/** @example namesPlace('wine bars') // true */
export const namesPlace = (said: string): boolean =>
  PLACES.has(said.toLowerCase().split(' ').at(-1)?.replace(/s$/, '') ?? '');

/** How a reply calls a stop: by its meal, or by what it was asked for. */
export function labelOf(
  kind: StopKind,
  { said, plain, weak, generic, kitchen }: Pick<Head, 'said' | 'plain' | 'weak' | 'generic' | 'kitchen'>,
): string {
  const words = said.toLowerCase();
  if (KINDS[kind].implies || generic || weak || namesPlace(said)) return kind;
  if (kitchen) return `${kitchen} food`;
  if (KINDS[kind].group === 'meal') return plain ? kind : words;
  return words.replace(/^(?:an?|the|some|somewhere|place) (?:for |to )?/, '');
}

/** What a stop is called by and nobody at the table eats. */
const isRuledOut = (label: string, { notFoods }: State): boolean =>
  notFoods.length > 0 &&
  new Phrases(
    notFoods.flatMap((wish) =>
      [wish.label, wish.said, ...(wish.food?.words ?? []), ...(wish.food?.shown ?? [])].map((words) => [words, true]),
    ),
  ).findAll(tokenize(label)).length > 0;

export const requestOf = (kind: StopKind, label: string, state: State): StopRequest => ({
  kind,
  label: isRuledOut(label, state) ? kind : label,
  // A stop has an hour of its own.
  state: { ...state, when: null },
  hour: null,
  date: state.when?.date ?? null,
  weekday: state.when?.day ?? null,
  day: null,
});
