import type { Plan, Stop } from '../../understanding/plan.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { headsIn } from './heads.ts';
import type { Change, Step } from './operation.ts';
import type { Has } from './words.ts';

export const allOf = (stops: readonly Stop[]): number[] => [...stops.keys()];

/** What asks about the plan, and changes nothing. */
export function told(
  reading: Reading,
  { stops, previous = [] }: Pick<Plan, 'stops' | 'previous'>,
  meant: readonly number[],
  has: Has,
): Step | null {
  const is = (type: Change['type'], at: readonly number[]): Step => ({ change: { type, at }, stops: [...stops] });
  if (has('full')) return is('spare', meant.length > 0 ? meant : allOf(stops));
  if (has('total') && asksCost(reading)) return is('total', allOf(stops));
  const between = has('between') && headsIn(reading).every(({ weak }) => weak);
  if ((has('way') || between) && inquires(reading) && !has('swap'))
    return is('ways', waysAsked(stops, previous, meant));
  const again = has('again') || (reading.asks && reading.tokens.some(({ word }) => word === 'was'));
  if (again && meant.length > 0 && meant.length < stops.length && !has('swap') && !has('drop'))
    return is('recall', meant);
  const [left] = meant;
  if (has('times') && leaves(reading) && left !== undefined && left + 1 < stops.length) return is('leaves', [left]);
  if (has('times')) return is('times', meant.length > 0 ? meant : allOf(stops));
  return asksAll(reading, has) ? is('times', allOf(stops)) : null;
}

const leaves = ({ tokens }: Reading): boolean => tokens.some(({ word }) => LEAVING.test(word));
const LEAVING = /^(?:leave|leaving|off|onwards?)$/;

const inquires = ({ asks, tokens }: Reading): boolean =>
  asks || /^(?:how|is|are|can|could|whats|what)$/.test(tokens[0]?.word ?? '');

/** Between which stops a way is asked for: "how far is it from the dinner place?" is about the stop that came last. */
function waysAsked(stops: readonly Stop[], previous: readonly Stop[], meant: readonly number[]): number[] {
  const [only] = meant;
  if (only === undefined) return allOf(stops);
  if (meant.length > 1) return [...meant];
  const known = new Set(previous.map(({ placeId }) => placeId));
  const changed = stops.findIndex(({ placeId }, at) => at !== only && !known.has(placeId));
  const other = previous.length > 0 && changed >= 0 ? changed : only > 0 ? only - 1 : only + 1;
  return [only, other].sort((a, b) => a - b);
}

const asksCost = ({ tokens }: Reading): boolean =>
  tokens.some(({ word }) =>
    /^(?:how|much|what|whats|cost|costs|price|damage|ballpark|spend|total|bill|budget)$/.test(word),
  );

/** The whole plan again, where nothing else is said. */
const asksAll = ({ mentions, names }: Reading, has: Has): boolean =>
  has('retell') && (has('whole') || has('again')) && mentions.length + names.length === 0;
