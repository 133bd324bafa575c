import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import { finish, type Steps } from '../../slices.ts';
import { EMPTY_MESSAGE } from '../understanding/empty-message.ts';
import type { State } from '../understanding/fold.ts';
import type { Turn } from '../understanding/turn.ts';
import type { Relaxation } from '../understanding/understand.ts';
import type { Intent, Wishes } from '../understanding/wishes.ts';
import { aboutPlaces } from './about-places.ts';
import { unservedAt } from './criteria/at-table.ts';
import { criteriaOf } from './criteria/criteria.ts';
import type { Criterion, CriterionKind } from './criteria/criterion.ts';
import { LESSER } from './criteria/food-fit.ts';
import { unmetOf } from './criteria/unmet.ts';
import { onOtherDays } from './facts/other-days.ts';
import type { Found } from './found.ts';
import { isOpenThen } from './opening/opening.ts';
import { isShutAt, visitOf } from './opening/visit.ts';
import { questionFor } from './question.ts';
import { SHOWN } from './ranking/feature-evidence.ts';
import { costOf, diverse, type Ranked, rank, unsureOf } from './ranking/rank.ts';
import { SUITS_SURELY } from './ranking/themes.ts';
import { readTogether } from './ranking/together.ts';
import { relaxationFor } from './relaxation.ts';
import { seedOf } from './seed.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { absentIn, listedAs, unprovenIn } from './unproven.ts';

interface Options {
  /** Ids from another index for the same conversation, best first. */
  ids?: readonly number[];
}

/** Cards of one reply where the diner did not say how many. */
const CARDS = 3;
/** One with conviction, and another of a different kind, for whoever leaves everything open. */
const SURPRISES = 2;
/** Candidates of one reply: what is shown, and what else could be said. */
const CANDIDATES = 24;
const ASKS_FOR_NONE: ReadonlySet<Intent> = new Set([
  'thanks',
  'bye',
  'hello',
  'off-topic',
  'abuse',
  'despair',
  'emergency',
  'instructions',
  'able',
  'no',
  'unclear',
]);

/** Whether a message of some intent may ask for restaurants. */
export const asksForPlaces = (intent: Intent): boolean => !ASKS_FOR_NONE.has(intent);

/** Gives up what nothing in the guide meets, for {@link understand}. */
export const relaxing = (snapshot: Snapshot): Relaxation => relaxationFor(fails, snapshot);

/** A result without restaurants. */
export const nothingFound = (turns: Turn[], wishes: Wishes): Found => ({
  turns,
  wishes,
  candidates: [],
  picks: [],
  unmet: [],
  absent: [],
  unsure: new Map(),
  unproven: null,
  listedAs: null,
  otherwise: null,
  shut: [],
  total: 0,
  sole: false,
  exhausted: false,
  question: null,
});

/** Whether the choice was left to whoever answers. */
const isLeftOpen = ({ foods, notFoods, meals, features, areas, price, message }: Wishes): boolean =>
  foods.length + notFoods.length + meals.length + areas.length + message.words.length === 0 &&
  price === null &&
  features.every(({ key }) => key === 'bestrated');

/** The restaurants that answer a conversation, by what was understood of it. */
export function* search(turns: Turn[], wishes: Wishes, snapshot: Snapshot, options: Options = {}): Steps<Found> {
  const { revision } = snapshot;
  const found = yield* searchIn(turns, wishes, snapshot, options);
  // Positions are those of another guide now.
  return snapshot.revision === revision ? found : finish(searchIn(turns, wishes, snapshot, options));
}

function* searchIn(turns: Turn[], wishes: Wishes, snapshot: Snapshot, options: Options): Steps<Found> {
  const nothing = nothingFound(turns, wishes);
  if (!asksForPlaces(wishes.message.intent)) return nothing;
  const criteria = yield* criteriaOf(wishes, snapshot);
  const nearest = yield* rank(wishes, criteria, snapshot, boostsOf(wishes, snapshot, options), seedOf(turns));
  const ranked = yield* readTogether(nearest, wishes, snapshot);
  yield;
  const about = aboutPlaces(wishes, criteria, ranked, snapshot);
  if (about.rows.length > 0) {
    return {
      ...nothing,
      candidates: withRest(about.rows, ranked),
      picks: about.rows,
      total: about.rows.length,
      unmet: about.unmet,
    };
  }
  const result = searched(wishes, criteria, ranked, snapshot, lastLead(turns));
  const unproven = unprovenIn(result.picks[0], wishes, snapshot, result.unmet.length === 0);
  return {
    ...nothing,
    ...result,
    // Where notes are silent about a dish, the place may well have it.
    unmet: result.unmet.filter(({ kind }) => unproven?.where !== 'here' || kind !== 'food'),
    absent: absentIn(wishes, snapshot),
    unproven,
    sole: result.sole && unproven === null,
    listedAs: listedAs(result.picks[0], wishes, snapshot),
    question: questionFor(turns, wishes, result.total, result.unmet),
  };
}

/** Rows that are compared with the wishes in one step. */
const ROWS_AT_ONCE = 500;

/** Whether nothing meets all of the wishes. */
function* fails(state: State, snapshot: Snapshot): Steps<boolean> {
  const wishes: Wishes = { ...state, message: EMPTY_MESSAGE };
  const criteria = yield* criteriaOf(wishes, snapshot);
  const rejected = new Set(state.rejected);
  for (const [at, row] of snapshot.rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    if (!rejected.has(row.id) && criteria.every(({ cost }) => cost(row, at) < 1)) return false;
  }
  return true;
}

function boostsOf(wishes: Wishes, snapshot: Snapshot, { ids = [] }: Options): Map<number, number> {
  const boosts = new Map<number, number>();
  for (const [rankOf, id] of ids.entries()) boosts.set(id, 1 - rankOf / ids.length);
  const scores = wishes.message.words.length > 0 ? snapshot.index.scores(wishes.message.words.join(' '), 50) : [];
  const top = scores[0]?.score ?? 1;
  for (const { id, score } of scores) boosts.set(id, Math.max(boosts.get(id) ?? 0, score / top));
  return boosts;
}

const withRest = (rows: readonly Restaurant[], ranked: readonly Ranked[]): Restaurant[] =>
  [...new Set([...rows, ...ranked.map((one) => one.row)])].slice(0, CANDIDATES);

/** The place that the last reply put first. */
const lastLead = (turns: readonly Turn[]): number | undefined => turns.at(-2)?.reply?.restaurantIds[0];

function searched(
  wishes: Wishes,
  criteria: readonly Criterion[],
  ranked: readonly Ranked[],
  snapshot: Snapshot,
  lead: number | undefined,
) {
  const shown = new Set(wishes.shown);
  const another = wishes.message.intent === 'another';
  const nearest = ranked[0];
  const group = nearestOf(ranked, nearest, wishes);
  const unseen = another ? group.filter((one) => !shown.has(one.row.id)) : group;
  const fresh = unseen.length > 0 ? unseen : nextBest(ranked, nearest, criteria, shown);
  const exhausted = another && fresh.length === 0;
  // Where all were shown, what was put second is another one.
  const seconds = exhausted ? group.filter((one) => one.row.id !== lead) : [];
  const pool = exhausted ? (seconds.length > 0 ? seconds : group) : fresh;
  const count = Math.min(CARDS_MAX, Math.max(1, wishes.message.count ?? (isLeftOpen(wishes) ? SURPRISES : CARDS)));
  const best = diverse(onThatDay(worthShowing(inMood(pool, wishes)), wishes), wishes, count);
  // Who asks for so many gets as many, as long as they do.
  const asked = (wishes.message.count ?? 0) > best.length ? pool.filter((one) => !best.includes(one)) : [];
  const unsureAt = (at: number) => [...unservedAt(at, wishes, snapshot), ...unsureOf(wishes, snapshot, at)];
  const [top, ...others] = nearestPriceFirst(
    [...best, ...diverse(asked, wishes, count - best.length)],
    wishes,
    criteria,
  );
  const least = top && wishes.message.count === null ? unsureAt(top.at).length : Infinity;
  const chosen = top ? [top, ...others.filter(({ at }) => isBeside(unsureAt(at).length, least))] : [];
  const first = chosen[0];
  const unmet = unmetOf(first, criteria);
  const isShut = isShutAt(visitOf(wishes));
  const isOther = (one: Ranked) => !chosen.includes(one) && !shown.has(one.row.id) && !isShut(one.row);
  const lacking =
    unmet.length > 0 || exhausted
      ? ranked.find((one) => one.lacks !== first?.lacks && isOther(one))
      : dearer(wishes, criteria, ranked, chosen, isOther);
  const otherwise = lacking ? { restaurant: lacking.row, unmet: unmetOf(lacking, criteria) } : null;
  const picks = chosen.map((one) => one.row);
  const known = chosen.length < count ? openBeside(chosen, ranked, wishes, shown) : undefined;
  if (known) picks.push(known.row);
  const unsure = new Map([...chosen, ...(known ? [known] : [])].map(({ row, at }) => [row.id, unsureAt(at)]));
  const alike = likeIt(first, ranked, criteria);
  return {
    candidates: withRest(picks, ranked),
    picks,
    unmet,
    unsure,
    otherwise,
    shut: shutOf(ranked, first, criteria),
    total: alike,
    sole: first?.lacks === 0 && alike === 1,
    exhausted,
  };
}

/** So many wishes of which nothing is known are too many for a place that stands beside one of which more is known. */
const isBeside = (unknown: number, least: number): boolean => unknown < UNKNOWN_MOST || unknown <= least;
const UNKNOWN_MOST = 2;

/**
 * How many places meet all that one meets, whether they were shown before or not. When they are open does not count: whoever is shut, or
 * tells no hours, is another such place all the same.
 */
function likeIt(one: Ranked | undefined, ranked: readonly Ranked[], criteria: readonly Criterion[]): number {
  if (!one) return 0;
  const time = bitsOf(criteria, TIMES);
  const most = one.lacks === 0 ? Infinity : one.missed + LITTLE_MORE;
  return ranked.filter(({ lacks, missed }) => (lacks & ~one.lacks & ~time) === 0 && missed <= most).length;
}

const TIMES: readonly CriterionKind[] = ['time'];
const MEALS: readonly CriterionKind[] = ['meal'];
const FOODS: readonly CriterionKind[] = ['food', 'dish', 'diet'];

/** The places that lack the time or the meal alone, where the best one has not the food or the diet that was wished, or is less known for it. */
function shutOf(ranked: readonly Ranked[], first: Ranked | undefined, criteria: readonly Criterion[]): Restaurant[] {
  const [time, meal, food] = [bitsOf(criteria, TIMES), bitsOf(criteria, MEALS), bitsOf(criteria, FOODS)];
  if (!first || time === 0) return [];
  const cooking = criteria.filter(({ kind }) => FOODS.includes(kind));
  const farFrom = ({ row, at }: Ranked): number => {
    const { missed, small } = costOf(cooking, row, at);
    return missed + small;
  };
  const most = (first.lacks & food) !== 0 ? Infinity : farFrom(first) - LESSER;
  return ranked.flatMap((one) =>
    (one.lacks & time) !== 0 && (one.lacks & ~(time | meal)) === 0 && farFrom(one) <= most ? [one.row] : [],
  );
}

/** The criteria of some kinds, as bits of what a place lacks. */
const bitsOf = (criteria: readonly Criterion[], kinds: readonly CriterionKind[]): number =>
  criteria.reduce((all, { kind }, bit) => (kinds.includes(kind) ? all | (1 << bit) : all), 0);

/** Below this rating nobody is sent somewhere only because it is open. */
const POOR = 3;

/** Beside places that tell no hours for the time that was said, the next one that has all of the wishes and is known to be open then. */
function openBeside(
  chosen: readonly Ranked[],
  ranked: readonly Ranked[],
  wishes: Wishes,
  shown: ReadonlySet<number>,
): Ranked | undefined {
  const time = visitOf(wishes);
  if (!wishes.when || !time || chosen.some(({ row }) => isOpenThen(row, time) !== null)) return;
  return ranked.find(
    (one) =>
      one.lacks === 0 &&
      one.score >= (chosen[0]?.score ?? 0) - BEHIND &&
      (one.row.rating ?? POOR) >= POOR &&
      !chosen.includes(one) &&
      !shown.has(one.row.id) &&
      isOpenThen(one.row, time) === true,
  );
}

/** Where nothing has the wished price, what is nearest to it comes first: "cheap steak" is the least dear one. */
function nearestPriceFirst(
  chosen: readonly Ranked[],
  { price }: Wishes,
  criteria: readonly Criterion[],
): readonly Ranked[] {
  const bit = criteria.findIndex(({ kind }) => kind === 'price');
  if (!price || bit < 0 || chosen.some(({ lacks }) => !(lacks & (1 << bit)))) return chosen;
  const apart = ({ row }: Ranked) =>
    Math.min(...price.met.flat().map((level) => Math.abs(level - (row.price ?? LEVELS))));
  return chosen.toSorted((a, b) => apart(a) - apart(b));
}

/** After all that fit best those that fit nearly as well: what lacks no more, cooks the same, and was not shown; then those that tell no hours, or are shut. */
function nextBest(
  ranked: readonly Ranked[],
  best: Ranked | undefined,
  criteria: readonly Criterion[],
  shown: ReadonlySet<number>,
): Ranked[] {
  if (!best) return [];
  const cooking = criteria.filter(({ kind }) => kind === 'food' || kind === 'dish');
  const time = bitsOf(criteria, TIMES);
  const least = costOf(cooking, best.row, best.at).missed;
  const others = ranked.filter(
    (one) =>
      (one.lacks & ~time) === (best.lacks & ~time) &&
      !shown.has(one.row.id) &&
      costOf(cooking, one.row, one.at).missed - least < LESSER,
  );
  const alike = others.filter(({ lacks }) => lacks === best.lacks);
  const rest = alike.length > 0 ? alike : others;
  return rest.filter(({ missed }) => missed === rest[0]?.missed);
}

/** How far behind the best one a place may be and still be shown beside it. */
const BEHIND = 4.5;
/** "The cheapest" ranks all price levels; the second cheapest is not it. */
const LEVELS = 5;
/** How much more than the best one a place may miss, to be shown beside it where there is little else. */
const LITTLE_MORE = 1;

/** The best of all; where nothing meets all wishes and they are few, also those that lack the same and hardly more of it. */
function nearestOf(ranked: readonly Ranked[], best: Ranked | undefined, { price }: Wishes): Ranked[] {
  if (!best) return [];
  const alike = ranked.filter((one) => one.lacks === best.lacks);
  const equal = alike.filter((one) => one.missed === best.missed);
  const superlative = price?.met.length === LEVELS;
  if (best.lacks === 0 || superlative || equal.length >= CARDS) return equal;
  const least = Math.min(...equal.map((one) => one.score));
  const further = alike.filter((one) => one.missed > best.missed && one.missed - best.missed <= LITTLE_MORE);
  return [
    ...equal,
    ...further.map((one) => ({ ...one, score: Math.min(one.score, least) - (one.missed - best.missed) })),
  ];
}

/** A place that speaks much less of the wished mood than the best one does is no answer beside it. */
const SHARE_OF_BEST = 0.5;

/** Where a mood or an occasion was wished: those places of a pool that speak of it, if there are some. */
function inMood(pool: readonly Ranked[], wishes: Wishes): readonly Ranked[] {
  if (wishes.features.length === 0) return pool;
  const most = Math.max(...pool.map((one) => one.mood));
  // Of several wishes, a sentence that tells of one is not enough.
  const isTold = ({ suiting = 0 }: Ranked) => wishes.features.length === 1 && suiting >= SUITS_SURELY;
  if (most >= SHOWN) return pool.filter((one) => one.mood >= most * SHARE_OF_BEST || isTold(one));
  // What tells the contrary is no answer beside what tells nothing.
  return most >= 0 ? pool.filter((one) => one.mood >= 0) : pool;
}

/** Places whose notes are read before one is chosen. */
const READ = 8;

/** Of the first ones those that have what was wished on the day that was said, if some do. */
function onThatDay(pool: readonly Ranked[], wishes: Wishes): readonly Ranked[] {
  if (!wishes.when || wishes.features.length + wishes.foods.length === 0) return pool;
  const then = pool.slice(0, READ).filter(({ row }) => onOtherDays(row, wishes).length === 0);
  return then.length > 0 ? [...then, ...pool.slice(READ)] : pool;
}

function worthShowing(pool: readonly Ranked[]): readonly Ranked[] {
  const most = Math.max(...pool.map((one) => one.score));
  return pool.filter((one) => one.score >= most - BEHIND);
}

/** Where only one place has the wished price: the next one that has all but that. */
function dearer(
  { price }: Wishes,
  criteria: readonly Criterion[],
  ranked: readonly Ranked[],
  chosen: readonly Ranked[],
  isOther: (one: Ranked) => boolean,
) {
  const [first] = chosen;
  if (!first || chosen.length > 1 || !price) return;
  const next = ranked.find((one) => one.lacks !== 0 && isOther(one));
  return next && unmetOf(next, criteria).every((lack) => lack.kind === 'price' && lack.nearly) ? next : undefined;
}
