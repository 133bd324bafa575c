import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { changes, isDiet } from '../../understanding/delta.ts';
import { fold, NO_WISHES, type State } from '../../understanding/fold.ts';
import type { Mention, Reading } from '../../understanding/reading/read.ts';
import { type Head, headsIn } from './heads.ts';
import { KINDS } from './kinds.ts';
import { type Meant, stopsMeant } from './meant.ts';
import type { Stop } from './plan.ts';
import { deltaFrom, fitting, labelOf, requestOf, sharedOf, stateOf } from './request.ts';
import { hourIn } from './time.ts';
import { type PlanWord, planWordsIn } from './words.ts';

/** What a message does to a plan. `at`: the stops that it is about, by their place in the plan as it is afterwards. */
export interface Change {
  type: 'begin' | 'add' | 'swap' | 'adjust' | 'drop' | 'reverse' | 'together' | 'total' | 'recall';
  at: readonly number[];
}

/** A plan after a message: the stops that have to be found have no place. */
export interface Step {
  change: Change;
  stops: Stop[];
}

const emptied = (stop: Stop): Stop => ({ ...stop, placeId: null });

/** What a message changes of a plan; null where it is about something else. */
export function changeOf(reading: Reading, stops: readonly Stop[], snapshot: Snapshot): Step | null {
  const spans = planWordsIn(reading.tokens);
  const has = (word: PlanWord) => spans.some(({ value }) => value === word);
  const all = stops.map((_, at) => at);
  const meant = stopsMeant(reading, stops, snapshot, 0, reading.tokens.length);
  if (has('total') && asksCost(reading)) return { change: { type: 'total', at: all }, stops: [...stops] };
  if (has('reverse')) return { change: { type: 'reverse', at: all }, stops: stops.toReversed() };
  if (has('together') && meant.at.length === 0) return { change: { type: 'together', at: all }, stops: [...stops] };
  if (has('recall') && recalls(reading) && meant.at.length > 0)
    return { change: { type: 'recall', at: meant.at }, stops: [...stops] };
  if (has('drop') && meant.at.length > 0 && meant.at.length < stops.length)
    return { change: { type: 'drop', at: [] }, stops: stops.filter((_, at) => !meant.at.includes(at)) };
  if (has('swap')) return swapped(reading, stops, snapshot);
  return null;
}

const asksCost = ({ tokens }: Reading): boolean =>
  tokens.some(({ word }) => /^(?:how|much|cost|costs|price|spend|come|comes|total|bill|budget)$/.test(word));
const recalls = ({ tokens, asks }: Reading): boolean =>
  tokens.some(({ word }) => /^(?:again|remind)$/.test(word)) || (asks && tokens.some(({ word }) => word === 'was'));

/** Words after which the new wish follows: "swap the bar for a wine bar". */
const TURNS = /^(?:for|with|to|into|by)$/;

/** "Swap the dinner for something Thai", "another bar instead", "something else". */
function swapped(reading: Reading, stops: readonly Stop[], snapshot: Snapshot): Step | null {
  const { tokens, mentions } = reading;
  const first = headsIn(reading)[0]?.to ?? 0;
  const turn = tokens.findIndex(({ word }, at) => at >= Math.max(1, first) && TURNS.test(word));
  const end = turn < 0 ? tokens.length : turn;
  const meant = stopsMeant(reading, stops, snapshot, 0, end);
  const isWish = (mention: Mention) => !meant.heads.some(({ from }) => from === mention.from);
  const sought = meant.at.length > 0 ? meant.at : onlyMeal(reading, stops);
  if (sought.length === 0) {
    const all = stops.map((_, at) => at);
    return mentions.length > 0 ? null : { change: { type: 'swap', at: all }, stops: stops.map(emptied) };
  }
  const wanted = headsIn(reading).find(({ from, weak }) => from >= end && !weak);
  const next = stops.map((stop, at) => {
    if (!sought.includes(at)) return stop;
    const other = wanted?.plain && KINDS[wanted.kind].group !== KINDS[stop.request.kind].group;
    return other ? newStop(wanted, reading, stops, snapshot, isWish) : withWishes(stop, reading, isWish, snapshot);
  });
  return { change: { type: 'swap', at: sought }, stops: next };
}

/** "Mexican instead": a dish or a kitchen is for the meal, where there is one. */
function onlyMeal(reading: Reading, stops: readonly Stop[]): number[] {
  const meals = stops.flatMap(({ request }, at) => (KINDS[request.kind].group === 'meal' ? [at] : []));
  const heads = headsIn(reading).filter(({ weak }) => !weak);
  return meals.length === 1 && heads.length > 0 && heads.every(({ plain, negated }) => !plain && !negated) ? meals : [];
}

/** A stop that is to be found anew, with what a message wishes for it. */
function withWishes(stop: Stop, reading: Reading, of: (mention: Mention) => boolean, snapshot: Snapshot): Stop {
  const { vocabulary, byId } = snapshot;
  const delta = deltaFrom(reading, vocabulary, of);
  const price = byId.get(stop.placeId ?? -1)?.price ?? null;
  const { kind } = stop.request;
  const state = fitting(kind, fold(stop.request.state, { ...delta, meals: [] }, false, price));
  const hour = hourIn(reading, 0, reading.tokens.length, KINDS[kind].hour) ?? stop.request.hour;
  const food = delta.foods.find((wish) => !isDiet(wish));
  const label = food && KINDS[kind].group !== 'meal' ? food.said.toLowerCase() : stop.request.label;
  return { request: { ...stop.request, state, hour, label }, placeId: null };
}

/** A further stop, with what all others have in common. */
export function newStop(
  head: Head,
  reading: Reading,
  stops: readonly Stop[],
  snapshot: Snapshot,
  of: (mention: Mention) => boolean = () => true,
): Stop {
  const delta = deltaFrom(reading, snapshot.vocabulary, of);
  const request = requestOf(
    head.kind,
    labelOf(head.kind, head),
    stateOf(head.kind, commonOf(stops), delta, [head], snapshot.vocabulary),
  );
  return {
    request: { ...request, hour: hourIn(reading, 0, reading.tokens.length, KINDS[head.kind].hour) },
    placeId: null,
  };
}

/** The wishes that all stops share. */
function commonOf(stops: readonly Stop[]): State {
  const states = stops.map(({ request }) => request.state);
  const meal = stops.find(({ request }) => KINDS[request.kind].group === 'meal') ?? stops[0];
  const shared = sharedOf(meal?.request.state ?? NO_WISHES);
  const same = (of: (state: State) => unknown) => new Set(states.map((state) => JSON.stringify(of(state)))).size === 1;
  return {
    ...shared,
    areas: same(({ areas }) => areas) ? shared.areas : [],
    price: same(({ price }) => price) ? shared.price : null,
  };
}

const FRONT: ReadonlySet<string> = new Set(['breakfast', 'brunch']);

/** "Add dessert", "and coffee after": a further stop where it belongs. */
export function added(reading: Reading, stops: readonly Stop[], snapshot: Snapshot): Step | null {
  const spans = planWordsIn(reading.tokens);
  const has = (word: PlanWord) => spans.some(({ value }) => value === word);
  if (!['add', 'onward', 'after', 'before', 'next'].some((word) => has(word as PlanWord)) || stops.length >= CARDS_MAX)
    return null;
  const heads = headsIn(reading).filter(({ negated }) => !negated);
  const head = heads.find((one) => !one.weak && stopsMeant(reading, stops, snapshot, one.from, one.to).at.length === 0);
  if (!head) return null;
  const beside = stopsMeant(reading, stops, snapshot, 0, reading.tokens.length).at;
  const before = has('before') && !has('onward');
  const at = FRONT.has(head.kind)
    ? 0
    : before
      ? (beside[0] ?? 0)
      : has('after') && beside.length > 0
        ? (beside.at(-1) ?? 0) + 1
        : stops.length;
  const stop = newStop(head, reading, stops, snapshot);
  return { change: { type: 'add', at: [at] }, stops: stops.toSpliced(at, 0, stop) };
}

/** "Cheaper for the second", "we're vegetarian", "in Silk Market instead": wishes for some stops, or for all. */
export function adjusted(reading: Reading, stops: readonly Stop[], snapshot: Snapshot): Step | null {
  const meant = stopsMeant(reading, stops, snapshot, 0, reading.tokens.length);
  const isWish = (mention: Mention) => !meant.heads.some(({ from }) => from === mention.from);
  const delta = deltaFrom(reading, snapshot.vocabulary, isWish);
  const hour = hourIn(reading, 0, reading.tokens.length, 19);
  if ((!changes(delta) && (hour === null || meant.at.length === 0)) || isQuestion(reading)) return null;
  const at = meant.at.length > 0 ? meant.at : targetsOf(reading, stops, meant);
  if (at.length === 0) return null;
  return {
    change: { type: 'adjust', at },
    stops: stops.map((stop, index) => (at.includes(index) ? withWishes(stop, reading, isWish, snapshot) : stop)),
  };
}

/** What names a dish or another kind of place is a new search; everything else is for the whole plan. */
function targetsOf(reading: Reading, stops: readonly Stop[], { heads }: Meant): number[] {
  const others = headsIn(reading).some(
    ({ weak, negated, from }) => !weak && !negated && !heads.some((head) => head.from === from),
  );
  return others || reading.names.length > 0 ? [] : stops.map((_, at) => at);
}

const VERBS = /^(?:is|are|am|does|do|did|has|have|will|would|whats|what|which|who|how|where|when|why)$/;
const isQuestion = ({ asks, tokens }: Reading): boolean =>
  asks && tokens.slice(0, 2).some(({ word }) => VERBS.test(word));
