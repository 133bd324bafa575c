import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { changes, isDiet } from '../../understanding/delta.ts';
import { fold, NO_WISHES, type State } from '../../understanding/fold.ts';
import type { Stop } from '../../understanding/plan.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Mention, Reading } from '../../understanding/reading/read.ts';
import { compared } from './compared.ts';
import type { SoughtStop } from './fill.ts';
import { type Head, headsIn } from './heads.ts';
import { KINDS } from './kinds.ts';
import { type Meant, stopsMeant } from './meant.ts';
import { deltaFrom, fitting, labelOf, requestOf, sharedOf, stateOf } from './request.ts';
import { shifted, shiftIn } from './shift.ts';
import { hourIn } from './time.ts';
import { type PlanWord, planWordsIn } from './words.ts';

/** What a message does to a plan. `at`: the stops that it is about, by their place in the plan as it is afterwards. */
export interface Change {
  type: 'begin' | 'add' | 'swap' | 'adjust' | 'drop' | 'reverse' | 'together' | 'total' | 'recall' | 'times' | 'shift';
  at: readonly number[];
}

/** A plan after a message: the stops that have to be found have no place. */
export interface Step {
  change: Change;
  stops: SoughtStop[];
}

const emptied = (stop: Stop): Stop => ({ ...stop, placeId: null });

/** What a message changes of a plan; null where it is about something else. */
export function changeOf(reading: Reading, stops: readonly Stop[], snapshot: Snapshot): Step | null {
  const has = planWordOf(reading);
  const meant = stopsMeant(reading, stops, snapshot, 0, reading.tokens.length).at;
  return (
    told(reading, stops, meant, has) ??
    rearranged(stops, meant, has) ??
    shortened(reading, stops, meant, has) ??
    moved(reading, stops, meant, has) ??
    compared(reading, stops, meant, has('together'), snapshot) ??
    (has('swap') ? swapped(reading, stops, snapshot) : null)
  );
}

export type Has = (word: PlanWord) => boolean;

const planWordOf = ({ tokens }: Reading): Has => {
  const words = new Set(planWordsIn(tokens).map(({ value }) => value));
  return (word) => words.has(word);
};

const allOf = (stops: readonly Stop[]): number[] => [...stops.keys()];

/** What asks about the plan, and changes nothing. */
function told(reading: Reading, stops: readonly Stop[], meant: readonly number[], has: Has): Step | null {
  const is = (type: Change['type'], at: readonly number[]): Step => ({ change: { type, at }, stops: [...stops] });
  if (has('total') && asksCost(reading)) return is('total', allOf(stops));
  if (has('recall') && recalls(reading) && meant.length > 0) return is('recall', meant);
  return has('times') ? is('times', meant.length > 0 ? meant : allOf(stops)) : null;
}

function rearranged(stops: readonly Stop[], meant: readonly number[], has: Has): Step | null {
  if (has('reverse')) return { change: { type: 'reverse', at: allOf(stops) }, stops: unhoured(stops).toReversed() };
  return has('together') && meant.length === 0
    ? { change: { type: 'together', at: allOf(stops) }, stops: [...stops] }
    : null;
}

/** In another order, the hours are others. */
const unhoured = (stops: readonly Stop[]): Stop[] =>
  stops.map((stop) => ({ ...stop, request: { ...stop.request, hour: null } }));

/** "Drop the coffee", "just the dinner", "cut it to two stops". */
function shortened({ tokens }: Reading, stops: readonly Stop[], meant: readonly number[], has: Has): Step | null {
  const dropped = (gone: (at: number) => boolean): Step => ({
    change: { type: 'drop', at: [] },
    stops: stops.filter((_, at) => !gone(at)),
  });
  const counted = tokens.findIndex(({ stem }) => /^(?:stop|place)$/.test(stem));
  const count = numberIn(tokens[counted - 1]?.word ?? '');
  if (count !== null && count > 0 && count < stops.length && (has('drop') || has('only'))) {
    const kept = new Set(
      allOf(stops)
        .sort((a, b) => worthOf(stops[b]) - worthOf(stops[a]) || a - b)
        .slice(0, count),
    );
    return dropped((at) => !kept.has(at));
  }
  if (meant.length === 0 || meant.length === stops.length) return null;
  if (has('drop')) return dropped((at) => meant.includes(at));
  return has('only') && !has('swap') ? dropped((at) => !meant.includes(at)) : null;
}

/** Of an outing that gets shorter, the meals stay, then the drinks. */
const worthOf = (stop: Stop | undefined): number =>
  ({ meal: 3, glass: 2, sweet: 1, cup: 1, desk: 1 })[KINDS[stop?.request.kind ?? 'bite'].group];

/** "An hour later", "start at 6", "dinner at 8 instead". */
function moved(reading: Reading, stops: readonly Stop[], meant: readonly number[], has: Has): Step | null {
  const [first = 0] = has('start') ? [0] : meant;
  // "Dinner at 8 instead": only an hour is said of a stop.
  const wishes = reading.mentions.some(({ meaning }) => meaning.type !== 'meal' && meaning.type !== 'feature');
  if (!(has('shift') || has('start') || (meant.length > 0 && !wishes))) return null;
  const by = shiftIn(reading, stops, first);
  if (by === null) return null;
  const after = shifted(stops, by, first);
  return { change: { type: 'shift', at: allOf(stops).filter((at) => at >= first) }, stops: after };
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
export function withWishes(stop: Stop, reading: Reading, of: (mention: Mention) => boolean, snapshot: Snapshot): Stop {
  const { vocabulary, byId } = snapshot;
  const delta = deltaFrom(reading, vocabulary, of);
  const price = byId.get(stop.placeId ?? -1)?.price ?? null;
  const { kind } = stop.request;
  const state = fitting(kind, fold(stop.request.state, { ...delta, meals: [] }, false, price));
  const food = delta.foods.find((wish) => !isDiet(wish));
  const label = food && KINDS[kind].group !== 'meal' ? food.said.toLowerCase() : stop.request.label;
  return { request: { ...stop.request, state, label }, placeId: null };
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
  const [first] = stops;
  return {
    request: {
      ...request,
      hour: hourIn(reading, 0, reading.tokens.length, KINDS[head.kind].hour),
      date: request.date ?? first?.request.date ?? null,
      weekday: request.weekday ?? first?.request.weekday ?? null,
    },
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
  if (!changes(delta) || isQuestion(reading)) return null;
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
