import type { LocalTime } from '@saffron/contracts/hours/status';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { changes, isDiet } from '../../understanding/delta/delta.ts';
import type { Plan, Stop } from '../../understanding/plan.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { compared } from './compared.ts';
import { type Head, headsIn } from './heads.ts';
import { KINDS } from './kinds.ts';
import { isAnother, keptIn, type Meant, pointsAtStop, stopsMeant } from './meant.ts';
import type { Step } from './operation.ts';
import { moved, rearranged, redated, resized, restored, shortened } from './rearranged.ts';
import { deltaFrom, labelOf, namesPlace } from './request.ts';
import { goingOnIn, nextAfter, sequelIn } from './sequel.ts';
import { newStop, withWishes } from './sought.ts';
import { afterEvent } from './time.ts';
import { allOf, told } from './told.ts';
import { type Has, type PlanWord, planWordOf, planWordsIn } from './words.ts';

const emptied = (stop: Stop): Stop => ({ ...stop, placeId: null });

/** What a message asks of a plan or changes in it; null where it is about something else. */
export function changeOf(reading: Reading, plan: Plan, snapshot: Snapshot, now: LocalTime | null): Step | null {
  const { stops, previous } = plan;
  const has = planWordOf(reading.tokens);
  const meant = stopsMeant(reading, stops, snapshot, 0, reading.tokens.length);
  const { at } = meant;
  return (
    told(reading, plan, at, has) ??
    rearranged(reading, stops, meant, has, snapshot) ??
    restored(reading, previous, has) ??
    refused(reading, stops, meant, snapshot) ??
    exchanged(shortened(reading, stops, at, has, snapshot), reading, stops, has, snapshot) ??
    resized(reading, stops) ??
    redated(reading, stops, now) ??
    moved(reading, stops, at, has) ??
    compared(reading, stops, has('together'), snapshot) ??
    (has('swap') || insteadOf(reading) >= 0 ? swapped(reading, stops, snapshot) : null)
  );
}

/** Before what a stop is not to be; "the" stands before a stop that is given up. */
const REFUSING: ReadonlySet<string> = new Set(['a', 'an', 'another', 'not']);

/** "No, not a diner", "no pubs": another place for the stop that is one. */
function refused(reading: Reading, stops: readonly Stop[], { at, heads }: Meant, snapshot: Snapshot): Step | null {
  const isRefused = ({ from, negated, plain, generic, said }: Head) => {
    const before = reading.tokens[from - 1]?.word ?? '';
    return negated && (plain ? !generic && namesPlace(said) && before !== 'the' : REFUSING.has(before));
  };
  if (heads.length === 0 || at.length === stops.length || !heads.every(isRefused)) return null;
  const others = stops.map((stop, index) =>
    at.includes(index) ? withWishes(stop, reading, ({ negated }) => negated, snapshot) : stop,
  );
  return { change: { type: 'adjust', at }, stops: others };
}

const exchanged = (
  cut: Step | null,
  reading: Reading,
  stops: readonly Stop[],
  has: Has,
  snapshot: Snapshot,
): Step | null =>
  (cut && (has('add') || has('swap') || has('turn')) ? added(reading, cut.stops, snapshot, stops) : null) ?? cut;

/** Words after which the new wish follows. */
const INTO = /^(?:to|into)$/;
const TURNS = /^(?:for|with|to|into|by)$/;
const PRONOUN = /^(?:it|that|them|us|me)$/;
/** Whether what is named from here on is to be had at the stop that is sought. */
const comesAlong = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(
    ({ word }, at) => at >= from && (word === 'there' || (word === 'with' && PRONOUN.test(tokens[at + 1]?.word ?? ''))),
  );

/** Where the words for what is given up begin; -1 where there are none. */
const insteadOf = ({ tokens }: Reading): number =>
  tokens.findIndex(
    ({ word }, at) =>
      (word === 'than' && tokens.slice(0, at).some((before) => /^(?:rather|prefer|sooner)$/.test(before.word))) ||
      (word === 'of' && tokens[at - 1]?.word === 'instead'),
  );

/** The words of a message for what is swapped, from and to. */
function givenUpIn(reading: Reading): readonly [from: number, to: number] {
  const { tokens } = reading;
  const after = insteadOf(reading);
  if (after >= 0) {
    const end = tokens.findIndex(({ clause }, at) => at > after && clause !== tokens[after]?.clause);
    return [after, end < 0 ? tokens.length : end];
  }
  const swap = planWordsIn(tokens).find(({ value }) => value === 'swap')?.to ?? 0;
  const first = headsIn(reading).find(({ from }) => from >= swap)?.to ?? headsIn(reading)[0]?.to ?? 0;
  const clause = tokens[swap]?.clause ?? tokens[swap - 1]?.clause;
  const turn = tokens.findIndex(
    (token, at) => at >= Math.max(1, first) && TURNS.test(token.word) && !PRONOUN.test(tokens[at + 1]?.word ?? ''),
  );
  // What comes along is wished of what is sought.
  const end = tokens.findIndex((token, at) => at > swap && token.clause !== clause);
  if (turn < 0 && end >= first && comesAlong(tokens, end)) return [0, end];
  // Nothing before it names a stop.
  const last = turn < 0 ? tokens.findLastIndex(({ word }, at) => at > swap && INTO.test(word)) : turn;
  return [0, last < 0 ? tokens.length : last];
}

/** "Something else for the last stop": where nothing before it names a stop, what follows says which is given up. */
function rangeOf(reading: Reading, stops: readonly Stop[], snapshot: Snapshot): readonly [from: number, to: number] {
  const [from, to] = givenUpIn(reading);
  if (reading.tokens[to]?.word !== 'for' || stopsMeant(reading, stops, snapshot, from, to).at.length > 0)
    return [from, to];
  const { at, heads } = stopsMeant(reading, stops, snapshot, to, reading.tokens.length);
  return at.length > 0 && !heads.some((head) => isAnother(reading, head)) ? [0, reading.tokens.length] : [from, to];
}

function swapped(reading: Reading, stops: readonly Stop[], snapshot: Snapshot): Step | null {
  const [from, to] = rangeOf(reading, stops, snapshot);
  const meant = stopsMeant(reading, stops, snapshot, from, to);
  const isOut = (one: { from: number }) => one.from >= from && one.from < to;
  // Where nothing is given up for it, what is named is what is swapped.
  const isWhole = from === 0 && to === reading.tokens.length;
  const isKept = keptIn(reading);
  const isWish = isWhole
    ? wishesBeside(reading, meant)
    : (mention: Mention) => !isOut(mention) && !isKept?.(mention.from, mention.to);
  const other = meant.at.length > 0 ? null : inStead(reading, stops);
  const sought = meant.at.length > 0 ? meant.at : other ? other.at : onlyMeal(reading, stops);
  if (sought.length === 0) {
    if (reading.mentions.length > 0) return null;
    if (pointsAtStop(reading)) return { change: { type: 'which', at: [] }, stops: [...stops] };
    return { change: { type: 'swap', at: allOf(stops) }, stops: stops.map(emptied) };
  }
  const wanted = other
    ? other.head
    : isWhole || comesAlong(reading.tokens, to)
      ? undefined
      : headsIn(reading).find((head) => !isOut(head) && !head.weak && !head.negated && !isKept?.(head.from, head.to));
  const next = stops.map((stop, at) =>
    sought.includes(at) ? exchangedFor(wanted, stop, reading, stops, isWish, snapshot) : stop,
  );
  return { change: { type: 'swap', at: sought }, stops: next };
}

/** What is sought in the place of a stop: something of another kind, or the same with other wishes. */
function exchangedFor(
  wanted: Head | undefined,
  stop: Stop,
  reading: Reading,
  stops: readonly Stop[],
  isWish: (mention: Mention) => boolean,
  snapshot: Snapshot,
): Stop {
  if (!wanted) return withWishes(stop, reading, isWish, snapshot);
  const [before, after] = [KINDS[stop.request.kind], KINDS[wanted.kind]];
  const isOther = wanted.plain && (before.group !== after.group || before.meal !== after.meal);
  if (isOther) {
    const next = newStop(wanted, reading, stops, snapshot, isWish);
    return before.group === 'meal' && after.group === 'meal' ? next : atHourOf(stop, next);
  }
  const { request, ...found } = withWishes(unnamed(stop), reading, isWish, snapshot);
  const label = after.group === 'meal' ? request.label : labelOf(wanted.kind, wanted);
  return { ...found, request: { ...request, label } };
}

/** Another stop in the place of one, at its hour. */
const atHourOf = ({ request: { hour } }: Stop, stop: Stop): Stop => ({
  ...stop,
  request: { ...stop.request, hour: stop.request.hour ?? hour },
});

/** A stop without what it was named by: another thing is wished in its place. */
function unnamed(stop: Stop): Stop {
  const { features = [], weak = [] } = KINDS[stop.request.kind];
  const names = new Set([...features, ...weak]);
  const { state } = stop.request;
  const rest = state.features.filter(({ key }) => !names.has(key));
  return {
    ...stop,
    request: { ...stop.request, state: { ...state, foods: state.foods.filter(isDiet), features: rest } },
  };
}

/** "Dessert after instead": what is had in the stead of the one stop that is no meal. */
function inStead(reading: Reading, stops: readonly Stop[]): { at: number[]; head: Head } | null {
  const [head, ...others] = headsIn(reading).filter(({ weak, negated }) => !weak && !negated);
  const at = stops.flatMap(({ request }, index) => (KINDS[request.kind].group === 'meal' ? [] : [index]));
  const isSaid = reading.tokens.some(({ word }) => word === 'instead') && insteadOf(reading) < 0;
  const is = isSaid && head && others.length === 0 && head.plain && KINDS[head.kind].group !== 'meal';
  return is && at.length === 1 && stops.length > 1 ? { at, head } : null;
}

/** A dish or a kitchen is for the meal, where there is one. */
function onlyMeal(reading: Reading, stops: readonly Stop[]): number[] {
  const meals = stops.flatMap(({ request }, at) => (KINDS[request.kind].group === 'meal' ? [at] : []));
  const heads = headsIn(reading).filter(({ weak }) => !weak);
  return meals.length === 1 && heads.length > 0 && heads.every(({ plain, negated }) => !plain && !negated) ? meals : [];
}

const FRONT: ReadonlySet<string> = new Set(['breakfast', 'brunch']);

/** A further stop where it belongs. */
export function added(
  reading: Reading,
  stops: readonly Stop[],
  snapshot: Snapshot,
  dropped: readonly Stop[] | null = null,
): Step | null {
  const has = planWordOf(reading.tokens);
  if (
    (!dropped && !['add', 'onward', 'after', 'before', 'between', 'next'].some((word) => has(word as PlanWord))) ||
    stops.length >= CARDS_MAX
  )
    return null;
  const sequel = sequelIn(reading);
  const heads = goingOnIn(reading, sequel);
  const named = heads.find(
    (one) =>
      (!one.weak || sequel) &&
      (isAnother(reading, one) || stopsMeant(reading, dropped ?? stops, snapshot, one.from, one.to).at.length === 0),
  );
  const last = stops.at(-1);
  const head = named ?? (last && (sequel || has('next')) ? nextAfter(last.request.kind) : undefined);
  if (!head || isSaidOfMeal(head, heads, reading, dropped ?? stops, snapshot)) return null;
  const beside = isAnother(reading, head) ? [] : stopsMeant(reading, stops, snapshot, 0, reading.tokens.length).at;
  const before = has('before') && !has('onward');
  const gap = dropped?.findIndex((stop) => !stops.includes(stop)) ?? -1;
  const at = FRONT.has(head.kind)
    ? 0
    : gap >= 0
      ? gap
      : has('between') && stops.length > 1
        ? (beside[0] ?? 0) + 1
        : before
          ? (beside[0] ?? 0)
          : has('after') && beside.length > 0
            ? (beside.at(-1) ?? 0) + 1
            : endOf(stops, head, has);
  // What was said of a stop that is dropped is no wish for the new one.
  const stop = newStop(head, reading, stops, snapshot, ({ from }) => !dropped || from >= head.from);
  const timed = at === stops.length ? afterEvent(stop, stops, reading) : null;
  return { change: { type: 'add', at: [at] }, stops: timed ?? stops.toSpliced(at, 0, stop) };
}

/** What is eaten at a meal that is planned. */
const isSaidOfMeal = (
  head: Head,
  heads: readonly Head[],
  reading: Reading,
  stops: readonly Stop[],
  snapshot: Snapshot,
): boolean =>
  KINDS[head.kind].group === 'meal' &&
  !head.plain &&
  !isAnother(reading, head) &&
  heads.some(
    (one) =>
      one.plain &&
      KINDS[one.kind].meal !== undefined &&
      !isAnother(reading, one) &&
      stopsMeant(reading, stops, snapshot, one.from, one.to).at.length > 0,
  );

/** Where a further stop goes that nobody orders: something sweet comes before the drinks. */
function endOf(stops: readonly Stop[], { kind }: Head, has: (word: PlanWord) => boolean): number {
  const isLast = has('onward') || has('after') || has('next') || KINDS[kind].group !== 'sweet';
  const drinks = isLast ? -1 : stops.findIndex(({ request }) => KINDS[request.kind].group === 'glass');
  return drinks > 0 ? drinks : stops.length;
}

/** Wishes for some stops, or for all. */
export function adjusted(reading: Reading, { stops, previous }: Plan, snapshot: Snapshot): Step | null {
  const meant = stopsMeant(reading, stops, snapshot, 0, reading.tokens.length);
  const isWish = wishesBeside(reading, meant);
  const delta = deltaFrom(reading, snapshot.vocabulary, isWish);
  // "Can dinner be Chinese?", of a dinner that is planned at a Chinese place.
  const isSo = meant.at.length > 0 && meant.heads.some(({ plain }) => !plain) && meant.heads.some(({ plain }) => plain);
  if (isSo && !changes(delta)) return { change: { type: 'adjust', at: meant.at }, stops: [...stops] };
  if (!changes(delta) || isQuestion(reading)) return null;
  const isFood = wishesFood(reading);
  const meal = isFood ? onlyMeal(reading, stops) : [];
  const at =
    [meant.at, meal, isFood ? addedLast(stops, previous) : []].find((some) => some.length > 0) ??
    targetsOf(reading, stops, meant);
  if (at.length === 0) return null;
  return {
    change: { type: 'adjust', at },
    stops: stops.map((stop, index) => (at.includes(index) ? withWishes(stop, reading, isWish, snapshot) : stop)),
  };
}

/** The meal that was added by the message before. */
function addedLast(stops: readonly Stop[], previous: readonly Stop[] = []): number[] {
  const known = new Set(previous.map(({ placeId }) => placeId));
  const fresh = stops.flatMap(({ placeId }, at) => (known.has(placeId) ? [] : [at]));
  const [at] = fresh;
  const isMeal = at !== undefined && KINDS[stops[at]?.request.kind ?? 'drinks'].group === 'meal';
  return previous.length > 0 && fresh.length === 1 && isMeal ? fresh : [];
}

/** Words of a message that names a kitchen or a dish for the meal of a plan, and nothing more. */
const BRIEF = 6;

/** Of a plan with one meal, that is where it is eaten. */
const wishesFood = ({ tokens, names, mentions, asks }: Reading): boolean =>
  tokens.length <= BRIEF &&
  names.length === 0 &&
  !asks &&
  mentions.every(({ meaning }) => meaning.type === 'food') &&
  // "Actually just tacos" wants nothing else.
  !tokens.some(({ word }) => word === 'just' || word === 'only');

/** What is wished of the stops that a message means: what names them, and what is kept, is no wish. */
const wishesBeside = (reading: Reading, { heads }: Meant): ((mention: Mention) => boolean) => {
  const isKept = keptIn(reading);
  return ({ from, to }) => !isKept?.(from, to) && !heads.some((head) => head.from === from);
};

/** What names a dish or another kind of place is a new search; everything else is for the whole plan. */
function targetsOf(reading: Reading, stops: readonly Stop[], { heads }: Meant): number[] {
  const others = headsIn(reading).some(
    ({ weak, negated, from }) => !weak && !negated && !heads.some((head) => head.from === from),
  );
  return others || reading.names.length > 0 ? [] : stops.map((_, at) => at);
}

const VERBS = /^(?:is|are|am|does|do|did|has|have|will|would|whats|what|which|who|how|where|when|why)$/;
const isQuestion = ({ asks, tokens }: Reading): boolean =>
  asks && tokens.slice(0, 2).some(({ word }) => VERBS.test(word));
