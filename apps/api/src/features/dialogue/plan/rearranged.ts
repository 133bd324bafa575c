import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Stop } from '../../understanding/plan.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { partySizeIn } from '../../understanding/reading/party-size.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { amountIn } from '../../understanding/reading/shifts.ts';
import { untimed } from '../../understanding/reading/times.ts';
import { whenIn } from '../../understanding/reading/when.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { headsIn } from './heads.ts';
import { KINDS } from './kinds.ts';
import { isAnother, type Meant, stopsMeant } from './meant.ts';
import type { Step } from './operation.ts';
import { segmentsOf } from './segments.ts';
import { endingIn, shifted, shiftIn } from './shift.ts';
import { timesOf } from './time.ts';
import { allOf } from './told.ts';
import { type Has, planWordsIn } from './words.ts';

/** The same stops in another order or nearer to one another. */
export function rearranged(
  reading: Reading,
  stops: readonly Stop[],
  { at, heads }: Meant,
  has: Has,
  snapshot: Snapshot,
): Step | null {
  if (has('reverse')) return inOrder(stops, allOf(stops).toReversed());
  if (has('together') && at.length === 0) return { change: { type: 'together', at: allOf(stops) }, stops: [...stops] };
  // "Drinks first, but somewhere cheaper" wishes for more than another order.
  const isHead = (from: number) => headsIn(reading).some((head) => head.from === from);
  if (
    at.length === 0 ||
    heads.some((head) => isAnother(reading, head)) ||
    reading.mentions.some(({ from }) => !isHead(from)) ||
    headsIn(reading).some(({ negated }) => negated)
  )
    return null;
  const order =
    atEnds(
      reading,
      stops,
      at,
      heads.map(({ from, to }) => ({ from, to })),
    ) ?? (has('swap') && !isJoined(reading) ? null : byTurns(reading, stops, snapshot));
  return order?.some((stop, index) => stop !== index) ? inOrder(stops, order) : null;
}

/** "Swap the dinner and the drinks" exchanges them; "swap the dinner, we want wine with it" names the wine only. */
function isJoined(reading: Reading): boolean {
  const heads = headsIn(reading);
  return heads.some(({ to }, at) => {
    const between = reading.tokens.slice(to, heads[at + 1]?.from ?? to);
    return between.length > 0 && between.every(({ word }) => JOINING.has(word));
  });
}
const JOINING: ReadonlySet<string> = new Set(['and', 'with', 'for', 'the', 'our', 'n', 'before', 'after']);

/** The stops in another order, with the first one at the hour at which the plan began. */
function inOrder(stops: readonly Stop[], order: readonly number[]): Step {
  const said = stops.some(({ request }) => request.hour !== null);
  const [begins = 0] = timesOf(stops);
  const next = order.flatMap((at, index) => {
    const stop = stops[at];
    const hour = index === 0 && said ? begins : null;
    return stop ? [{ ...stop, request: { ...stop.request, hour } }] : [];
  });
  return { change: { type: 'reverse', at: allOf(stops) }, stops: next };
}

/** One stop goes to the front or to the end. */
function atEnds(
  { tokens }: Reading,
  stops: readonly Stop[],
  [at, ...others]: readonly number[],
  heads: readonly { from: number; to: number }[],
): number[] | null {
  if (at === undefined || others.length > 0) return null;
  const beside = planWordsIn(tokens).filter(({ from, to }) =>
    heads.some((head) => from === head.to || to === head.from || (to === head.from - 1 && tokens[to]?.word === 'the')),
  );
  const has = (word: 'front' | 'rear') => beside.some(({ value }) => value === word);
  const rest = allOf(stops).filter((stop) => stop !== at);
  return has('front') ? [at, ...rest] : has('rear') ? [...rest, at] : null;
}

/** The stops that are named take their places in the order that is said. */
function byTurns(reading: Reading, stops: readonly Stop[], snapshot: Snapshot): number[] | null {
  const said = segmentsOf(reading, snapshot, false).map(
    ({ head }) => stopsMeant(reading, stops, snapshot, head.from, head.to).at,
  );
  const turns = said.flatMap((at) => (at.length === 1 ? at : []));
  if (turns.length < 2 || turns.length < said.length || new Set(turns).size < turns.length) return null;
  const places = [...turns].sort((a, b) => a - b);
  return allOf(stops).map((at) => turns[places.indexOf(at)] ?? at);
}

/** The plan as it was before the last change. */
export function restored(reading: Reading, previous: readonly Stop[] | undefined, has: Has): Step | null {
  const isMoved = amountIn(reading.tokens) !== null || has('shift') || has('end') || reading.asks;
  return previous?.length && has('restore') && !isMoved
    ? { change: { type: 'restore', at: allOf(previous) }, stops: [...previous] }
    : null;
}

/** What a number counts where it is none of stops. */
const COUNTS = /^(?:of|people|person|hour|minute|us|guest|drink|pm|am|star|dollar|adult|kid)$/;

/** "Drop the coffee", "just the dinner", "two is enough". */
export function shortened(
  reading: Reading,
  stops: readonly Stop[],
  meant: readonly number[],
  has: Has,
  snapshot: Snapshot,
): Step | null {
  const { tokens, mentions, names } = reading;
  const dropped = (gone: (at: number) => boolean): Step => ({
    change: { type: 'drop', at: [] },
    stops: stops.filter((_, at) => !gone(at)),
  });
  // "Just an hour for drinks" and "she only eats vegan" drop nothing.
  const isNeed = !has('drop') && mentions.some(({ stated }) => stated);
  if ((!has('drop') && !has('only')) || isNeed || amountIn(tokens) !== null) return null;
  const counted = tokens.findIndex(
    ({ word }, at) => numberIn(word) !== null && !COUNTS.test(tokens[at + 1]?.stem ?? ''),
  );
  const count = meant.length === 0 ? numberIn(tokens[counted]?.word ?? '') : null;
  if (count !== null && count > 0 && count < stops.length) {
    const byWorth = allOf(stops).sort((a, b) => worthOf(stops[b]) - worthOf(stops[a]) || a - b);
    const kept = new Set(byWorth.slice(0, count));
    return dropped((at) => !kept.has(at));
  }
  // No stop of the plan, which stays as it is.
  if (has('drop') && meant.length + mentions.length + names.length === 0 && isOfOne(tokens, has))
    return { change: { type: 'times', at: allOf(stops) }, stops: [...stops] };
  // "Forget the drinks, just dinner": what is dropped is said with the word for it.
  const dropping = planWordsIn(tokens).find(({ value }) => value === 'drop');
  if (dropping && meant.length === stops.length) {
    const end = tokens.findIndex(({ clause }, at) => at >= dropping.to && clause !== tokens[dropping.from]?.clause);
    const own = stopsMeant(reading, stops, snapshot, dropping.to, end < 0 ? tokens.length : end).at;
    return own.length > 0 && own.length < stops.length ? dropped((at) => own.includes(at)) : null;
  }
  if (meant.length === 0 || meant.length === stops.length) return null;
  const just = tokens.findLastIndex(({ word }) => word === 'just' || word === 'only');
  const cut = planWordsIn(tokens).find(({ value }) => value === 'drop')?.from ?? -1;
  if (has('drop') && just > cut) return dropped((at) => !meant.includes(at));
  if (has('drop')) return dropped((at) => meant.includes(at));
  return has('swap') ? null : dropped((at) => !meant.includes(at));
}

/** One thing is named, and not the outing itself. */
const isOfOne = (tokens: readonly Token[], has: Has): boolean => {
  const { to = -1 } = planWordsIn(tokens).find(({ value }) => value === 'drop') ?? {};
  const isNamed = /^(?:the|that|our)$/.test(tokens[to]?.word ?? '') && tokens.length - to === 2;
  return isNamed && !has('outing') && !has('whole');
};

/** Of an outing that gets shorter, the meals stay, then the drinks. */
const worthOf = (stop: Stop | undefined): number =>
  ({ meal: 3, glass: 2, sweet: 1, cup: 1, desk: 1 })[KINDS[stop?.request.kind ?? 'bite'].group];

/** "An hour later", "start at 6", "dinner at 8 instead". */
export function moved(reading: Reading, stops: readonly Stop[], meant: readonly number[], has: Has): Step | null {
  const ends = has('end') ? endingIn(reading, stops) : null;
  if (ends !== null) return { change: { type: 'shift', at: allOf(stops) }, stops: shifted(stops, ends, 0) };
  const [first = 0] = has('start') ? [0] : meant;
  // Only an hour is said of a stop.
  const wishes = reading.mentions.some(({ meaning }) => meaning.type !== 'meal' && meaning.type !== 'feature');
  const isMoved = has('shift') || has('start') || (meant.length > 0 && !wishes);
  // "We finish work at ten" says when they set out.
  const out = isMoved || wishes || reading.asks || reading.names.length > 0 ? null : setOutIn(reading);
  if (!isMoved && out === null) return null;
  const by = out === null ? shiftIn(reading, stops, first) : out - (timesOf(stops)[0] ?? out);
  if (by === null) return null;
  const after = shifted(stops, by, first);
  return { change: { type: 'shift', at: allOf(stops).filter((at) => at >= first) }, stops: after };
}

/** The hour from which on somebody is free, as far as a message says so. */
function setOutIn(reading: Reading): number | null {
  const { at = '', hours } = whenIn(reading, null, [{ meal: 'dinner', said: 'dinner' }]) ?? {};
  return at.startsWith('at ') && hours ? hours[0] : null;
}

/** Words of a message that only names another day. */
const SHORT = 6;

/** The same outing on another day. */
export function redated(reading: Reading, stops: readonly Stop[], now: LocalTime | null): Step | null {
  const when = whenIn(reading, now);
  const other = reading.mentions.some(({ meaning }) => meaning.type !== 'meal' && meaning.type !== 'feature');
  if (!when?.on || when.at || other || reading.names.length > 0 || reading.tokens.length > SHORT) return null;
  const { date, day } = when;
  const after = stops.map((stop) => ({ ...stop, request: { ...stop.request, date, weekday: day } }));
  return { change: { type: 'shift', at: allOf(stops), on: when.on }, stops: after };
}

/** The same outing for another party. */
export function resized(reading: Reading, stops: readonly Stop[]): Step | null {
  const partySize = partySizeIn(untimed(reading));
  if (partySize === null || reading.mentions.length + reading.names.length > 0 || reading.tokens.length > SHORT)
    return null;
  const after = stops.map((stop) => ({
    ...stop,
    request: { ...stop.request, state: { ...stop.request.state, partySize } },
  }));
  return { change: { type: 'resize', at: allOf(stops) }, stops: after };
}
