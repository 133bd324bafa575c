import type { Restaurant } from '@saffron/contracts/guide';
import { addDays, weekdayOf } from '@saffron/contracts/hours/days';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../../slices.ts';
import type { Unmet } from '../../search/found.ts';
import { excludedBy } from '../../search/ranking/exclusions.ts';
import type { Plan, StopKind, StopRequest } from '../../understanding/plan.ts';
import { dayName } from '../../understanding/reading/dates.ts';
import { hourText, whenOf } from '../../understanding/reading/when.ts';
import type { When } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import type { HoursMove } from '../hours/moves.ts';
import { tellingHours } from '../hours/visit.ts';
import { asWishes } from '../lookup.ts';
import type { Measure } from '../measures/measure.ts';
import type { Move, PlanMove, PlannedStop } from '../moves.ts';
import { legBetween, middlesOf } from '../near/nearness.ts';
import { checkedStops } from '../plan/checked.ts';
import { type Filled, fill, lacksOf, type SoughtStop } from '../plan/fill.ts';
import { gathered, severityOf } from '../plan/gather.ts';
import { isMakeshift, KINDS, kindCriterion } from '../plan/kinds.ts';
import { byDay, opened } from '../plan/opened.ts';
import type { Change, Step } from '../plan/operation.ts';
import { begun, closedAt, settled } from '../plan/settle.ts';
import { stepOf } from '../plan/step.ts';
import { isOpenAt, OPEN, timesOf } from '../plan/time.ts';
import { isCompany, needsIn } from '../situation/needs.ts';
import type { Answer } from '../task.ts';

/** Two and more stops, and what changes them. */
export function* plan(context: Context): Steps<Answer | null> {
  const { snapshot, lists, now } = context;
  const step = yield* stepOf(context);
  if (!step) return null;
  const seen = lists.flat().map(({ id }) => id);
  const dated = { ...step, stops: begun(onDates(step.stops, now), now) };
  const timed = yield* byDay(dated, now, snapshot);
  const isAdjusted = TOLD.has(step.change.type) && step.stops.every(({ also }) => !also);
  const needs = isAdjusted ? needsIn(context.reading, null, snapshot, context.wishes).filter(isToldOf) : [];
  const asked: Asked = {
    needs: step.change.type === 'add' ? needs.filter(isFeatureOf(context)) : needs,
    bounds: context.reading.mentions.some(({ meaning }) => BOUNDS.has(meaning.type)),
  };
  return yield* answerTo(yield* keeping(timed, context.plan, snapshot), context.plan, seen, snapshot, asked);
}

/** What a message asks of the places of a plan; `bounds`: a price or a part of town. */
interface Asked {
  needs: readonly Measure[];
  bounds: boolean;
}
/** What a place costs is told with its name, and who comes along asks for nothing. */
const isToldOf = (need: Measure): boolean => need.key !== 'cheap' && need.key !== 'dear' && !isCompany(need);
/** What a further place is to be like, rather than what one has there. */
const isFeatureOf =
  ({ reading: { mentions } }: Context) =>
  ({ key }: Measure): boolean =>
    mentions.some(({ meaning }) => meaning.type === 'feature' && meaning.key === key && !NAMES_STOP.has(key));
const NAMES_STOP: ReadonlySet<string> = new Set(Object.values(KINDS).flatMap(({ features }) => features));
/** What the reply says of the new places is what was asked of them just now. */
const TOLD: ReadonlySet<Change['type']> = new Set(['adjust', 'add']);
const BOUNDS: ReadonlySet<string> = new Set(['price', 'area', 'cheaper', 'pricier']);

/** A plan without a day is for today, and its second day is tomorrow. */
const onDates = (stops: readonly SoughtStop[], now: LocalTime | null): SoughtStop[] =>
  stops.map((stop) => {
    const { date, weekday, day } = stop.request;
    if (date !== null || weekday !== null || !now) return stop;
    return { ...stop, request: { ...stop.request, date: addDays(now.date, (day ?? 1) - 1) } };
  });

/** Stops whose places still meet what is wished now keep them; after another hour, those that are open then. */
function* keeping(step: Step, planned: Plan | null, snapshot: Context['snapshot']): Steps<Step> {
  const { type } = step.change;
  if ((type !== 'adjust' && type !== 'shift') || !planned) return step;
  const stops: SoughtStop[] = [];
  for (const [at, stop] of step.stops.entries()) {
    const placeId = planned.stops[at]?.placeId ?? null;
    const row = snapshot.byId.get(placeId ?? -1);
    const isAsked = type === 'shift' ? step.change.at.includes(at) : stop.placeId === null;
    const lacks = row && isAsked ? yield* lacksOf(step.stops, at, row, snapshot) : null;
    const keeps =
      type === 'shift' ? !lacks?.some(isClosed) : lacks?.length === 0 && !(yield* isOut(row, stop, snapshot));
    stops.push({ ...stop, placeId: !isAsked ? stop.placeId : keeps ? placeId : null });
  }
  return { ...step, stops };
}

const isClosed = ({ label }: Unmet): boolean => label === OPEN;

/** Whether a place is what was ruled out for a stop: its kitchen, or its part of town. */
function* isOut(row: Restaurant | undefined, { request }: SoughtStop, snapshot: Context['snapshot']): Steps<boolean> {
  const { out } = yield* excludedBy(asWishes(request.state), snapshot);
  return row !== undefined && out(snapshot.positions.get(row.id) ?? -1);
}

/** What says the plan, or asks about it, and leaves it as it is. */
const TELLING: ReadonlySet<Change['type']> = new Set(['total', 'recall', 'times', 'ways', 'accept', 'which', 'spare']);
/** What looks for other places. */
const SEEKING: ReadonlySet<Change['type']> = new Set(['swap', 'adjust', 'shift']);

function* answerTo(
  { change, stops }: Step,
  before: Plan | null,
  seen: readonly number[],
  snapshot: Context['snapshot'],
  { needs, bounds }: Asked,
): Steps<Answer | null> {
  // What is closed at another hour was not turned down.
  const without = SEEKING.has(change.type) && change.type !== 'shift' ? seen : [];
  const found =
    change.type === 'together'
      ? yield* gathered(stops, snapshot)
      : yield* fill(stops, snapshot, without, { begins: change.type === 'begin' });
  const sought = SEEKING.has(change.type);
  // Where there is no other place, or none that is more like it, the one that was planned stays.
  const staying = before && sought ? yield* stayingOf(found, stops, before, change.type === 'adjust', snapshot) : [];
  // A place that stays is still to be as it was wished: the reply says what it lacks.
  const kept = (stop: SoughtStop, at: number): SoughtStop => {
    const planned = before?.stops[at] ?? stop;
    return change.type === 'adjust' && !stop.also ? { ...stop, placeId: planned.placeId } : planned;
  };
  const old = stops.map((stop, at) => (staying.includes(at) ? kept(stop, at) : stop));
  const best = staying.length > 0 ? yield* fill(old, snapshot, without) : found;
  const { filled, shut } = yield* opened(best, old, snapshot, without);
  if (filled.stops.length === 0 && found.missing.length === 0) return null;
  const missing = [
    ...(staying.length > 0 ? staying.flatMap((at) => stops[at]?.request ?? []) : found.missing),
    ...filled.missing.filter((request) => !found.missing.includes(request)),
  ];
  const settledStops = settled(
    filled.stops.map(({ request, row }) => ({ request, placeId: row.id })),
    filled.stops.map(({ row }) => row),
  );
  const planned: Plan = {
    stops: settledStops,
    ...(before
      ? { previous: TELLING.has(change.type) ? (before.previous ?? []) : before.stops }
      : change.type === 'add' && { previous: settledStops.filter((_, at) => !change.at.includes(at)) }),
  };
  const wasAt = (at: number): Restaurant | null | undefined => {
    const index = stops.findIndex(({ request }) => request === filled.stops[at]?.request);
    return change.at.includes(index) ? (snapshot.byId.get(before?.stops[index]?.placeId ?? -1) ?? null) : undefined;
  };
  const { stops: checked, told, sure } = checkedStops(plannedOf(filled, planned, before, snapshot), needs, wasAt);
  const spare = change.type === 'spare' ? yield* sparing({ change, stops }, snapshot) : null;
  const move: PlanMove = {
    type: 'plan',
    ...(spare && { spare }),
    change: change.type,
    stops: checked,
    sure: sure || (needs.length === 0 && bounds),
    missing: missing.map(({ label }) => label),
    sought: stops.find(({ also }) => also)?.also?.label ?? null,
    at: change.at,
    began: before === null,
    times: timesOf(planned.stops),
    ...(change.on && { on: change.on }),
  };
  const onlyNew = before === null && change.type === 'add';
  const shown = onlyNew
    ? move.stops.filter(({ fresh }) => fresh)
    : change.type === 'recall'
      ? move.stops.filter((_, at) => change.at.includes(at))
      : move.stops;
  if (change.type === 'ways' && change.at.length === 2)
    return { moves: [apartOf(planned, change.at, snapshot)], picks: shown.map(({ row }) => row), plan: planned };
  const moved = change.type === 'shift' && before ? leftFor(before, move, snapshot) : [];
  const hours = timesOf(old);
  const left = [...moved, ...[...shut].map(([at, row]) => closedThen(row, old[at]?.request, hours[at]))];
  const others = spare?.map(({ row }) => row) ?? [];
  const rows = shown.map(({ row }) => row);
  return {
    moves: [...told, ...left, move],
    picks: rows,
    plan: planned,
    ...(spare && { others, among: [...rows, ...others] }),
  };
}

/** For each of some stops another place of its kind, near to the one that is planned. */
function* sparing({ change, stops }: Step, snapshot: Context['snapshot']): Steps<NonNullable<PlanMove['spare']>> {
  const middles = middlesOf(snapshot);
  const planned = stops.flatMap(({ placeId }) => placeId ?? []);
  const spare = [];
  for (const at of change.at) {
    const from = snapshot.byId.get(stops[at]?.placeId ?? -1);
    const open = stops.map((stop, index) => (index === at ? { ...stop, placeId: null } : stop));
    const found = yield* fill(open, snapshot, planned);
    const other = found.stops.find(({ request }) => request === stops[at]?.request);
    if (!from || !other || other.unmet.some(isClosed)) continue;
    spare.push({ at, row: other.row, leg: legBetween(from, other.row, middles), unmet: other.unmet });
  }
  return spare;
}

/** The way between two stops. */
function apartOf({ stops }: Plan, at: readonly number[], snapshot: Context['snapshot']): Move {
  const [first, other] = at.flatMap((index) => snapshot.byId.get(stops[index]?.placeId ?? -1) ?? []);
  if (!first || !other) return { type: 'where', what: 'place' };
  return {
    type: 'apart',
    first,
    others: [{ row: other, leg: legBetween(first, other, middlesOf(snapshot)) }],
    polar: false,
  };
}

/** Why a plan that has moved goes elsewhere: what is closed at the new hours. */
const leftFor = ({ stops }: Plan, move: PlanMove, { byId }: Context['snapshot']): HoursMove[] =>
  move.stops.flatMap(({ row }, at) => {
    const planned = byId.get(stops[at]?.placeId ?? -1);
    const [stop, hour] = [move.stops[at], move.times[at]];
    return planned && planned !== row && stop && isOpenAt(planned, stop, hour ?? 0) === false
      ? [closedThen(planned, stop, hour)]
      : [];
  });

/** When one is at a stop. */
function timeOf({ date, weekday }: Day = { date: null, weekday: null }, hour = 0): When {
  const day = date === null ? weekday : weekdayOf(date);
  const on = day === null ? '' : `on ${dayName(day)}`;
  return whenOf({ date, day, on, hours: [hour, hour], at: `at ${hourText(hour)}` });
}

type Day = Pick<StopRequest, 'date' | 'weekday'>;

const closedThen = (row: Restaurant, stop: Day | undefined, hour: number | undefined): HoursMove =>
  tellingHours([row], timeOf(stop, hour));

/** The stops for which nothing better was found: nothing at all, or what lacks as much of the new wishes as the place that was planned. */
function* stayingOf(
  found: Filled,
  stops: readonly SoughtStop[],
  before: Plan,
  better: boolean,
  snapshot: Context['snapshot'],
): Steps<number[]> {
  const staying: number[] = [];
  for (const [at, { request, placeId }] of stops.entries()) {
    const row = snapshot.byId.get(before.stops[at]?.placeId ?? -1);
    const next = found.stops.find((one) => one.request === request);
    const stop = stops[at];
    if (placeId !== null || !row || (next && stop && (yield* isOut(row, stop, snapshot)))) continue;
    const lacked = yield* lacksOf(stops, at, row, snapshot);
    const inVain =
      next?.unmet.some(({ label }) => label === stops[at]?.also?.label) ||
      (next && isLesser(next.request.kind, next.row, row, snapshot));
    const isDear = [next?.unmet ?? [], lacked].every((unmet) => unmet.some(({ kind }) => kind === 'price'));
    const less = isDear && next ? (next.row.price ?? 0) - (row.price ?? 0) : 0;
    const isBetter = next && (severityOf(next.unmet) - severityOf(lacked) || less) < 0;
    if (!next || inVain || (better && !isBetter)) staying.push(at);
  }
  return staying;
}

/** A place that is for something else, in the stead of one that is for this: a dinner's bar for a pub. */
function isLesser(kind: StopKind, row: Restaurant, than: Restaurant, snapshot: Context['snapshot']): boolean {
  const criterion = kindCriterion(kind, snapshot);
  const [is, was] = [row, than].map((one) => isMakeshift(criterion, one, snapshot.positions.get(one.id) ?? -1));
  return is === true && was === false;
}

function plannedOf(
  { stops }: Filled,
  planned: Plan,
  before: Plan | null,
  snapshot: Context['snapshot'],
): PlannedStop[] {
  const middles = middlesOf(snapshot);
  const closed = closedAt(
    planned.stops,
    stops.map(({ row }) => row),
  );
  const times = timesOf(planned.stops);
  return stops.map(({ request, row, unmet, fresh }, at) => {
    const isLost = request.label !== request.kind && unmet.some((one) => isNamed(one, request));
    const previous = stops[at - 1];
    const leg = previous && previous.request.day === request.day ? legBetween(previous.row, row, middles) : null;
    return {
      ...request,
      row,
      leg,
      unmet: unmet.filter((one) => !isClosed(one)),
      closed: closed[at] ?? false,
      fresh: fresh && !before?.stops.some(({ placeId }) => placeId === row.id),
      label: isLost ? calledAt(request.kind, times[at] ?? 0) : request.label,
      lost: isLost ? request.label : null,
      why: [],
    };
  });
}

/** Whether what a place lacks is what its stop is called by. */
const isNamed = ({ kind, label }: Unmet, request: StopRequest): boolean =>
  kind === 'food' || kind === 'dish' || label === request.label;

/** What one has there, whatever it was to be. */
const calledAt = (kind: StopKind, hour: number): string =>
  kind === 'bite' ? (hour < LUNCH ? 'breakfast' : hour < DINNER ? 'lunch' : 'dinner') : kind;
const [LUNCH, DINNER] = [11, 16];
