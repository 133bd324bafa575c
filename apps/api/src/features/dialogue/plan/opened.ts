import type { Restaurant } from '@saffron/contracts/guide';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../../slices.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import type { StopRequest } from '../../understanding/plan.ts';
import { type Filled, type FilledStop, fill, type SoughtStop } from './fill.ts';
import { KINDS } from './kinds.ts';
import type { Step } from './operation.ts';
import { isShared } from './request.ts';
import { OPEN } from './time.ts';

const isShut = ({ unmet }: FilledStop): boolean => unmet.some(({ label }) => label === OPEN);
const shutOf = ({ stops, missing }: Filled): number => stops.filter(isShut).length + missing.length;

/** Until this hour there is lunch today. */
const MORNING = 12;

/**
 * A plan that names no hour is for the day where what it names is closed in the evening: fish and chips, then a cake.
 */
export function* byDay(step: Step, now: LocalTime | null, snapshot: Snapshot): Steps<Step> {
  const { change, stops } = step;
  const at = stops.findIndex(({ request }) => request.kind === 'bite');
  const isToday = now !== null && stops.some(({ request }) => request.date === now.date) && now.minute >= MORNING * 60;
  if (change.type !== 'begin' || at < 0 || isToday || stops.some(({ request }) => request.hour !== null)) return step;
  const evening = shutOf(yield* fill(stops, snapshot, []));
  if (evening === 0) return step;
  const { hour } = KINDS.lunch;
  const early = stops.map((stop, index) => (index === at ? { ...stop, request: { ...stop.request, hour } } : stop));
  return shutOf(yield* fill(early, snapshot, [])) < evening ? { ...step, stops: early } : step;
}

/** A plan with places that are open, and by the number of a stop what would have been there, were it not closed by then. */
interface Opened {
  filled: Filled;
  shut: ReadonlyMap<number, Restaurant>;
}

/**
 * The same stops, with something of the same kind that is open where what was wished is closed by then: another dessert for an ice cream.
 * Where all of it is closed, there is no such stop, unless one eats there.
 */
export function* opened(
  found: Filled,
  stops: readonly SoughtStop[],
  snapshot: Snapshot,
  without: readonly number[],
): Steps<Opened> {
  const isSought = (stop: FilledStop) => stop.fresh && isShut(stop);
  const same: Opened = { filled: found, shut: new Map() };
  if (found.missing.length > 0 || !found.stops.some(isSought)) return same;
  // What is new beside it may go elsewhere, too: to dinner where there is no dessert.
  const softer = found.stops.map((stop, at) =>
    isSought(stop) ? softened(stop) : { ...stops[at], request: stop.request, placeId: stop.fresh ? null : stop.row.id },
  );
  const other = yield* fill(softer, snapshot, without);
  if (other.missing.length > 0) return same;
  const shut = new Map<number, Restaurant>();
  const missing: StopRequest[] = [];
  const placed = stops.flatMap((stop, at): SoughtStop[] => {
    const [before, after] = [found.stops[at], other.stops[at]];
    if (!before || !after) return [stop];
    const isOpen = isSought(before) && !isShut(after);
    const isGone = isSought(before) && !isOpen && KINDS[stop.request.kind].group !== 'meal';
    if (isOpen || isGone) shut.set(at, before.row);
    if (isGone) missing.push(stop.request);
    return isGone ? [] : [{ ...stop, placeId: (isSought(before) && !isOpen ? before : after).row.id }];
  });
  const { stops: filled } = yield* fill(placed, snapshot, without);
  const isFresh = (row: Restaurant) =>
    !found.stops.some((stop) => stop.row === row) || found.stops.some((stop) => stop.row === row && stop.fresh);
  return { filled: { stops: filled.map((stop) => ({ ...stop, fresh: isFresh(stop.row) })), missing }, shut };
}

/** A stop for what is of its kind, whatever was wished of it but for diets and the occasion. */
function softened({ request }: FilledStop): SoughtStop {
  const { state } = request;
  const [foods, features] = [state.foods.filter(isDiet), state.features.filter(({ key }) => isShared(key))];
  return { request: { ...request, state: { ...state, foods, features } }, placeId: null };
}
