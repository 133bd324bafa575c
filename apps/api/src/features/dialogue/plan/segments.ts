import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { comesFrom, isEventAt } from '../../understanding/reading/events.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { isNearSome, nearTargetsIn, nearWordsIn } from '../near/words.ts';
import { type Head, headsIn } from './heads.ts';
import { KINDS, kindOfPlace } from './kinds.ts';
import { namesPlace } from './request.ts';
import { type PlanWord, planWordsIn } from './words.ts';

/** A stretch of a message that speaks of one stop. */
export interface Segment {
  head: Head;
  from: number;
  to: number;
  /** The place that it names, if it does. */
  placeId: number | null;
  /** Where it is named again, to say when it is. */
  again?: number;
}

interface Named extends Head {
  placeId: number | null;
}

/** What stands between two heads: an order, a list, or nothing that parts them. */
type Link = 'then' | 'first' | 'reverse' | 'and' | null;

/** The heads of a message and the places that it names as stops, from left to right. */
function namedHeads(reading: Reading, snapshot: Snapshot): Named[] {
  const heads = headsIn(reading)
    // Where a meal is named, "drinks after tonight" says when.
    .filter(({ said }, _, all) => !TONIGHT.test(said) || !all.some((other) => isMeal(other)))
    .filter(({ negated, weak, from, to }) => !negated && !(weak && isEventAt(reading.tokens, from, to)))
    .filter(({ from }) => !isLiked(reading.tokens, from) && !comesFrom(reading.tokens, from))
    .map((head) => ({ ...head, placeId: null }));
  const isNearTarget = nearTargetsIn(reading.tokens);
  const names = reading.names.flatMap(({ ids, from, to }): Named[] => {
    const row = snapshot.byId.get(ids[0] ?? -1);
    if (!row || isNearTarget(from)) return [];
    return [
      {
        kind: kindOfPlace(row, snapshot),
        from,
        to,
        said: row.name,
        negated: false,
        plain: true,
        weak: false,
        generic: true,
        kitchen: null,
        placeId: row.id,
      },
    ];
  });
  return [...heads, ...names].sort((a, b) => a.from - b.from);
}

const TONIGHT = /^(?:tonight|this evening|later tonight)$/i;
const isMeal = ({ kind, said }: Head): boolean => !TONIGHT.test(said) && KINDS[kind].group === 'meal';

/** What somebody likes is no stop. */
const isLiked = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ word, clause }) => clause === tokens[at]?.clause && LIKES.has(word));
const LIKES: ReadonlySet<string> = new Set('into likes loves enjoys adores prefers'.split(' '));

/**
 * The stops that one message names, in the order in which somebody will go to them.
 *
 * @param planned the message speaks of an outing, so that "and" or a comma parts two stops
 *
 * @example segmentsOf(reading('drinks before dinner'), snapshot, false).map(({ head }) => head.kind) // ['drinks', 'dinner']
 */
export function segmentsOf(reading: Reading, snapshot: Snapshot, planned: boolean): Segment[] {
  const { tokens } = reading;
  // "After ten" says when.
  const words = planWordsIn(tokens).filter(
    ({ value, to }) => (value !== 'after' && value !== 'before') || !reading.times.some(({ from }) => from === to),
  );
  const heads = namedHeads(reading, snapshot);
  const trailing = trailingOf(heads.at(-1), words, tokens.length);
  const ordered = words.some(({ value }) => value === 'onward');
  const segments: Segment[] = [];
  let turned = false;
  for (const [at, head] of heads.entries()) {
    if (isNamedAgain(head, segments)) continue;
    const last = segments.at(-1);
    const previous = heads[at - 1];
    if (!last || !previous) {
      segments.push({ head, from: 0, to: tokens.length, placeId: head.placeId });
      continue;
    }
    // What follows is no order of the two.
    const isOne = head.from === previous.to && KINDS[head.kind].group === KINDS[previous.kind].group;
    const parted = at === heads.length - 1 && trailing && last.head.kind !== head.kind && !isOne ? trailing : null;
    const link = parted ?? linkBetween(previous, head, reading, words);
    // Where an order is said, a dish and its drink are one stop.
    const isList = planned && !(ordered && link === 'and' && !(last.head.plain && head.plain));
    if (!(link === 'and' && isOfOnePlace(last.head, tokens)) && parts(link, last.head, head, isList)) {
      const from = boundaryOf(previous, head, reading, words);
      segments[segments.length - 1] = { ...last, to: from };
      segments.push({ head, from, to: tokens.length, placeId: head.placeId });
      turned ||= link === 'reverse';
    } else segments[segments.length - 1] = merged(last, head, link);
  }
  return turned && segments.length === 2 ? segments.toReversed() : segments;
}

/** The same meal, of which more is said now: of the first one it says when it is, another gives way to it. */
function isNamedAgain({ kind, plain, weak, from }: Named, segments: Segment[]): boolean {
  if (!plain || weak || KINDS[kind].meal === undefined || segments.length < 2) return false;
  const again = segments.findIndex(({ head, placeId }) => head.kind === kind && head.plain && placeId === null);
  const [first] = segments;
  if (again === 0 && first) segments[0] = { ...first, again: from };
  else if (again > 0) segments.splice(again, 1);
  return again === 0;
}

/** What stands after the last head orders it. */
function trailingOf(last: Head | undefined, words: ReturnType<typeof planWordsIn>, end: number): Link {
  if (!last) return null;
  const after = words.filter(({ from }) => from >= last.to && from <= last.to + 1 && from < end);
  if (after.some(({ value }) => value === 'after' || value === 'onward')) return 'then';
  return after.some(({ value, to }) => value === 'before' && to === end) ? 'reverse' : null;
}

function linkBetween(left: Head, right: Head, { tokens }: Reading, words: ReturnType<typeof planWordsIn>): Link {
  // "Dinner afterwards, drinks" says of the dinner that it comes after something.
  const isOfLeft = ({ from, to, value }: (typeof words)[number]) =>
    from === left.to &&
    value !== 'and' &&
    /^after/.test(tokens[from]?.word ?? '') &&
    tokens[to]?.clause !== tokens[from]?.clause;
  const between = words.filter((word) => word.from >= left.to && word.to <= right.from && !isOfLeft(word));
  const has = (word: PlanWord) => between.some(({ value }) => value === word);
  const opened = tokens[left.to]?.clause !== tokens[left.to - 1]?.clause;
  if (has('onward')) return 'then';
  if (has('before')) return 'first';
  if (has('after')) return opened || has('and') ? 'then' : 'reverse';
  if (leadsTo(left, right, tokens)) return 'then';
  return has('and') || tokens[right.from]?.clause !== tokens[left.to - 1]?.clause ? 'and' : null;
}

/** Somewhere to go on to. */
const leadsTo = (left: Head, right: Head, tokens: readonly Token[]): boolean =>
  namesPlace(right.said) &&
  nearWordsIn(tokens).some(({ to, value }) => to > left.to && to <= right.from && isNearSome(value, tokens[to]));

/** What one place has. */
const isOfOnePlace = ({ from }: Head, tokens: readonly Token[]): boolean =>
  tokens
    .slice(0, from)
    .some(
      ({ word, clause }, at) =>
        word === 'with' && clause === tokens[from]?.clause && ONE_PLACE.has(tokens[at - 1]?.word ?? ''),
    );
const ONE_PLACE: ReadonlySet<string> = new Set(
  'place somewhere anywhere spot restaurant bar joint venue room'.split(' '),
);

/** Whether two heads are two stops. */
function parts(link: Link, left: Head, right: Head, planned: boolean): boolean {
  if (link === null) return false;
  if (link === 'first' && right.weak) return false;
  if (link !== 'and') return !right.weak || KINDS[left.kind].group !== KINDS[right.kind].group;
  if (left.weak || right.weak) return false;
  const apart = KINDS[left.kind].group !== KINDS[right.kind].group;
  const meals = left.plain && right.plain && left.kind !== right.kind;
  // "Dinner and drinks" are two stops, "tacos and beer" are one.
  return planned ? apart || meals : apart && meals && KINDS[left.kind].meal !== undefined;
}

/** Where the words of the right one begin. */
function boundaryOf(left: Head, right: Head, { tokens }: Reading, words: ReturnType<typeof planWordsIn>): number {
  const link = words.findLast(({ from, to }) => from >= left.to && to <= right.from);
  if (link) return link.from;
  const clause = tokens[right.from]?.clause;
  return tokens.findIndex((token, at) => at >= left.to && token.clause === clause);
}

/** Two words for one stop. */
function merged(segment: Segment, head: Named, link: Link): Segment {
  const placeId = segment.placeId ?? head.placeId;
  const { head: first } = segment;
  // One has beer with tacos: where a word joins them, the stop is for the tacos.
  const joined = link !== null && KINDS[head.kind].group !== KINDS[first.kind].group;
  const exact = !first.plain && head.plain && !joined;
  const stronger = first.weak || exact || (segment.placeId !== null && head.placeId === null);
  return { ...segment, placeId, head: stronger && !head.weak ? head : first };
}
