import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Stop } from '../../understanding/plan.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Reading } from '../../understanding/reading/read.ts';
import { type Head, headsIn } from './heads.ts';
import { KINDS } from './kinds.ts';

/** The stops of a plan that a message speaks of, and the words that name them. */
export interface Meant {
  at: number[];
  heads: Head[];
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const SHORT: readonly string[] = ['1st', '2nd', '3rd', '4th', '5th', '6th'];
const STOPS = /^(?:one|stop|place|spot|bit|part|bar|restaurant|cafe)$/;

/**
 * Which stops a stretch of a message means: by name, by number ("the second"), by what they are for ("the bar"), or by their kitchen
 * ("the Thai").
 */
export function stopsMeant(
  reading: Reading,
  stops: readonly Stop[],
  snapshot: Snapshot,
  from: number,
  to: number,
): Meant {
  const heads = headsIn(reading).filter((head) => head.from >= from && head.to <= to);
  const named = reading.names.flatMap(({ ids }) =>
    stops.flatMap(({ placeId }, at) => (ids.includes(placeId ?? -1) ? [at] : [])),
  );
  const numbered = numbersOf(reading, stops.length, from, to);
  const sure = [...named, ...numbered];
  if (sure.length > 0) return { at: unique(sure), heads: [] };
  const meant = heads
    .map((head) => ({ head, at: stopsOf(head, stops, reading, snapshot) }))
    .filter(({ at }) => at.length > 0);
  const day = dayIn(reading);
  const isThen = (at: number) => day === null || stops[at]?.request.day === null || stops[at]?.request.day === day;
  return { at: unique(meant.flatMap(({ at }) => at)).filter(isThen), heads: meant.map(({ head }) => head) };
}

const unique = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);

/** "Lunch on day 2", "the second day": which day of several. */
function dayIn({ tokens }: Reading): number | null {
  const at = tokens.findIndex(({ stem }) => stem === 'day');
  const after = numberIn(tokens[at + 1]?.word ?? '');
  const before = Math.max(ORDINALS.indexOf(tokens[at - 1]?.word ?? ''), SHORT.indexOf(tokens[at - 1]?.word ?? ''));
  if (at < 0) return null;
  return after ?? (before >= 0 ? before + 1 : null);
}

function numbersOf({ tokens }: Reading, count: number, from: number, to: number): number[] {
  return tokens.slice(from, to).flatMap(({ word, clause }, index) => {
    const [before, after] = [tokens[from + index - 1], tokens[from + index + 1]];
    const pointed = before?.word === 'the' || STOPS.test(after?.stem ?? '');
    // "The first thing I want".
    const alone =
      after === undefined ||
      after.clause !== clause ||
      STOPS.test(after.stem) ||
      /^(?:for|to|is|with|and|again|instead|please)$/.test(after.word);
    if (!pointed || !alone) return [];
    if (word === 'last') return [count - 1];
    const at = Math.max(ORDINALS.indexOf(word), SHORT.indexOf(word));
    return at >= 0 && at < count ? [at] : [];
  });
}

/** Words for where one eats, whatever is eaten. */
const MEALS = /^(?:restaurant|meal)s?$/i;

/** The stops that a word can mean: of its kind, else of its kitchen, else of its group. */
function stopsOf(head: Head, stops: readonly Stop[], { mentions }: Reading, { byId, fits }: Snapshot): number[] {
  const where = (is: (stop: Stop) => boolean) => stops.flatMap((stop, at) => (is(stop) ? [at] : []));
  const keys = mentions.flatMap(({ from, meaning }) =>
    from === head.from && meaning.type === 'food' ? [meaning.key] : [],
  );
  const values = keys.flatMap((key) => {
    const { equal, within } = fits.valuesOf(key);
    return [...equal, ...within];
  });
  const byKitchen = where(({ placeId }) => values.includes(byId.get(placeId ?? -1)?.cuisine?.trim() ?? '-'));
  if (!head.plain && byKitchen.length > 0) return byKitchen;
  const label = head.said.toLowerCase();
  const byLabel = where(({ request }) => request.label === label);
  if (byLabel.length > 0) return byLabel;
  const byKind = where(({ request }) => request.kind === head.kind);
  if (!head.plain) return MEALS.test(head.said) ? where(({ request }) => KINDS[request.kind].group === 'meal') : [];
  if (byKind.length > 0) return byKind;
  const isMeal = KINDS[head.kind].meal !== undefined;
  return isMeal ? where(({ request }) => request.kind === 'bite') : [];
}
