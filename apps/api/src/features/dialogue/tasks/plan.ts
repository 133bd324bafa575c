import type { Steps } from '../../../slices.ts';
import type { Context } from '../context.ts';
import type { PlanMove, PlannedStop } from '../moves.ts';
import { legBetween, middlesOf } from '../near/nearness.ts';
import type { Step } from '../plan/change.ts';
import { planOf, stepOf } from '../plan/derive.ts';
import { type Filled, fill, lacksOf } from '../plan/fill.ts';
import { gathered, severityOf } from '../plan/gather.ts';
import type { Plan, Stop } from '../plan/plan.ts';
import type { Answer } from '../task.ts';

/** "Dinner, then drinks", "swap the bar", "add dessert": two and more stops, and what changes them. */
export function* plan({ turns, wishes, acts, snapshot, shown, lists }: Context): Steps<Answer | null> {
  const planned = yield* planOf(turns, snapshot);
  const step = yield* stepOf(turns, { plan: planned, shown: shown.map(({ id }) => id) }, snapshot, {
    state: wishes,
    acts,
  });
  if (!step) return null;
  const seen = lists.flat().map(({ id }) => id);
  return yield* answerTo(yield* keeping(step, planned, snapshot), planned, seen, snapshot);
}

/** Stops whose places still meet what is wished now keep them. */
function* keeping(step: Step, planned: Plan | null, snapshot: Context['snapshot']): Steps<Step> {
  if (step.change.type !== 'adjust' || !planned) return step;
  const stops: Stop[] = [];
  for (const [at, stop] of step.stops.entries()) {
    const placeId = planned.stops[at]?.placeId ?? null;
    const row = snapshot.byId.get(placeId ?? -1);
    const lacks = row && stop.placeId === null ? yield* lacksOf(step.stops, at, row, snapshot) : null;
    stops.push(lacks?.length === 0 ? { ...stop, placeId } : stop);
  }
  return { ...step, stops };
}

function* answerTo(
  { change, stops }: Step,
  before: Plan | null,
  seen: readonly number[],
  snapshot: Context['snapshot'],
): Steps<Answer | null> {
  const without = change.type === 'swap' || change.type === 'adjust' ? seen : [];
  const found =
    change.type === 'together' ? yield* gathered(stops, snapshot) : yield* fill({ stops }, snapshot, without);
  const sought = change.type === 'swap' || change.type === 'adjust';
  // Where there is no other place, or none that is more like it, the one that was planned stays.
  const staying = before && sought ? yield* stayingOf(found, stops, before, change.type === 'adjust', snapshot) : [];
  const old = stops.map((stop, at) => (staying.includes(at) ? (before?.stops[at] ?? stop) : stop));
  const filled = staying.length > 0 ? yield* fill({ stops: old }, snapshot, without) : found;
  if (filled.stops.length === 0 && found.missing.length === 0) return null;
  const missing = staying.length > 0 ? staying.flatMap((at) => stops[at]?.request ?? []) : found.missing;
  const move: PlanMove = {
    type: 'plan',
    change: change.type,
    stops: plannedOf(filled, before, snapshot),
    missing: missing.map(({ label }) => label),
    at: change.at,
    began: before === null,
  };
  const onlyNew = before === null && change.type === 'add';
  const shown = onlyNew
    ? move.stops.filter(({ fresh }) => fresh)
    : change.type === 'recall'
      ? move.stops.filter((_, at) => change.at.includes(at))
      : move.stops;
  return { moves: [move], picks: shown.map(({ row }) => row) };
}

/** The stops for which nothing better was found: nothing at all, or what lacks as much of the new wishes as the place that was planned. */
function* stayingOf(
  found: Filled,
  stops: readonly Stop[],
  before: Plan,
  better: boolean,
  snapshot: Context['snapshot'],
): Steps<number[]> {
  const staying: number[] = [];
  for (const [at, { request, placeId }] of stops.entries()) {
    const row = snapshot.byId.get(before.stops[at]?.placeId ?? -1);
    const next = found.stops.find((one) => one.request === request);
    if (placeId !== null || !row) continue;
    const lacked = yield* lacksOf(stops, at, row, snapshot);
    if (!next || (better && severityOf(next.unmet) >= severityOf(lacked))) staying.push(at);
  }
  return staying;
}

function plannedOf({ stops }: Filled, before: Plan | null, snapshot: Context['snapshot']): PlannedStop[] {
  const middles = middlesOf(snapshot);
  return stops.map(({ request, row, unmet, fresh }, at) => {
    const previous = stops[at - 1];
    const leg = previous && previous.request.day === request.day ? legBetween(previous.row, row, middles) : null;
    return { ...request, row, leg, unmet, fresh: fresh && !before?.stops.some(({ placeId }) => placeId === row.id) };
  });
}
