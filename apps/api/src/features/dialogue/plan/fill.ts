import type { Restaurant } from '@saffron/contracts/guide';
import type { Coordinates } from '@saffron/contracts/location';
import type { Steps } from '../../../slices.ts';
import { criteriaOf } from '../../search/criteria/criteria.ts';
import type { Criterion, CriterionKind } from '../../search/criteria/criterion.ts';
import { LESSER } from '../../search/criteria/food-fit.ts';
import { unmetOf } from '../../search/criteria/unmet.ts';
import type { Unmet } from '../../search/found.ts';
import { costOf, type Ranked } from '../../search/ranking/rank.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { isDiet, NEEDS } from '../../understanding/delta/delta.ts';
import type { Stop, StopRequest } from '../../understanding/plan.ts';
import { barring } from '../barred.ts';
import { asWishes, doubtsAt, lookUp } from '../lookup.ts';
import { costOfLeg, legBetween, middlesOf, nearCriterion } from '../near/nearness.ts';
import { isMakeshift, KINDS, kindCriterion } from './kinds.ts';
import { isShared } from './request.ts';
import { openCriterion, timesOf } from './time.ts';

/** A stop that a place is looked for: `also` is what it has to be by comparison with the one before. */
export interface SoughtStop extends Stop {
  also?: Criterion;
}

/** A stop with its place, and what the place lacks of the wishes. */
export interface FilledStop {
  request: StopRequest;
  row: Restaurant;
  /** It was looked for now, rather than planned before. */
  fresh: boolean;
  unmet: Unmet[];
}

export interface Filled {
  stops: FilledStop[];
  /** Stops that the guide has no place for. */
  missing: StopRequest[];
}

/** How much the way counts, beside the other things that speak for a place. */
const USUAL = 1.2;

/** Choices that are followed up at once, and places that are tried for one stop. */
const BEAM = 12;
const TRIED = 150;
/** What it counts that a place serves what the stop is for beside something else; where a plan begins in a part of town, less than another part. */
const MAKESHIFT = 5.5;
const MAKESHIFT_THERE = 3.5;
/** As many where their notes have to be read. */
const READ = 30;
/** What a second place of the same kitchen, or a wish that is met less well, counts against a choice. */
const SAME_KITCHEN = 1.5;
const MISSED = 4;

interface Choice {
  rows: (Restaurant | null)[];
  value: number;
}

/** The criteria of a stop beside its wishes: its kind, which comes first, what was asked of it now, and that it is open. */
function criteriaOfStop(stops: readonly SoughtStop[], at: number, snapshot: Snapshot): Criterion[] {
  const stop = stops[at];
  if (!stop) return [];
  const { request, also } = stop;
  const hour = timesOf(stops)[at] ?? KINDS[request.kind].hour;
  // On whatever day and at whatever hour, most places are open when people usually go.
  const isTimed = stops.some((one) => one.request.hour !== null) || request.date !== null || request.weekday !== null;
  // Beside stops that are planned, the hour is given.
  const exact = stops.some((one) => one.request.hour !== null || one.placeId !== null);
  const open = isTimed ? [openCriterion(hour, request, exact)] : [];
  const dish = request.kind === 'bite' && request.state.foods.some((wish) => !isDiet(wish));
  return [kindCriterion(request.kind, snapshot, dish), ...(also ? [also] : []), ...open];
}

/**
 * Finds a place for each stop that has none: one that meets its wishes, is none of the others, and is near to the stops beside it.
 *
 * @param without ids that are out of the question
 * @param options `nearness`: how much the way counts; `begins`: nothing was planned before
 */
export function* fill(
  stops: readonly SoughtStop[],
  snapshot: Snapshot,
  without: Iterable<number>,
  { nearness = USUAL, begins = false } = {},
): Steps<Filled> {
  const fixed = stops.map(({ placeId }) => snapshot.byId.get(placeId ?? -1) ?? null);
  const route: Route = {
    stops,
    fixed,
    snapshot,
    middles: middlesOf(snapshot),
    nearness,
    without: [...without],
    begins,
  };
  let choices: Choice[] = [{ rows: [], value: 0 }];
  for (const at of stops.keys()) {
    const row = fixed[at];
    const next = row ? choices.map((choice) => extended(route, choice, row, 0)) : yield* tried(route, choices, at);
    choices = next.length > 0 ? next : choices.map(({ rows, value }) => ({ rows: [...rows, null], value }));
  }
  return yield* filledBy(route, choices[0]?.rows ?? []);
}

interface Route {
  stops: readonly SoughtStop[];
  fixed: readonly (Restaurant | null)[];
  snapshot: Snapshot;
  middles: ReadonlyMap<string, Coordinates>;
  nearness: number;
  without: readonly number[];
  begins: boolean;
}

/** The best choices with a place for one more stop; where what is best is far from the stop before, what is near that one is tried, too. */
function* tried(route: Route, choices: readonly Choice[], at: number): Steps<Choice[]> {
  const { stops, fixed } = route;
  const beside = [fixed[at - 1], fixed[at + 1]].filter((row, side) => row && isSameDay(stops, at, at - 1 + side * 2));
  const anchors = beside.flatMap((row) => row ?? []);
  const some = extensions(route, choices, at, yield* poolOf(route, at, anchors));
  // What fits best is taken by another stop.
  const taken = choices[0]?.rows.flatMap((row) => row?.id ?? []) ?? [];
  const next = some.length > 0 ? some : extensions(route, choices, at, yield* poolOf(route, at, anchors, taken));
  const [best] = next;
  const previous = best?.rows[at - 1];
  if (!best || !previous || anchors.length > 0 || !isSameDay(stops, at, at - 1)) return next;
  const row = best.rows[at];
  if (!row || costOfLeg(legBetween(previous, row, route.middles)) < FAR) return next;
  const nearer = extensions(
    route,
    choices.filter(({ rows }) => rows.at(-1) === previous),
    at,
    yield* poolOf(route, at, [previous]),
  );
  return [...next, ...nearer].sort(byValue).slice(0, BEAM);
}

/** A way that costs as much is no walk. */
const FAR = 3;
const byValue = (a: Choice, b: Choice) => b.value - a.value;

const isSameDay = (stops: readonly Stop[], a: number, b: number): boolean =>
  stops[a]?.request.day === stops[b]?.request.day;

/** The places that lack least of the wishes for a stop, its kind, a diet and the dish last; none where the guide has nothing of its kind. */
function* poolOf(
  { stops, fixed, snapshot, without, begins }: Route,
  at: number,
  anchors: readonly Restaurant[],
  taken: readonly number[] = [],
): Steps<readonly Ranked[]> {
  const own = criteriaOfStop(stops, at, snapshot);
  const kind = stops[at]?.request.kind ?? 'bite';
  const beside = anchors.length > 0 ? [nearCriterion(anchors, snapshot)] : [];
  const { request, also } = stops[at] ?? {};
  const state = request?.state;
  if (!state) return [];
  const used = [...without, ...taken, ...fixed.flatMap((row) => row?.id ?? [])];
  const { ranked, criteria } = yield* lookUp(state, snapshot, [...own, ...beside], used);
  const core = (kinds: readonly CriterionKind[]) =>
    criteria.reduce((bits, { kind }, bit) => (kinds.includes(kind) ? bits | (1 << bit) : bits), 0);
  const bounded = state.price?.most !== undefined || state.price?.least !== undefined;
  const [diet, food] = [core(bounded ? ['diet', 'price'] : ['diet']), core(['food', 'dish', 'meal'])];
  const way = beside.length > 0 ? 1 << own.length : 0;
  const asked = ((1 << own.length) - 1) & ~1;
  // What cooks a dish among others comes after what is there for it.
  const foods = criteria.filter(({ kind }) => kind === 'food' || kind === 'dish');
  // A wish gives first, then a walk and the part of town, the price, what was asked for now and the hour; the dish or meal, a diet, a
  // bound of the price and the kind of the stop last.
  const [area, price] = [core(['area']) & ~way, core(['price'])];
  // Who cannot take stairs goes nowhere else, and a view is worth a walk.
  const bitsOf = (is: (key: string) => boolean) => {
    const meant = new Set(state.features.flatMap(({ key, label }) => (is(key) ? [label] : [])));
    return criteria.reduce(
      (bits, one, bit) => (one.kind === 'feature' && meant.has(one.label) ? bits | (1 << bit) : bits),
      0,
    );
  };
  const [needs, wished] = [bitsOf((key) => NEEDS.has(key)), bitsOf((key) => !isShared(key))];
  // What the stop is for, where its kind does not tell: jazz, karaoke, a rooftop.
  const named = bitsOf((key) => isWhatFor(kind, key));
  // Another kind of bar will do rather than one in another part of town.
  const isGlass = KINDS[kind].group === 'glass';
  const makeshift = begins && state.areas.length > 0 ? MAKESHIFT_THERE : MAKESHIFT;
  const [stopKind] = own;
  const given = ({ lacks, row, at }: Ranked) =>
    (lacks & 1 ? 64 : 0) +
    (stopKind && isMakeshift(stopKind, row, at) ? makeshift : 0) +
    // Bars seldom tell of what they serve beside the drinks: it is said that nobody knows it, and one close by will do.
    (lacks & needs || (lacks & diet && !isGlass) ? 32 : 0) +
    (lacks & diet && isGlass ? 3 : 0) +
    (lacks & food ? (isGlass ? 1.5 : 16) : 0) +
    (foods.some((one) => one.cost(row, at) >= LESSER) ? 1 : 0) +
    (lacks & asked ? 8 : also && also.cost(row, at) >= LESSER ? 4 : 0) +
    (lacks & named ? 5 : 0) +
    (lacks & price ? 6 : 0) +
    (lacks & area ? 3 : 0) +
    (lacks & way ? 2 : 0) +
    (lacks & wished & ~named ? 1.5 : 0) +
    (lacks & ~way & ~1 ? 1 : 0);
  const least = Math.min(...ranked.map(given));
  const left = ranked.filter((one) => given(one) === least);
  const [best] = left;
  if (!best || best.lacks & 1) return [];
  const alike = left.filter(({ lacks }) => lacks === best.lacks);
  const bar = yield* barring(state, snapshot);
  if (!bar) return alike.slice(0, TRIED);
  const pool: Ranked[] = [];
  for (const one of alike) {
    if (pool.length === READ) break;
    yield;
    if (!bar(one.row)) pool.push(one);
  }
  return pool;
}

const isWhatFor = (kind: StopRequest['kind'], key: string): boolean => KINDS[kind].weak?.includes(key) ?? false;

const extensions = (route: Route, choices: readonly Choice[], at: number, pool: readonly Ranked[]): Choice[] =>
  choices
    .flatMap((choice) =>
      pool
        .filter(({ row }) => !choice.rows.includes(row))
        .map((one) =>
          extended(route, choice, one.row, one.score - one.missed * MISSED - repeats(route, choice, one, at)),
        ),
    )
    .sort(byValue)
    .slice(0, BEAM);

/** Two meals are better of two kitchens. */
function repeats({ stops }: Route, { rows }: Choice, { row }: Ranked, at: number): number {
  const isMeal = (index: number) => KINDS[stops[index]?.request.kind ?? 'bite'].group === 'meal';
  return isMeal(at) && rows.some((other, index) => other?.cuisine === row.cuisine && isMeal(index)) ? SAME_KITCHEN : 0;
}

/** A choice with one more place: what speaks for the place, less the way to it. */
function extended(
  { stops, middles, nearness }: Route,
  { rows, value }: Choice,
  row: Restaurant,
  worth: number,
): Choice {
  const at = rows.length;
  const before = rows.findLast((one, index) => one !== null && isSameDay(stops, index, at));
  const way = before ? costOfLeg(legBetween(before, row, middles)) * nearness : 0;
  return { rows: [...rows, row], value: value + worth - way };
}

function* filledBy({ stops, fixed, snapshot }: Route, rows: readonly (Restaurant | null)[]): Steps<Filled> {
  const filled: Filled = { stops: [], missing: [] };
  for (const [at, { request }] of stops.entries()) {
    const row = rows[at];
    if (row) filled.stops.push({ request, row, fresh: !fixed[at], unmet: yield* lacksOf(stops, at, row, snapshot) });
    else filled.missing.push(request);
  }
  return filled;
}

/** What a place lacks of the wishes for a stop. */
export function* lacksOf(
  stops: readonly SoughtStop[],
  at: number,
  row: Restaurant,
  snapshot: Snapshot,
): Steps<Unmet[]> {
  const request = stops[at]?.request;
  if (!request) return [];
  const criteria = [...criteriaOfStop(stops, at, snapshot), ...(yield* criteriaOf(asWishes(request.state), snapshot))];
  const position = snapshot.positions.get(row.id) ?? -1;
  const unmet = unmetOf({ row, at: position, ...costOf(criteria, row, position), score: 0, mood: 0 }, criteria);
  return [...unmet, ...doubtsAt(row, request.state, snapshot)];
}
