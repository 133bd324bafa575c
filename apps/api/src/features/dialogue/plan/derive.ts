import type { Steps } from '../../../slices.ts';
import { costOf } from '../../search/ranking/rank.ts';
import { relaxing } from '../../search/retrieve.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { type Acts, actsOf } from '../../understanding/acts/acts-of.ts';
import { pointingOf } from '../../understanding/acts/references.ts';
import { isLateForHistory, LETTERS_READ } from '../../understanding/bounds.ts';
import type { State } from '../../understanding/fold.ts';
import type { Reading } from '../../understanding/reading/read.ts';
import { steeredTo } from '../../understanding/remembered.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { Turn } from '../../understanding/turn.ts';
import { understand } from '../../understanding/understand.ts';
import { nearWordsIn } from '../near/words.ts';
import { beginPlan } from './begin.ts';
import { added, adjusted, type Change, changeOf, type Step } from './change.ts';
import { continued } from './continue.ts';
import { lacksOf } from './fill.ts';
import { kindCriterion } from './kinds.ts';
import type { Plan, Stop } from './plan.ts';
import { readingOf } from './reading.ts';
import { type PlanWord, planWordsIn } from './words.ts';

/** Earlier messages that a plan is followed through. */
const TURNS = 12;
/** From this probability on a message speaks of an outing. */
const PLANNED = 0.6;

/** Acts of messages that ask about a plan, and change nothing. */
const ASKING: readonly Act[] = [
  'ask_about',
  'ask_opinion',
  'ask_fact',
  'compare',
  'rank',
  'safety',
  'social',
  'out_of_scope',
  'book',
  'list',
  'count',
];

/** What phrases say without a doubt where something is planned. */
const SURE: ReadonlySet<Change['type']> = new Set(['total', 'recall', 'together', 'reverse']);

/** What was planned and shown before a message. */
interface Before {
  plan: Plan | null;
  /** What the last reply with cards showed. */
  shown: readonly number[];
}

/** What the last message does to a plan, or the plan that it begins; null where it is about something else. */
export function* stepOf(
  turns: readonly Turn[],
  before: Before,
  snapshot: Snapshot,
  known?: { state: State; acts: Acts },
): Steps<Step | null> {
  const text = turns.at(-1)?.message ?? '';
  const acts = known?.acts ?? actsOf(text, { shown: before.shown.length > 0, guide: snapshot.vocabulary });
  if (!before.plan && !mayPlan(text, acts)) return null;
  const reading = yield* readingOf(text, snapshot);
  const asks = ASKING.includes(acts.first) && acts.of('plan') < PLANNED;
  const change = before.plan && changeOf(reading, before.plan.stops, snapshot);
  if (change && (!asks || SURE.has(change.change.type))) return change;
  if (asks) return null;
  const state = function* (): Steps<State> {
    return known?.state ?? (yield* understand(turns, snapshot.vocabulary, relaxing(snapshot), null)).wishes;
  };
  const planned = acts.of('plan') >= PLANNED;
  const stops = yield* beginPlan(reading, state, snapshot, planned);
  if (stops) return { change: { type: 'begin', at: stops.map((_, at) => at) }, stops };
  if (before.plan) return added(reading, before.plan.stops, snapshot) ?? adjusted(reading, before.plan.stops, snapshot);
  const [first] = pointedIn(reading, before.shown, snapshot);
  return first === undefined ? null : yield* continued(reading, first, state, snapshot);
}

/** Words that part, order or join stops. */
const PLANNING: ReadonlySet<PlanWord> = new Set([
  'onward',
  'and',
  'before',
  'after',
  'outing',
  'crawl',
  'day',
  'evening',
  'next',
]);
/** From this probability on a message may speak of an outing. */
const MAYBE = 0.15;

/** Whether it is worth reading a message for stops. */
function mayPlan(text: string, acts: Acts): boolean {
  const tokens = tokenize(text.slice(0, LETTERS_READ));
  return (
    acts.of('plan') >= MAYBE ||
    planWordsIn(tokens).some(({ value }) => PLANNING.has(value)) ||
    nearWordsIn(tokens).some(({ value }) => value === 'there')
  );
}

function pointedIn(reading: Reading, shown: readonly number[], { vocabulary }: Snapshot): readonly number[] {
  const { ids, how } = pointingOf(reading, vocabulary, [shown]);
  return how === 'one' ? ids : shown;
}

/**
 * The plan that a conversation has come to before its last message: what each message did to it, with the places that the replies showed.
 * Null where nothing is planned, where the conversation has gone on to other places, and where it takes too long to read.
 */
export function* planOf(turns: readonly Turn[], snapshot: Snapshot): Steps<Plan | null> {
  let before: Before = { plan: null, shown: [] };
  const from = Math.max(0, turns.length - 1 - TURNS);
  for (let at = from; at < turns.length - 1; at += 1) {
    if (yield* isLateForHistory()) return null;
    const ids = turns[at]?.reply?.restaurantIds ?? [];
    const step = steeredTo(turns[at]?.reply?.state) ? null : yield* stepOf(turns.slice(0, at + 1), before, snapshot);
    const found = step ? settled(step.stops, ids, snapshot) : kept(before.plan, ids);
    const plan = found && step?.change.type === 'adjust' ? yield* withoutVain(found, before.plan, snapshot) : found;
    before = { plan, shown: ids.length > 0 ? ids : before.shown };
  }
  return before.plan;
}

/** Where a place stayed that has not what was wished then, the wish was in vain and counts no more. */
function* withoutVain({ stops }: Plan, before: Plan | null, snapshot: Snapshot): Steps<Plan> {
  const meant: Stop[] = [];
  for (const [at, stop] of stops.entries()) {
    const old = before?.stops[at];
    const row = snapshot.byId.get(stop.placeId ?? -1);
    const stayed = old && row && old.placeId === stop.placeId && (yield* lacksOf(stops, at, row, snapshot)).length > 0;
    meant.push(stayed ? old : stop);
  }
  return { stops: meant };
}

/** A reply that shows other places has left the plan. */
const kept = (plan: Plan | null, ids: readonly number[]): Plan | null =>
  plan && ids.every((id) => plan.stops.some(({ placeId }) => placeId === id)) ? plan : null;

/** The places that a reply showed, at the stops that they were found for. */
function settled(stops: readonly Stop[], ids: readonly number[], snapshot: Snapshot): Plan | null {
  if (ids.length === stops.length) return { stops: stops.map((stop, at) => ({ ...stop, placeId: ids[at] ?? null })) };
  const fixed = new Set(stops.map(({ placeId }) => placeId));
  const fresh = ids.filter((id) => !fixed.has(id));
  const open = stops.filter(({ placeId }) => placeId === null).length;
  const places = stops.flatMap((stop): Stop[] => {
    if (stop.placeId !== null) return [stop];
    const index = fresh.length >= open ? 0 : fresh.findIndex((id) => isOfKind(stop, id, snapshot));
    const [placeId] = index < 0 ? [] : fresh.splice(index, 1);
    return placeId === undefined ? [] : [{ ...stop, placeId }];
  });
  return places.length > 1 ? { stops: places } : null;
}

function isOfKind({ request }: Stop, id: number, snapshot: Snapshot): boolean {
  const row = snapshot.byId.get(id);
  const at = snapshot.positions.get(id);
  return row !== undefined && at !== undefined && costOf([kindCriterion(request.kind, snapshot)], row, at).lacks === 0;
}
