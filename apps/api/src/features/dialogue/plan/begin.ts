import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { State } from '../../understanding/fold.ts';
import type { Stop, StopKind, StopRequest } from '../../understanding/plan.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { type Head, headsIn } from './heads.ts';
import { KINDS } from './kinds.ts';
import { deltaFrom, isShared, labelOf, namesPlace, requestOf, sharedOf, stateOf } from './request.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { hourIn, hoursByEvent, timesOf } from './time.ts';
import { planWordOf } from './words.ts';

/** How many stops a crawl has where nobody says, and the meals of a day and of an evening. */
const CRAWL = 3;
const DAY: readonly StopKind[] = ['breakfast', 'lunch', 'dinner'];
const EVENING: readonly StopKind[] = ['dinner', 'drinks'];

/**
 * The stops that a message asks for; null where it asks for no more than one.
 *
 * @param state the wishes of the whole conversation
 * @param planned the message is known to speak of an outing
 */
export function beginPlan(reading: Reading, state: State, snapshot: Snapshot, planned: boolean): Stop[] | null {
  const { tokens } = reading;
  const has = planWordOf(tokens);
  // "Drinks, then food in the same place" is one stop.
  if (has('same')) return null;
  const heads = headsIn(reading).filter(({ negated }) => !negated);
  if (has('crawl')) return alike(crawlOf(heads, tokens), reading, state, snapshot);
  const listed = segmentsOf(reading, snapshot, true);
  const segments =
    planned || has('outing') || has('day') || isTimed(listed, reading) ? listed : segmentsOf(reading, snapshot, false);
  const days = daysIn(tokens);
  if (days > 1) return overDays(days, segments, reading, state, snapshot);
  if (segments.length > 1) return ofSegments(counted(segments, tokens).slice(0, CARDS_MAX), reading, state, snapshot);
  const plain = heads.every(({ weak }) => weak);
  const evening = has('evening') && (planned || has('outing')) && isPlanned(tokens);
  const day = has('day') && plain && (planned || isPlanned(tokens));
  const kinds = day ? DAY : evening ? EVENING : null;
  return (
    kinds &&
    alike(
      kinds.map((kind) => [kind, kind] as const),
      reading,
      state,
      snapshot,
    )
  );
}

/** Stops with an hour each. */
const isTimed = (segments: readonly Segment[], reading: Reading): boolean =>
  segments.length > 1 &&
  segments.every(({ head, from, to }) => !head.weak && hourIn(reading, from, to, KINDS[head.kind].hour) !== null);

const PLANNING: ReadonlySet<string> = new Set([
  'plan',
  'itinerary',
  'route',
  'plans',
  'schedule',
  'organise',
  'organize',
  'map',
]);
const isPlanned = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => PLANNING.has(word));

/** Without one of these a crawl goes round bars. */
const FOOD: readonly string[] = ['food', 'eat', 'eating', 'tasting', 'graze', 'restaurant'];
const STOPS = /^(?:stop|place|bar|pub|restaurant|spot|venue)$/;

function crawlOf(heads: readonly Head[], tokens: readonly Token[]): (readonly [StopKind, string])[] {
  const counted = tokens.findIndex(({ stem }, at) => STOPS.test(stem) && numberIn(tokens[at - 1]?.word ?? '') !== null);
  const number = counted < 0 ? null : numberIn(tokens[counted - 1]?.word ?? '');
  const count = Math.min(CARDS_MAX, Math.max(2, number ?? CRAWL));
  const [first] = heads;
  const kind = first?.kind ?? (FOOD.some((word) => tokens.some((token) => token.stem === word)) ? 'bite' : 'drinks');
  const label = first && !first.weak ? labelOf(kind, first) : kind;
  return Array.from({ length: count }, () => [kind, label] as const);
}

/** Stops that have all wishes of a message in common. */
function alike(
  kinds: readonly (readonly [StopKind, string])[],
  reading: Reading,
  state: State,
  snapshot: Snapshot,
): Stop[] {
  const heads = headsIn(reading);
  const isHead = ({ from }: Mention) => heads.some((head) => head.from === from);
  const shared = sharedOf(
    state,
    keysOf(reading, () => true),
  );
  const own = deltaFrom(reading, snapshot.vocabulary, isHead);
  return kinds.map(([kind, label]) => ({
    request: requestOf(kind, label, stateOf(kind, shared, own, heads, snapshot.vocabulary)),
    placeId: null,
  }));
}

/** "Two bars and a kebab" are three stops. */
const counted = (segments: readonly Segment[], tokens: readonly Token[]): Segment[] =>
  segments.flatMap((segment) => {
    const { said, from } = segment.head;
    const count = (namesPlace(said) && numberIn(tokens[from - 1]?.word ?? '')) || 1;
    return Array.from({ length: Math.min(Math.max(count, 1), CARDS_MAX) }, () => segment);
  });

/** The keys of the features that some mentions name. */
const keysOf = ({ mentions }: Reading, of: (mention: Mention) => boolean): Set<string> =>
  new Set(
    mentions.flatMap((mention) => (mention.meaning.type === 'feature' && of(mention) ? [mention.meaning.key] : [])),
  );

/** Stops that were named one by one. */
function ofSegments(segments: readonly Segment[], reading: Reading, state: State, snapshot: Snapshot): Stop[] {
  const own = ownersOf(segments, reading);
  const shared = withoutOwned(
    sharedOf(
      state,
      keysOf(reading, (mention) => own(mention) === null),
    ),
    reading,
    own,
  );
  const byEvent = hoursByEvent(
    reading,
    segments.map(({ head, again = head.from }) => ({ ...head, from: again })),
  );
  const { tokens } = reading;
  const [last] = segments.slice(-1);
  // An hour in a clause of its own at the end is when they set out.
  const tail = tokens.findIndex(
    ({ clause }, at) => last && at > last.head.to && clause !== tokens[last.head.from]?.clause,
  );
  const begins =
    tail < 0 || !segments[0] ? null : hourIn(reading, tail, tokens.length, KINDS[segments[0].head.kind].hour);
  const stops = segments.map((segment, index) => {
    const { head, from, placeId } = segment;
    const to = begins !== null && segment === last ? tail : segment.to;
    const { kind } = head;
    const delta = deltaFrom(reading, snapshot.vocabulary, (mention) => own(mention) === segment);
    const request = requestOf(kind, labelOf(kind, head), stateOf(kind, shared, delta, [head], snapshot.vocabulary));
    const set = index === 0 ? begins : null;
    const hour = hourIn(reading, from, to, KINDS[kind].hour) ?? byEvent[index] ?? set;
    return { request: { ...request, hour }, placeId };
  });
  return setOut(stops);
}

/** Hours by which a meal may be earlier than people usually go. */
const EARLY = 1.5;

/** "Dinner then drinks at seven": where the last stop at its hour would make the meal too early, that is when they set out. */
function setOut(stops: readonly Stop[]): Stop[] {
  const [first, last] = [stops[0]?.request, stops.at(-1)?.request];
  const isOnly = stops.every(({ request }) => request === last || request.hour === null);
  const meal = first && KINDS[first.kind];
  if (!first || !last || last.hour === null || !isOnly || meal?.group !== 'meal') return [...stops];
  if ((timesOf(stops)[0] ?? 0) > meal.hour - EARLY) return [...stops];
  return stops.map(({ request, placeId }) => ({
    request: { ...request, hour: request === first ? last.hour : null },
    placeId,
  }));
}

/** Which stop a mention belongs to: what stands in the clause of a head, but for what says who comes and what is ruled out. */
function ownersOf(segments: readonly Segment[], { tokens, mentions }: Reading): (mention: Mention) => Segment | null {
  const within = ({ from }: Mention) => segments.find((one) => from >= one.from && from < one.to) ?? null;
  const areas = new Set(mentions.filter(isArea).map(within));
  return (mention) => {
    const segment = within(mention);
    if (!segment || mention.negated || (isArea(mention) && areas.size < 2)) return null;
    const { meaning } = mention;
    if (meaning.type === 'feature' && isShared(meaning.key)) return null;
    return tokens[mention.from]?.clause === tokens[segment.head.from]?.clause ? segment : null;
  };
}

const AREAS: ReadonlySet<string> = new Set(['area', 'place', 'compass']);
const isArea = ({ meaning }: Mention): boolean => AREAS.has(meaning.type);

/** A price or a part of town that one stop has does not hold for the others. */
function withoutOwned(shared: State, { mentions }: Reading, own: (mention: Mention) => Segment | null): State {
  const owned = mentions.filter((mention) => own(mention) !== null);
  return {
    ...shared,
    price: owned.some(({ meaning }) => meaning.type === 'price') ? null : shared.price,
    areas: owned.some(isArea) ? [] : shared.areas,
  };
}

const DAYS = /^(?:day|night|evening)$/;

/** For how many days somebody plans. */
function daysIn(tokens: readonly Token[]): number {
  for (const [at, { stem }] of tokens.entries()) {
    const number = numberIn(tokens[at - 1]?.word ?? '');
    if (DAYS.test(stem) && number !== null && !/^(?:in|within|open|for)$/.test(tokens[at - 2]?.word ?? ''))
      return number;
    if (DAYS.test(stem) && number !== null && isPlanned(tokens)) return number;
  }
  const weekend = tokens.some(({ stem }) => stem === 'weekend') && isPlanned(tokens);
  return weekend ? 2 : 1;
}

/** Lunch and dinner for each day, or what was named, as far as there is room. */
function overDays(
  days: number,
  segments: readonly Segment[],
  reading: Reading,
  state: State,
  snapshot: Snapshot,
): Stop[] {
  const named = segments.filter(({ head }) => !head.weak).map(({ head }) => head.kind);
  const nights = reading.tokens.some(({ stem }) => /^(?:night|evening)$/.test(stem));
  const both = !nights && days * 2 <= CARDS_MAX ? (['lunch', 'dinner'] as const) : (['dinner'] as const);
  const kinds =
    named.length > 0 && named.length * days <= CARDS_MAX ? named : named.length > 0 ? named.slice(-1) : both;
  const stops = alike(
    kinds.map((kind) => [kind, kind] as const),
    reading,
    state,
    snapshot,
  );
  const onDay = (request: StopRequest, day: number): Stop => ({ request: { ...request, day }, placeId: null });
  return Array.from({ length: Math.min(days, CARDS_MAX) }, (_, at) =>
    stops.map(({ request }) => onDay(request, at + 1)),
  )
    .flat()
    .slice(0, CARDS_MAX);
}
