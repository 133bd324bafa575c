import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Stop } from '../../understanding/plan.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { type Head, headsIn } from './heads.ts';
import { KINDS } from './kinds.ts';
import { timesOf } from './time.ts';
import { planWordsIn } from './words.ts';

/** The stops of a plan that a message speaks of, and the words that name them. */
export interface Meant {
  at: number[];
  heads: Head[];
}

/** Which of several stops an ordinal means, by how many there are. */
const ORDINALS: ReadonlyMap<string, (count: number) => number> = new Map([
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((word, at) => [word, () => at] as const),
  ...['1st', '2nd', '3rd', '4th', '5th', '6th'].map((word, at) => [word, () => at] as const),
  ...['last', 'final'].map((word) => [word, (count: number) => count - 1] as const),
  ['middle', (count) => (count % 2 === 1 ? (count - 1) / 2 : -1)],
]);
const STOPS = /^(?:one|stop|place|spot|bit|part|bar|restaurant|cafe)$/;
const NUMBER = /^(?:number|no|stop|nr)$/;

/** Hours of 24 of the parts of a day. */
const PARTS: ReadonlyMap<string, readonly [from: number, to: number]> = new Map([
  ['morning', [5, 12]],
  ['afternoon', [12, 17]],
  ['evening', [17, 24]],
]);

/**
 * Which stops a stretch of a message means: by name, by number, by what they are for, by what is served there, or by
 * the time of day. What is to be kept is meant only where nothing else is.
 */
export function stopsMeant(
  reading: Reading,
  stops: readonly Stop[],
  snapshot: Snapshot,
  from: number,
  to: number,
): Meant {
  const isKept = keptIn(reading);
  const all = stopsIn(reading, stops, snapshot, from, to, () => false);
  const others = isKept ? stopsIn(reading, stops, snapshot, from, to, isKept) : all;
  if (others.at.length > 0) return others;
  const rest = reading.tokens.some(({ word }) => OTHERS.has(word));
  return isKept && rest ? { at: [...stops.keys()].filter((at) => !all.at.includes(at)), heads: [] } : all;
}

const OTHERS: ReadonlySet<string> = new Set(['other', 'others', 'rest']);
/** Words between "keep" and what is kept. */
const BESIDE = 2;

type IsKept = (from: number, to: number) => boolean;

/** Which words name what is kept; null where nothing is. */
export function keptIn({ tokens }: Reading): IsKept | null {
  const spans = planWordsIn(tokens).filter(({ value }) => value === 'keep' || value === 'stays');
  if (spans.length === 0) return null;
  const isBeside = (left: number, right: number) =>
    right >= left && right - left <= BESIDE && tokens[left - 1]?.clause === tokens[right]?.clause;
  return (from, to) =>
    spans.some(
      (span) => (span.value === 'keep' && isBeside(span.to, from)) || (span.from - to <= 1 && isBeside(to, span.from)),
    );
}

function stopsIn(
  reading: Reading,
  stops: readonly Stop[],
  snapshot: Snapshot,
  from: number,
  to: number,
  isKept: IsKept,
): Meant {
  const heads = headsIn(reading).filter((head) => head.from >= from && head.to <= to && !isKept(head.from, head.to));
  const named = reading.names
    .filter((name) => !isKept(name.from, name.to))
    .flatMap(({ ids }) => stops.flatMap(({ placeId }, at) => (ids.includes(placeId ?? -1) ? [at] : [])));
  const found = heads
    .map((head) => ({ head, at: stopsOf(head, stops, reading, snapshot) }))
    .filter(({ at }) => at.length > 0);
  // "The Thai food" is the Thai, "the evening drinks" are drinks.
  const exact = found.filter(({ head }) => !head.weak);
  const meant = exact.length > 0 ? exact : found;
  const sure = [...named, ...numbersOf(reading, stops.length, meant, from, to, isKept)];
  if (sure.length > 0) return { at: unique(sure), heads: [] };
  if (meant.length === 0) return { at: byHour(reading, stops, from, to), heads: [] };
  const day = dayIn(reading);
  const isThen = (at: number) => day === null || stops[at]?.request.day === null || stops[at]?.request.day === day;
  return { at: unique(meant.flatMap(({ at }) => at)).filter(isThen), heads: meant.map(({ head }) => head) };
}

const unique = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);

/** A message speaks of one stop, whichever it is. */
export const pointsAtStop = ({ tokens }: Reading): boolean =>
  tokens.some(
    ({ stem }, at) =>
      STOPS.test(stem) && tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'the' || word === 'that'),
  );

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'another', 'some', 'more']);
const SOMEWHERE: ReadonlySet<string> = new Set(['somewhere', 'anywhere', 'someplace', 'place', 'spot']);

/** "A nightcap after", "somewhere for cocktails" are no stops that are planned; "the drinks" are. */
export function isAnother({ tokens }: Reading, { from }: Head): boolean {
  const [before, clause] = [tokens[from - 1]?.word ?? '', tokens[from]?.clause];
  if (ARTICLES.has(before)) return true;
  const isFor = before === 'for' || before === 'to';
  return isFor && tokens.slice(0, from).some((token) => token.clause === clause && SOMEWHERE.has(token.word));
}

/** Which day of several. */
function dayIn({ tokens }: Reading): number | null {
  const at = tokens.findIndex(({ stem }) => stem === 'day');
  if (at < 0) return null;
  const before = ORDINALS.get(tokens[at - 1]?.word ?? '')?.(0);
  return numberIn(tokens[at + 1]?.word ?? '') ?? (before !== undefined && before >= 0 ? before + 1 : null);
}

/** Of several stops for the same, the number counts among those. */
function numbersOf(
  { tokens }: Reading,
  count: number,
  meant: readonly { head: Head; at: readonly number[] }[],
  from: number,
  to: number,
  isKept: IsKept,
): number[] {
  return tokens.slice(from, to).flatMap((token, index) => {
    if (isKept(from + index, from + index + 1)) return [];
    const [before, after] = [tokens[from + index - 1], tokens[from + index + 1]];
    const number = NUMBER.test(before?.word ?? '') && /^\d$/.test(token.word) ? Number(token.word) : null;
    if (number !== null) return number >= 1 && number <= count ? [number - 1] : [];
    const of = ORDINALS.get(token.word);
    const { at = [] } = meant.find(({ head }) => head.from === from + index + 1) ?? {};
    if (!of || !(before?.word === 'the' || STOPS.test(after?.stem ?? '')) || !(at.length > 0 || isAlone(token, after)))
      return [];
    const among = at.length > 1 ? at : Array.from({ length: count }, (_, stop) => stop);
    const stop = at.length === 1 ? at[0] : among[of(among.length)];
    return stop === undefined ? [] : [stop];
  });
}

const isAlone = ({ clause }: Token, after: Token | undefined): boolean =>
  after === undefined ||
  after.clause !== clause ||
  STOPS.test(after.stem) ||
  /^(?:for|to|is|with|and|again|instead|please)$/.test(after.word);

function byHour({ tokens, times }: Reading, stops: readonly Stop[], from: number, to: number): number[] {
  const hours = timesOf(stops);
  const pointed = (end: number) => end < to && STOPS.test(tokens[end]?.stem ?? '');
  const part = tokens.find(({ word }, at) => at >= from && PARTS.has(word) && pointed(at + 1));
  const [first = 0, last = 0] = PARTS.get(part?.word ?? '') ?? [];
  const clock = times.find((time) => time.from >= from && time.clock !== null && pointed(time.to))?.clock ?? null;
  return hours.flatMap((hour, at) => {
    const isThen = clock !== null && Math.abs((hour % 12) - (clock % 12)) < 0.5;
    return isThen || (hour >= first && hour < last) ? [at] : [];
  });
}

/** Whatever is eaten. */
const isEating = ({ weak, plain }: Head): boolean => weak && !plain;

/** The stops that a word can mean: by its kitchen or what was wished there, else by its kind, else by the group of its kind. */
function stopsOf(
  head: Head,
  stops: readonly Stop[],
  { mentions, tokens }: Reading,
  { byId, fits }: Snapshot,
): number[] {
  const keys = mentions.flatMap(({ from, meaning }) =>
    from === head.from && meaning.type === 'food' ? [meaning.key] : [],
  );
  const values = keys.flatMap((key) => {
    const { equal, within } = fits.valuesOf(key);
    return [...equal, ...within];
  });
  const said = head.said.toLowerCase();
  const isKind = ({ request }: Stop) => request.kind === head.kind;
  const isMeal = ({ request }: Stop) => KINDS[request.kind].group === 'meal';
  const isServed = ({ placeId }: Stop) => values.includes(byId.get(placeId ?? -1)?.cuisine?.trim() ?? '-');
  const isWished = ({ request }: Stop) => request.state.foods.some(({ key }) => keys.includes(key));
  const isCalled = ({ request }: Stop) => request.label === said;
  const ways = isEating(head) ? [isMeal] : head.plain ? [isCalled, isWished, isKind] : [isWished, isServed, isCalled];
  // Somebody who has "tacos" planned calls it dinner, too.
  const eats = head.plain && KINDS[head.kind].meal ? [({ request }: Stop) => request.kind === 'bite'] : [];
  // "The drinks" are had wherever there is a bar.
  const isThere = tokens[head.from - 1]?.word === 'the' && KINDS[head.kind].group === 'glass';
  const pours = isThere ? [({ placeId }: Stop) => byId.get(placeId ?? -1)?.bar === true] : [];
  // "The dinner" of a plan with a lunch alone, and "the drinks" where coffee is had.
  const only = isSpokenOf(tokens, head.from) && head.plain ? KIN[KINDS[head.kind].group] : undefined;
  const kin = only && stops.filter(({ request }) => KINDS[request.kind].group === only).length === 1;
  const kindred = kin ? [({ request }: Stop) => KINDS[request.kind].group === only] : [];
  for (const is of [...ways, ...eats, ...pours, ...kindred]) {
    const at = stops.flatMap((stop, index) => (is(stop) ? [index] : []));
    if (at.length > 0) return at;
  }
  return [];
}

/** For what else a word for a stop may stand, where the plan has no such stop. */
const KIN: Readonly<Record<string, string>> = { meal: 'meal', glass: 'cup' };
const isSpokenOf = (tokens: Reading['tokens'], at: number): boolean => /^(?:the|our)$/.test(tokens[at - 1]?.word ?? '');
