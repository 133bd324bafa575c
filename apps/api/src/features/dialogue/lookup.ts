import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import { criteriaOf, POORLY_RATED } from '../search/criteria/criteria.ts';
import { type Criterion, withTags } from '../search/criteria/criterion.ts';
import { MORNING } from '../search/criteria/food-criteria.ts';
import { LESSER } from '../search/criteria/food-fit.ts';
import { KITCHEN } from '../search/criteria/kitchen-criterion.ts';
import type { Unmet } from '../search/found.ts';
import { keptDiet, readKeptDiet } from '../search/query/slots/kept-diet.ts';
import { excludedBy } from '../search/ranking/exclusions.ts';
import { type Ranked, rank, unsureOf } from '../search/ranking/rank.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { isDiet } from '../understanding/delta/delta.ts';
import { EMPTY_MESSAGE } from '../understanding/empty-message.ts';
import type { State } from '../understanding/fold.ts';
import { wordSet } from '../understanding/text/word-set.ts';
import type { Wishes } from '../understanding/wishes.ts';

const NO_BOOSTS: ReadonlyMap<number, number> = new Map();
const SEED = 1;

/** What some wishes are as those of a message. */
export const asWishes = (state: State): Wishes => ({
  ...state,
  message: { ...EMPTY_MESSAGE, intent: 'find', changed: true },
});

/** The restaurants nearest to some wishes, nearest first; those that lack something are marked by `lacks`. */
export interface Found {
  ranked: readonly Ranked[];
  criteria: readonly Criterion[];
}

/** Who comes, and what one of them needs: where nothing is known of it, that is said. */
const OF_COMPANY = wordSet('group quiet kids dog');

/** What nothing is known of at a place, of what those who come need there. */
export function doubtsAt(row: Restaurant, state: State, snapshot: Snapshot): Unmet[] {
  const features = state.features.filter(({ key }) => OF_COMPANY.has(key));
  const labels = unsureOf(asWishes({ ...state, features }), snapshot, snapshot.positions.get(row.id) ?? -1);
  return labels.map((label) => ({ kind: 'feature', label, missing: false, nearly: true, byName: false }));
}

/**
 * Looks restaurants up by wishes.
 *
 * @param further criteria beside those of the wishes
 * @param without ids that are out of the question
 */
export function* lookUp(
  state: State,
  snapshot: Snapshot,
  further: readonly Criterion[] = [],
  without: Iterable<number> = [],
): Steps<Found> {
  const wishes = asWishes({ ...state, rejected: [...state.rejected, ...without], shown: [] });
  // A list leaves nothing out, and the way counts more than what reviewers think.
  const own = (yield* criteriaOf(wishes, snapshot)).filter((one) => one !== POORLY_RATED);
  const criteria = [...further, ...own];
  return { criteria, ranked: yield* rank(wishes, criteria, snapshot, NO_BOOSTS, SEED) };
}

/** Positions of all rows that meet some wishes, keep all diets among them and are not excluded, in the order of the guide. */
export function* allMeeting(state: State, snapshot: Snapshot, further: readonly Criterion[] = []): Steps<number[]> {
  const diets = state.foods.filter(isDiet);
  for (const wish of diets) yield* readKeptDiet(wish, snapshot);
  const kept = diets.map((wish) => keptDiet(wish, snapshot));
  // By themselves: a search takes the steakhouse for others at the table where somebody is vegan.
  const others = { ...state, foods: state.foods.filter((wish) => !isDiet(wish)), rejected: [] };
  // Nobody said that they want to eat.
  const eats = state.meals.length > 0 || state.features.some(({ key }) => key === 'food');
  const own = (yield* criteriaOf(asWishes(others), snapshot)).filter(({ label }) => eats || label !== KITCHEN);
  const criteria = [...further, ...own];
  const unwanted = yield* excludedBy(asWishes({ ...state, rejected: [] }), snapshot);
  const isMet = criteria.map((criterion) => metBy(criterion, state, snapshot));
  const meets = (row: Restaurant, at: number) =>
    !unwanted.out(at) && isMet.every((is) => is(row, at)) && kept.every(({ outcome }) => outcome(row, at) === 'meets');
  return snapshot.rows.flatMap((row, at) => (meets(row, at) ? [at] : []));
}

/**
 * Where some place is what was wished, those that only come near to it are not counted; a part of a wished kitchen is, and so is what is
 * tagged for it.
 */
function metBy({ kind, cost }: Criterion, state: State, snapshot: Snapshot): (row: Restaurant, at: number) => boolean {
  const { rows, vocabulary, fits, cuisines } = snapshot;
  const foods = state.foods.filter((wish) => !isDiet(wish));
  const kitchens = foods.some(({ food }) => food?.kind === 'kitchen');
  const exact = (kind === 'dish' || (kind === 'food' && !kitchens)) && rows.some((row, at) => cost(row, at) < LESSER);
  const tagged = withTags(
    foods.flatMap(({ key }) => vocabulary.tagsOf.get(key) ?? []),
    snapshot,
  );
  const most = exact ? LESSER : 1;
  const isMet = (row: Restaurant, at: number) => cost(row, at) < (tagged.has(at) ? 1 : most);
  if (!exact || !foods.every(({ key }) => MORNING.has(key))) return isMet;
  // One pancake makes no place for breakfast.
  const named = vocabulary.texts.mentioning(foods.map(({ key }) => key));
  const isBreakfast = foods.some(({ key }) => key === 'breakfast');
  const isOne = (row: Restaurant, at: number) =>
    tagged.has(at) ||
    (isBreakfast && row.mealTypeBreakfast) ||
    named.has(at) ||
    foods.some(({ food }) => food && (fits.of(food).plain.get(cuisines[at] ?? '') ?? 1) < LESSER);
  return (row, at) => isMet(row, at) && isOne(row, at);
}
