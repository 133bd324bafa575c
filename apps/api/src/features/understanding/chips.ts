import { createHash } from 'node:crypto';
import type { Chip } from '@saffron/contracts/steering';
import { truncateAtWord } from '../../truncate.ts';
import { isDiet } from './delta/delta.ts';
import { partsOf, withoutSaid } from './delta/said-together.ts';
import type { State } from './fold.ts';
import { fromStored, type StoredState, toStored } from './remembered.ts';
import type { FeatureWish, FoodWish } from './wishes.ts';

/** Letters of a label; a diner may call a food anything. */
const LABEL_MAX = 40;

/** Labels that say what a place is like; the others name something that it has. */
const ADJECTIVES: ReadonlySet<string> = new Set([
  'quiet',
  'cosy',
  'lively',
  'classic',
  'unusual',
  'trendy',
  'mild',
  'casual',
  'dressy',
  'late',
  'new',
  'local',
]);

/** A chip, and what counts without it. */
interface Removable extends Chip {
  rest: State;
}

/**
 * What counts in a conversation, in words: each wish, exclusion and circumstance once. What was only refused or left open is no chip.
 *
 * @example chipsOf(state).map(({ label }) => label) // ['Italian', 'no peanuts', 'under $$$', '8 people']
 */
export function chipsOf(state: State): Chip[] {
  return removables(state).map(({ rest: _, ...chip }) => chip);
}

/** @returns the chips of a stored state; none for a reply without one */
export const storedChips = (value: unknown): Chip[] => {
  const remembered = fromStored(value);
  return remembered ? chipsOf(remembered.state) : [];
};

/**
 * Takes one chip out of a stored state. All else in it stays as it is.
 *
 * @param value what was stored with a reply
 * @returns null if the chip does not count there
 *
 * @example withoutChip(reply.state, 'm0Tq…')?.removed.label // 'Italian'
 */
export function withoutChip(value: unknown, chipId: string): { removed: Chip; state: StoredState } | null {
  const remembered = fromStored(value);
  const found = remembered && removables(remembered.state).find(({ id }) => id === chipId);
  if (!found) return null;
  const { rest, ...removed } = found;
  return { removed, state: toStored({ state: rest, asked: [], among: [], plan: null, steered: true }) };
}

function removables(state: State): Removable[] {
  const { price, when, reservations, partySize } = state;
  const all = [
    ...inList(state, 'foods', (wish) => [isDiet(wish) ? 'diet' : 'food', wish.label]),
    ...state.notFoods.flatMap((wish) => exclusionsOf(wish, state)),
    ...inList(state, 'notAreas', ({ label }) => ['exclusion', `not ${label}`]),
    ...inList(state, 'notFeatures', (wish) => ['exclusion', without(wish)]),
    ...inList(state, 'notWords', (word) => ['exclusion', `no ${word}`]),
    ...inList(state, 'areas', ({ label }) => ['area', label]),
    ...(price ? [removable('price', price.label, { ...state, price: null })] : []),
    ...inList(state, 'meals', ({ meal }) => ['meal', meal]),
    ...(when ? [removable('time', when.said, { ...state, when: null })] : []),
    ...inList(state, 'features', (wish) => (isOfParty(wish) ? null : ['feature', bare(wish.label)])),
    ...(partySize === null ? [] : [removable('party', people(partySize), withoutParty(state))]),
    ...(reservations ? [removable('booking', 'takes reservations', { ...state, reservations: null })] : []),
  ];
  return merged(all);
}

/** One for each thing that was said of it: a label that is cut would hide what somebody could fall ill from. */
function exclusionsOf(wish: FoodWish, state: State): Removable[] {
  const parts = wish.food?.kind === 'kitchen' ? [wish.label] : partsOf(wish);
  return parts.map((part) => {
    const left = withoutSaid(wish, [part]);
    const notFoods = state.notFoods.flatMap((other) => (other === wish ? (left ?? []) : other));
    return removable('exclusion', `no ${part || wish.label}`, { ...state, notFoods });
  });
}

type List = 'foods' | 'notFoods' | 'areas' | 'notAreas' | 'meals' | 'features' | 'notFeatures' | 'notWords';

function inList<Name extends List>(
  state: State,
  name: Name,
  of: (wish: State[Name][number]) => [Chip['kind'], string] | null,
): Removable[] {
  const wishes: readonly State[Name][number][] = state[name];
  return wishes.flatMap((wish) => {
    const named = of(wish);
    return named ? [removable(...named, { ...state, [name]: wishes.filter((other) => other !== wish) })] : [];
  });
}

function removable(kind: Chip['kind'], said: string, rest: State): Removable {
  const label = truncateAtWord(said.replace(/\s+/g, ' ').trim(), LABEL_MAX);
  const id = createHash('sha256').update(`${kind} ${said}`).digest('base64url').slice(0, 16);
  return { id, label, kind, rest };
}

/** What is called the same is one chip, and goes together. */
function merged(all: readonly Removable[]): Removable[] {
  const byId = new Map<string, Removable>();
  for (const one of all) {
    const same = byId.get(one.id);
    byId.set(one.id, same ? { ...same, rest: both(same.rest, one.rest) } : one);
  }
  return [...byId.values()];
}

/** What counts without either of two wishes. */
function both(one: State, other: State): State {
  const kept = <T>(list: readonly T[], others: readonly T[]) => list.filter((wish) => others.includes(wish));
  return {
    ...one,
    foods: kept(one.foods, other.foods),
    notFoods: kept(one.notFoods, other.notFoods),
    areas: kept(one.areas, other.areas),
    notAreas: kept(one.notAreas, other.notAreas),
    meals: kept(one.meals, other.meals),
    features: kept(one.features, other.features),
    notFeatures: kept(one.notFeatures, other.notFeatures),
    notWords: kept(one.notWords, other.notWords),
  };
}

const bare = (label: string): string => label.replace(/^(?:an?|the) /, '');

function without({ label }: FeatureWish): string {
  if (label.startsWith('no ')) return `with ${label.slice(3)}`;
  return ADJECTIVES.has(label) ? `not ${label}` : `no ${bare(label)}`;
}

/** A group that was taken from the number of people. */
const isOfParty = ({ key, said }: FeatureWish): boolean => key === 'group' && /^\d+$/.test(said);

const withoutParty = (state: State): State => ({
  ...state,
  partySize: null,
  features: state.features.filter((wish) => !isOfParty(wish)),
});

const people = (size: number): string => (size === 1 ? '1 person' : `${size} people`);
