import type { Restaurant } from '@saffron/contracts/guide';
import type { Criterion } from './criterion.ts';
import { SHOWN, weightsOf } from './evidence-of.ts';
import { LESSER } from './food-fit.ts';
import type { Snapshot } from './snapshot.ts';
import { unwantedIn } from './unwanted.ts';
import { isDiet } from './wishes/delta.ts';
import type { Wishes } from './wishes/wishes.ts';

/** A restaurant with its distance from the wishes. */
export interface Ranked {
  row: Restaurant;
  at: number;
  /** What it misses: the sum of all costs that are not small. */
  missed: number;
  /** Which criteria it does not meet, as bits. */
  lacks: number;
  /** Among equals, more is better. */
  score: number;
  /** How strongly its tags and notes speak of the mood and the occasion that were wished. */
  mood: number;
}

/** Rows that are put in order; further ones are never shown. */
const KEPT = 200;

/**
 * The nearest rows to the wishes, nearest first.
 *
 * @param boosts what an index adds for some rows, 0 to 1 by id
 * @param seed of the conversation: among equals not every conversation gets the same places first
 */
export function rank(
  wishes: Wishes,
  criteria: readonly Criterion[],
  snapshot: Snapshot,
  boosts: ReadonlyMap<number, number>,
  seed: number,
): Ranked[] {
  const soft = softScore(wishes, snapshot);
  const moods = moodOf(wishes, snapshot);
  const rejected = new Set(wishes.rejected);
  const unwanted = unwantedIn(wishes, snapshot);
  const groups = new Map<number, Distance[]>();
  for (const [at, row] of snapshot.rows.entries()) {
    if (rejected.has(row.id) || unwanted.out(at)) continue;
    const distance = costOf(criteria, row, at);
    const group = groups.get(distance.missed);
    if (group) group.push(distance);
    else groups.set(distance.missed, [distance]);
  }
  const scoreOf = ({ at, small }: Distance): number => {
    const row = snapshot.rows[at];
    if (!row) return -Infinity;
    return (
      soft(row, at) +
      moods(at) -
      small * 4 +
      (boosts.get(row.id) ?? 0) * 2.5 -
      (unwanted.some(at) ? 3 : 0) +
      jitter(row.id, seed)
    );
  };
  const ranked = ({ at, missed, lacks }: Distance, score: number): Ranked[] => {
    const row = snapshot.rows[at];
    return row ? [{ row, at, missed, lacks, score, mood: moods(at) }] : [];
  };
  const shown = new Set(wishes.shown);
  const wasShown = ({ at }: Distance) => shown.has(snapshot.rows[at]?.id ?? -1);
  return nearest(groups, (group) => best(group, scoreOf, wasShown).flatMap(({ one, score }) => ranked(one, score)));
}

/** Puts only as many groups in order as can matter: scoring and sorting all of a large guide would take longer than everything else. */
function nearest(groups: ReadonlyMap<number, Distance[]>, inOrder: (group: readonly Distance[]) => Ranked[]): Ranked[] {
  const kept: Ranked[] = [];
  for (const [, group] of [...groups].sort(([a], [b]) => a - b)) {
    kept.push(...inOrder(group).sort((a, b) => b.score - a.score || a.row.id - b.row.id));
    if (kept.length >= KEPT * 2) break;
  }
  return kept;
}

/** The {@link KEPT} of a group that score highest, and those that were shown before. */
function best(
  group: readonly Distance[],
  scoreOf: (one: Distance) => number,
  wasShown: (one: Distance) => boolean,
): { one: Distance; score: number }[] {
  const scores = Float64Array.from(group, scoreOf);
  const least = group.length > KEPT ? (scores.toSorted().at(-KEPT) ?? -Infinity) : -Infinity;
  const kept: { one: Distance; score: number }[] = [];
  for (const [index, one] of group.entries()) {
    const score = scores[index] ?? -Infinity;
    if (score >= least || wasShown(one)) kept.push({ one, score });
  }
  return kept;
}

/** The distance of one row, at a position of the snapshot, from all criteria. */
interface Distance {
  at: number;
  missed: number;
  lacks: number;
  small: number;
}

/** How far one row is from all criteria. */
export function costOf(criteria: readonly Criterion[], row: Restaurant, at: number): Distance {
  let missed = 0;
  let small = 0;
  let lacks = 0;
  for (let bit = 0; bit < criteria.length; bit += 1) {
    const cost = criteria[bit]?.cost(row, at) ?? 0;
    if (cost >= LESSER) missed += cost;
    else small += cost;
    if (cost >= 1) lacks |= 1 << bit;
  }
  return { at, missed: Math.round(missed * 100) / 100, small, lacks };
}

/** How strongly a row's tags and notes speak of all wished features together. */
function moodOf(wishes: Wishes, snapshot: Snapshot): (at: number) => number {
  const weights = wishes.features.map((wish) => weightsOf(wish, snapshot));
  const evening = wishes.features.some((wish) => EVENINGS.has(wish.key)) && wishes.meals.length === 0;
  const cups = new Set(CUPS.flatMap((key) => snapshot.fits.valuesOf(key).equal));
  const unfit = (at: number) => cups.has(snapshot.cuisines[at] ?? '') || snapshot.rows[at]?.mealTypeDinner === false;
  return (at) => {
    let mood = evening && unfit(at) ? -3 : 0;
    for (const one of weights) mood += one[at] ?? 0;
    return mood;
  };
}

/**
 * The soft wishes that nothing in a row's tags and notes speaks of.
 *
 * @example unsureOf(wishes, snapshot, 3) // ['wine']
 */
export function unsureOf(wishes: Wishes, snapshot: Snapshot, at: number): string[] {
  return wishes.features
    .filter((wish) => !wish.firm && !SILENT.has(wish.key) && (weightsOf(wish, snapshot)[at] ?? 0) < SHOWN)
    .map((wish) => wish.label);
}

/** What notes need not say. */
const SILENT: ReadonlySet<string> = new Set([
  'bestrated',
  'allergy',
  'tourists',
  'sunday',
  'quick',
  'local',
  'trendy',
  'casual',
]);

const NO_RATING = 3;
/** Below this rating a place is shown when there is little else. */
const POOR = 3;
/** Where one goes for a cup or a cone, not for a meal. */
const LIGHT = [
  'cafe',
  'bakery',
  'dessert',
  'ice cream parlour',
  'bubble tea',
  'coffee roaster',
  'tea house',
  'cocktail bar',
  'wine bar',
  'brewery',
];
const CUPS = ['cafe', 'bakery', 'dessert', 'ice cream parlour', 'bubble tea', 'coffee roaster', 'tea house'];
const LIGHT_WISHES: ReadonlySet<string> = new Set([
  'quick',
  'wifi',
  'drinks',
  'cocktails',
  'wine',
  'beer',
  'solo',
  'live music',
]);
const FESTIVE: ReadonlySet<string> = new Set(['celebration', 'anniversary', 'date', 'business', 'parents', 'group']);
/** Occasions of an evening: no place for a cup or a noon bowl. */
const EVENINGS: ReadonlySet<string> = new Set(['celebration', 'anniversary', 'date']);

function softScore(wishes: Wishes, snapshot: Snapshot): (row: Restaurant, at: number) => number {
  const prominence = prominenceOf(wishes, snapshot);
  const best = wishes.features.some((wish) => wish.key === 'bestrated');
  const drinking = wishes.features.some((wish) => ['drinks', 'cocktails', 'wine', 'beer'].includes(wish.key));
  const light = new Set(LIGHT.flatMap((key) => snapshot.fits.valuesOf(key).equal));
  const forMeal =
    wishes.foods.every(isDiet) &&
    !wishes.meals.some((wish) => wish.meal === 'breakfast') &&
    !wishes.features.some((wish) => LIGHT_WISHES.has(wish.key));
  const festive = wishes.features.some((wish) => FESTIVE.has(wish.key));
  return (row, at) => {
    let score = (row.rating ?? NO_RATING) * (best ? 1.6 : 0.7) + prominence(at);
    score -= Math.min(2, snapshot.faults[at] ?? 0) * 0.5;
    if (row.rating !== null && row.rating < POOR) score -= 1.5;
    if (row.saffronNotes) score += 0.3;
    if (forMeal && light.has(snapshot.cuisines[at] ?? '')) score -= 2;
    if (festive && row.reservations) score += 0.4;
    if (!row.restaurant && !drinking) score -= 4;
    if (row.bar && drinking) score += 0.6;
    if ((wishes.people ?? 0) > 5 && row.reservations) score += 1.2;
    if (!wishes.price && row.price === 5) score -= 0.5;
    return score;
  };
}

/** How much a place is known for a dish: notes that begin with it say more than a mention in passing, a reproach says the opposite. */
function prominenceOf(wishes: Wishes, snapshot: Snapshot): (at: number) => number {
  const wished = wishes.foods.filter((wish) => !isDiet(wish) && wish.food?.kind !== 'kitchen');
  if (wished.length === 0) return () => 0;
  const known = wished.map((wish) => [
    snapshot.dishes.places(`food ${wish.key}`, wish.food?.words ?? [wish.label]),
    snapshot.dishes.places(`said ${wish.said.toLowerCase()}`, [wish.said]),
  ]);
  const blamed = snapshot.reproaches.mentioning(
    `blame ${wished.map((wish) => wish.key).join()}`,
    wished.flatMap((wish) => [...(wish.food?.words ?? [wish.label])]),
  );
  return (at) => {
    let score = blamed.has(at) ? -2.5 : 0;
    for (const places of known.flat()) {
      const first = places.get(at)?.[0];
      if (first !== undefined) score += first < EARLY ? 0.6 : 0.2;
    }
    return score;
  };
}

/** Words at the beginning of the notes on food that tell what a place is known for. */
const EARLY = 9;

/** A little of everything: among equals not every conversation gets the same places first. */
function jitter(id: number, seed: number): number {
  const mixed = Math.imul(id ^ seed, 2_654_435_761) >>> 0;
  return (mixed / 2 ** 32) * 0.25;
}

/** Chooses `count` of the ranked rows, best first, preferring kitchens and parts of town that are not among them yet. */
export function diverse(ranked: readonly Ranked[], wishes: Wishes, count: number): Ranked[] {
  const pool = ranked.slice(0, 60);
  const chosen: Ranked[] = [];
  const same = (one: Ranked, key: 'cuisine' | 'neighborhood' | 'price') =>
    chosen.filter((other) => other.row[key] === one.row[key]).length;
  while (chosen.length < count && pool.length > 0) {
    let best = 0;
    let most = -Infinity;
    for (const [index, one] of pool.entries()) {
      const score =
        one.score -
        (wishes.foods.length === 0 ? same(one, 'cuisine') : 0) -
        (wishes.areas.length === 0 ? same(one, 'neighborhood') * 0.4 : 0) -
        (wishes.price ? 0 : same(one, 'price') * 0.3);
      if (score > most) [best, most] = [index, score];
    }
    chosen.push(...pool.splice(best, 1));
  }
  return chosen;
}
