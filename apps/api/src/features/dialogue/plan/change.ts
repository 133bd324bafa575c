import type { LocalTime } from '@saffron/contracts/hours/status';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { changes } from '../../understanding/delta/delta.ts';
import type { Plan, Stop } from '../../understanding/plan.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import { compared } from './compared.ts';
import { type Head, headsIn } from './heads.ts';
import { KINDS } from './kinds.ts';
import { type Meant, pointsAtStop, stopsMeant } from './meant.ts';
import type { Step } from './operation.ts';
import { moved, rearranged, redated, restored, shortened } from './rearranged.ts';
import { deltaFrom } from './request.ts';
import { newStop, withWishes } from './sought.ts';
import { allOf, told } from './told.ts';
import { type Has, type PlanWord, planWordOf, planWordsIn } from './words.ts';

const emptied = (stop: Stop): Stop => ({ ...stop, placeId: null });

/** What a message asks of a plan or changes in it; null where it is about something else. */
export function changeOf(
  reading: Reading,
  { stops, previous }: Plan,
  snapshot: Snapshot,
  now: LocalTime | null,
): Step | null {
  const has = planWordOf(reading.tokens);
  const meant = stopsMeant(reading, stops, snapshot, 0, reading.tokens.length);
  const { at } = meant;
  return (
    told(reading, stops, at, has) ??
    rearranged(reading, stops, meant, has, snapshot) ??
    restored(reading, previous, has) ??
    exchanged(shortened(reading, stops, at, has), reading, stops, has, snapshot) ??
    redated(reading, stops, now) ??
    moved(reading, stops, at, has) ??
    compared(reading, stops, has('together'), snapshot) ??
    (has('swap') ? swapped(reading, stops, snapshot) : null)
  );
}

/** "Drop the dancing, add dessert instead". */
const exchanged = (
  cut: Step | null,
  reading: Reading,
  stops: readonly Stop[],
  has: Has,
  snapshot: Snapshot,
): Step | null => (cut && (has('add') || has('swap')) ? added(reading, cut.stops, snapshot, stops) : null) ?? cut;

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
    if (mentions.length > 0) return null;
    if (pointsAtStop(reading)) return { change: { type: 'which', at: [] }, stops: [...stops] };
    return { change: { type: 'swap', at: allOf(stops) }, stops: stops.map(emptied) };
  }
  const wanted = headsIn(reading).find(({ from, weak }) => from >= end && !weak);
  const next = stops.map((stop, at) => {
    if (!sought.includes(at)) return stop;
    const other = wanted?.plain && KINDS[wanted.kind].group !== KINDS[stop.request.kind].group;
    const plain = wanted ? unnamed(stop) : stop;
    return other
      ? atHourOf(stop, newStop(wanted, reading, stops, snapshot, isWish))
      : withWishes(plain, reading, isWish, snapshot);
  });
  return { change: { type: 'swap', at: sought }, stops: next };
}

/** Another stop in the place of one, at its hour. */
const atHourOf = ({ request: { hour } }: Stop, stop: Stop): Stop => ({
  ...stop,
  request: { ...stop.request, hour: stop.request.hour ?? hour },
});

/** A stop without what it was named by: another thing is wished in its place. */
function unnamed(stop: Stop): Stop {
  const { features = [], weak = [] } = KINDS[stop.request.kind];
  const names = new Set([...features, ...weak]);
  const { state } = stop.request;
  const rest = state.features.filter(({ key }) => !names.has(key));
  return { ...stop, request: { ...stop.request, state: { ...state, features: rest } } };
}

/** "Mexican instead": a dish or a kitchen is for the meal, where there is one. */
function onlyMeal(reading: Reading, stops: readonly Stop[]): number[] {
  const meals = stops.flatMap(({ request }, at) => (KINDS[request.kind].group === 'meal' ? [at] : []));
  const heads = headsIn(reading).filter(({ weak }) => !weak);
  return meals.length === 1 && heads.length > 0 && heads.every(({ plain, negated }) => !plain && !negated) ? meals : [];
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'another', 'some', 'more']);
/** "A nightcap after" is no stop that is planned; "the drinks" are. */
const isAnother = ({ tokens }: Reading, { from }: Head): boolean => ARTICLES.has(tokens[from - 1]?.word ?? '');

const FRONT: ReadonlySet<string> = new Set(['breakfast', 'brunch']);

/** "Add dessert", "and coffee after": a further stop where it belongs. */
export function added(
  reading: Reading,
  stops: readonly Stop[],
  snapshot: Snapshot,
  dropped: readonly Stop[] | null = null,
): Step | null {
  const spans = planWordsIn(reading.tokens);
  const has = (word: PlanWord) => spans.some(({ value }) => value === word);
  if (
    (!dropped && !['add', 'onward', 'after', 'before', 'next'].some((word) => has(word as PlanWord))) ||
    stops.length >= CARDS_MAX
  )
    return null;
  const heads = headsIn(reading).filter(({ negated }) => !negated);
  const head = heads.find(
    (one) =>
      !one.weak &&
      (isAnother(reading, one) || stopsMeant(reading, dropped ?? stops, snapshot, one.from, one.to).at.length === 0),
  );
  if (!head) return null;
  const beside = isAnother(reading, head) ? [] : stopsMeant(reading, stops, snapshot, 0, reading.tokens.length).at;
  const before = has('before') && !has('onward');
  const at = FRONT.has(head.kind)
    ? 0
    : before
      ? (beside[0] ?? 0)
      : has('after') && beside.length > 0
        ? (beside.at(-1) ?? 0) + 1
        : stops.length;
  // What was said of a stop that is dropped is no wish for the new one.
  const stop = newStop(head, reading, stops, snapshot, ({ from }) => !dropped || from >= head.from);
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
