import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Stop } from '../../understanding/plan.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Reading } from '../../understanding/reading/read.ts';
import { whenIn } from '../../understanding/reading/when.ts';
import { KINDS } from './kinds.ts';
import type { Change, Step } from './operation.ts';
import { endingIn, shifted, shiftIn } from './shift.ts';
import { type PlanWord, planWordsIn } from './words.ts';

/** Whether a message says something of a plan. */
export type Has = (word: PlanWord) => boolean;

const allOf = (stops: readonly Stop[]): number[] => [...stops.keys()];

/** What asks about the plan, and changes nothing. */
export function told(reading: Reading, stops: readonly Stop[], meant: readonly number[], has: Has): Step | null {
  const is = (type: Change['type'], at: readonly number[]): Step => ({ change: { type, at }, stops: [...stops] });
  if (has('total') && asksCost(reading)) return is('total', allOf(stops));
  if (has('recall') && recalls(reading) && meant.length > 0) return is('recall', meant);
  return has('times') ? is('times', meant.length > 0 ? meant : allOf(stops)) : null;
}

export function rearranged(stops: readonly Stop[], meant: readonly number[], has: Has): Step | null {
  if (has('reverse')) return { change: { type: 'reverse', at: allOf(stops) }, stops: unhoured(stops).toReversed() };
  return has('together') && meant.length === 0
    ? { change: { type: 'together', at: allOf(stops) }, stops: [...stops] }
    : null;
}

/** In another order, the hours are others. */
const unhoured = (stops: readonly Stop[]): Stop[] =>
  stops.map((stop) => ({ ...stop, request: { ...stop.request, hour: null } }));

/** "Drop the coffee", "just the dinner", "cut it to two stops". */
export function shortened(
  { tokens }: Reading,
  stops: readonly Stop[],
  meant: readonly number[],
  has: Has,
): Step | null {
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
  // "Cut it to just the dinner".
  const just = tokens.findLastIndex(({ word }) => word === 'just' || word === 'only');
  const cut = planWordsIn(tokens).find(({ value }) => value === 'drop')?.from ?? -1;
  if (has('drop') && just > cut) return dropped((at) => !meant.includes(at));
  if (has('drop')) return dropped((at) => meant.includes(at));
  return has('only') && !has('swap') ? dropped((at) => !meant.includes(at)) : null;
}

/** Of an outing that gets shorter, the meals stay, then the drinks. */
const worthOf = (stop: Stop | undefined): number =>
  ({ meal: 3, glass: 2, sweet: 1, cup: 1, desk: 1 })[KINDS[stop?.request.kind ?? 'bite'].group];

/** "An hour later", "start at 6", "dinner at 8 instead". */
export function moved(reading: Reading, stops: readonly Stop[], meant: readonly number[], has: Has): Step | null {
  const ends = has('end') ? endingIn(reading, stops) : null;
  if (ends !== null) return { change: { type: 'shift', at: allOf(stops) }, stops: shifted(stops, ends, 0) };
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
  tokens.some(({ word }) =>
    /^(?:how|much|cost|costs|price|run|damage|back|ballpark|spend|come|comes|total|bill|budget)$/.test(word),
  );
const recalls = ({ tokens, asks }: Reading): boolean =>
  tokens.some(({ word }) => /^(?:again|remind)$/.test(word)) || (asks && tokens.some(({ word }) => word === 'was'));

/** Words of a message that only names another day: "no wait, Saturday". */
const SHORT = 6;

/** "Make it Saturday", "tomorrow instead": the same outing on another day. */
export function redated(reading: Reading, stops: readonly Stop[], now: LocalTime | null): Step | null {
  const when = whenIn(reading, now);
  const other = reading.mentions.some(({ meaning }) => meaning.type !== 'meal' && meaning.type !== 'feature');
  if (!when?.on || when.hours || other || reading.names.length > 0 || reading.tokens.length > SHORT) return null;
  const { date, day } = when;
  const after = stops.map((stop) => ({ ...stop, request: { ...stop.request, date, weekday: day } }));
  return { change: { type: 'shift', at: allOf(stops) }, stops: after };
}
