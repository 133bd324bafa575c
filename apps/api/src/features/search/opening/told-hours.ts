import { ALWAYS, allDay, type ClauseHours, hoursOfClause, type Told } from './clause-hours.ts';
import { chanceOfHours, type Kind } from './hours-classifier.ts';
import { WEEK } from './time-atoms.ts';
import { type Clause, clausesOf } from './time-phrases.ts';

/** What a sentence tells of opening hours. Days are counted from Monday. */
export interface ToldHours {
  /** On days that have no hours of their own; null where only some days are told. */
  usual: Told | null;
  days: ReadonlyMap<number, Told>;
  closed: ReadonlySet<number>;
  /** When the kitchen closes; null where only some days are told. */
  kitchen: number | null;
  /** When it closes on days that have an hour of their own. */
  kitchenDays: ReadonlyMap<number, number>;
  /** It is open every day, at whatever hours. */
  daily: boolean;
  /** It tells nothing but that people are there at such an hour: the place may be open for longer. */
  there: boolean;
  /** Hours of a day in which it is closed, between two sittings. */
  between: readonly (readonly [from: number, to: number])[];
}

/** So many days with a closing hour are those on which it is open; two of them may only close later than the others. */
const MOST_DAYS = 3;
/**
 * Reads the opening hours that a sentence tells: "Half five to ten, Tuesday to Saturday". Null where it tells none.
 *
 * @example toldHours('Noon to nine, closed Mondays.', kind) // { usual: { opens: 12, closes: 21 }, closed: new Set([0]), … }
 */
export const toldHours = (text: string, kind: Kind): ToldHours | null => toldHoursBy(text, kind, chanceOfHours);

/** From this probability on a clause tells hours. */
const LIKELY = 0.5;
/** And from this one on when the kitchen closes: hardly anything else is said of it with an hour. */
const LIKELY_KITCHEN = 0.25;
/** From these on together, two sittings that stand side by side do. */
const LIKELY_TOGETHER = 0.7;

/** @param chanceIn how probable it is that a clause tells hours */
export function toldHoursBy(
  text: string,
  kind: Kind,
  chanceIn: (clauses: readonly Clause[], at: number) => number,
): ToldHours | null {
  const always = ALWAYS.test(text) ? [allDay(null)] : [];
  const clauses = clausesOf(text);
  const items: ClauseHours[] = [];
  let passed: { item: ClauseHours; chance: number } | null = null;
  for (const [at, clause] of clauses.entries()) {
    const item = hoursOfClause(clause, kind, items.at(-1) ?? passed?.item ?? null, text);
    if (!item) continue;
    const chance = chanceIn(clauses, at);
    // The hours of one meal are those of the place with those of the next one.
    const isPair: boolean | null =
      passed && isSitting(passed.item) && isSitting(item) && passed.chance + chance >= LIKELY_TOGETHER;
    if (passed && isPair) items.push(passed.item);
    const isTold: boolean =
      isPair || chance >= (item.type === 'kitchen' ? LIKELY_KITCHEN : LIKELY) || goesOn(items.at(-1), item);
    if (isTold) items.push(item);
    passed = isTold ? null : { item, chance };
  }
  // "Fridays, oysters and stout." tells what there is, and of no other day that it is closed.
  const isBare = items.length === 1 && items[0]?.type === 'open' && clauses.length > 1;
  return items.length + always.length > 0 && !isBare ? combined([...always, ...items], text) : null;
}

/** The kitchen on another day. */
const goesOn = (before: ClauseHours | undefined, item: ClauseHours): boolean =>
  before?.type === 'kitchen' && item.type === 'kitchen' && item.days !== null;

const isSitting = (item: ClauseHours): boolean =>
  item.type === 'hours' && item.days === null && item.told.opens !== null && item.told.closes !== null;

const merged = (before: Told | null | undefined, told: Told): Told => ({
  opens: told.opens ?? before?.opens ?? null,
  closes: told.closes ?? before?.closes ?? null,
});

const HALF_DAY = 12;

/** The time between two sittings: "lunch 12 to 2, dinner 5 to 10". */
function pauseOf(first: Told | null, next: Told): [number, number] | null {
  if (first?.closes == null || first.opens === null || next.opens === null) return null;
  // "Noon to three" alone would be the night.
  const closes = first.closes > 24 && first.closes - HALF_DAY > first.opens ? first.closes - HALF_DAY : first.closes;
  return next.opens > closes ? [closes, next.opens] : null;
}

/** What the clauses of a sentence tell together. */
function combined(items: readonly ClauseHours[], text: string): ToldHours | null {
  let kitchen: number | null = null;
  let [daily, isOpenSet, isRestricted] = [false, false, false];
  const kitchenDays = new Map<number, number>();
  const days = new Map<number, Told>();
  const closed = new Set<number>();
  const open = new Set<number>();
  const between: [number, number][] = [];
  for (const item of items) {
    if (item.type === 'kitchen' && item.days === null) kitchen = item.to;
    else if (item.type === 'kitchen') for (const day of item.days ?? []) kitchenDays.set(day, item.to);
    else if (item.type === 'closed') for (const day of item.days) closed.add(day);
    else if (item.type === 'open') {
      isOpenSet = true;
      daily ||= item.days.length === WEEK.length;
      for (const day of item.days) open.add(day);
    }
  }
  const told = items.filter((item) => item.type === 'hours');
  // Days that stand apart are those of the hours beside them: "Wednesday to Sunday, half five to ten."
  const apart = isOpenSet && !daily && told.length === 1 && told[0]?.days === null ? [...open] : null;
  const hours = apart ? told.map((item) => ({ ...item, days: apart })) : told;
  const usual = hours.reduce<Told | null>((before, item) => {
    if (item.days !== null && item.days !== 'rest') return before;
    const pause = pauseOf(before, item.told);
    if (pause) between.push(pause);
    return pause ? { opens: before?.opens ?? null, closes: item.told.closes } : merged(before, item.told);
  }, null);
  let last: Told | null = null;
  for (const item of hours) {
    const { days: on, told: own, except, there } = item;
    if (on === null || on === 'rest') continue;
    // "Weekdays eight to five, Saturdays from nine."
    for (const day of on) days.set(day, merged(days.get(day) ?? last, own));
    last = own;
    if (except && own.opens !== null) for (const day of WEEK) if (!on.includes(day)) closed.add(day);
    const isOnly =
      own.opens === null ? on.length >= MOST_DAYS : on.length > 1 || apart !== null || /\bonly\b/i.test(text);
    const isAlone = usual === null || (usual.opens === null && own.opens !== null);
    isRestricted ||= isAlone && !except && !daily && !there && isOnly;
  }
  const isOfOpenDays =
    told.every((item) => item.days === null) || told.some((item) => item.days === null && !item.there);
  if (isOpenSet && !daily && isOfOpenDays)
    for (const day of WEEK) if (!open.has(day) && !days.has(day)) closed.add(day);
  if (isRestricted) for (const day of WEEK) if (!days.has(day)) closed.add(day);
  if (usual === null && kitchen === null && kitchenDays.size + days.size + closed.size === 0 && !daily) return null;
  for (const [day, own] of days) days.set(day, merged(usual, own));
  for (const day of closed) days.delete(day);
  const [first, ...more] = days.values();
  const isLikeFirst = ({ opens, closes }: Told) => opens === first?.opens && closes === first.closes;
  const there = hours.length > 0 && hours.every((item) => item.there);
  const isOne = first && usual === null && days.size + closed.size === WEEK.length && more.every(isLikeFirst);
  return isOne
    ? { usual: first, days: new Map(), closed, kitchen, kitchenDays, daily: false, there, between }
    : {
        usual,
        days,
        closed,
        kitchen,
        kitchenDays,
        daily: daily && hours.length === 0 && closed.size === 0,
        there,
        between,
      };
}
