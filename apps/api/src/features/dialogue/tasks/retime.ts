import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { criteriaOf } from '../../search/criteria/criteria.ts';
import { isOpenThen, type Opening, openingAt } from '../../search/opening/opening.ts';
import { visitOf } from '../../search/opening/visit.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { isAfterwards, isEvent, isEventAt, isHourOfEvent } from '../../understanding/reading/events.ts';
import { partySizeIn } from '../../understanding/reading/party-size.ts';
import type { Mention } from '../../understanding/reading/reading.ts';
import { movedBy } from '../../understanding/reading/shifts.ts';
import { isNearly, untimed } from '../../understanding/reading/times.ts';
import { whenIn } from '../../understanding/reading/when.ts';
import { fromStored } from '../../understanding/remembered.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { Fact, When } from '../../understanding/wishes.ts';
import { anotherBeside, withAnother } from '../another.ts';
import { asksToChoose } from '../ask/choice.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import { type Holding, holdingIn } from '../hours/holding.ts';
import { openInstead } from '../hours/instead.ts';
import type { HoursMove } from '../hours/moves.ts';
import { hoursAt } from '../hours/place-hours.ts';
import { askedIn as measuresIn } from '../measures/asked.ts';
import { isCompany } from '../situation/needs.ts';
import type { Answer } from '../task.ts';
import { isAboutTable } from './select.ts';

/** Places of one answer, and words of a message that does no more than name another time. */
const PLACES = 3;
const SHORT = 16;

/** What else a message may be for, whatever time it names. */
const OTHERWISE: readonly Act[] = ['plan', 'list', 'count', 'near', 'compare', 'rank', 'more', 'book', 'adjust'];

/** Which of those under discussion are open then, and what else is. */
export function* retime(context: Context): Steps<Answer | null> {
  const { wishes, reading, now, snapshot } = context;
  const isMoved = movedBy(reading.tokens) !== null || isAfterEvent(context);
  const said = whenIn(reading, now) ?? (isMoved ? wishes.when : null);
  const time = visitOf(wishes);
  if (!time || !wishes.when || !isAnswerable(context) || !isOnlyTime(context, said)) return null;
  // "Another one for tonight" looks for one; "later instead" moves the visit.
  if (wishes.message.intent === 'another' && !reading.tokens.some(({ word }) => word === 'instead')) return null;
  const told = [...new Set([...context.named, ...chosenIn(context)])];
  // Who names a place hears of it, unless it is closed.
  const asked = askedIn(context);
  if (context.named.length > 0 && asked.size === 0 && context.named.some((row) => openingAt(row, time) !== 'shut'))
    return null;
  const rows = (told.length > 0 ? told : asked.has('which') ? context.focus : context.shown).slice(0, PLACES);
  if (rows.length === 0) return null;
  const criteria = yield* criteriaOf(wishes, snapshot);
  const fits = (row: Restaurant) =>
    criteria.every(
      ({ kind, cost }) => (kind !== 'food' && kind !== 'dish') || cost(row, snapshot.positions.get(row.id) ?? -1) < 1,
    );
  // What was only the next best thing at another time is looked for again.
  return yield* answerAt(context, rows, time, (row) => told.length > 0 || fits(row));
}

/** "Or afterwards?", of what they were to eat before. */
const isAfterEvent = ({ reading: { tokens }, turns, wishes: { when } }: Context): boolean =>
  isAfterwards(tokens) && fromStored(turns.at(-2)?.reply?.state)?.state.when?.at !== when?.at;

function* answerAt(
  context: Context,
  rows: readonly Restaurant[],
  time: When,
  does: (row: Restaurant) => boolean,
): Steps<Answer> {
  const isQuestion = context.text.trim().endsWith('?') || context.asks;
  const inOrder = rows.toSorted((a, b) => ORDER.indexOf(openingAt(a, time)) - ORDER.indexOf(openingAt(b, time)));
  const open = inOrder.filter((row) => openingAt(row, time) !== 'shut');
  const places = inOrder.map((row) => hoursAt(row, time));
  // Of what stays an option, that nobody knows its hours is said again.
  const isOpen = places.some(({ open: is }) => is === null);
  const hours: HoursMove = { type: 'hours', ask: isQuestion || isOpen ? 'open' : 'told', when: time, places };
  const visit = context.wishes.when;
  const isAnswered = open.some(does);
  if (isAnswered && (isQuestion || open.some((row) => openingAt(row, time) !== 'soon'))) {
    const answer = { moves: [hours], picks: open, among: open, visit };
    const isOpen = (row: Restaurant) => isOpenThen(row, time) === true;
    const some = isQuestion || open.length === rows.length;
    return some ? answer : withAnother(answer, yield* anotherBeside(open, rows, context, isOpen));
  }
  // Who cannot come earlier hears of a place that is open for longer.
  const rejected = [...context.wishes.rejected, ...rows.map(({ id }) => id)];
  const instead = yield* openInstead({ ...context, wishes: { ...context.wishes, rejected } }, time);
  const kept = isAnswered ? open : [];
  const picks = instead || isAnswered ? [...kept, ...(instead?.picks ?? [])] : rows;
  return { moves: [hours, ...(instead?.moves ?? [])], picks, among: picks, visit };
}

const askedIn = ({ reading }: Context): ReadonlySet<Holding> => holdingIn(reading.tokens);

const ORDER: readonly Opening[] = ['open', 'soon', 'opens', 'unknown', 'shut'];

/** Whether a message names a time, or asks whether the last one still holds, and nothing else. */
function isOnlyTime(context: Context, said: When | null): boolean {
  const { acts, reading, wishes, now, asks } = context;
  const asked = askedIn(context);
  if ((!said && !asked.has('still')) || ranksByPace(context) || asksToChoose(reading.tokens)) return false;
  const tells = tellsOfTime(reading) || isAfterEvent(context);
  if (asks && asked.size === 0 && !tells) return false;
  const settles = said !== null && asked.has('still');
  const isTime = ({ from, to, meaning, said: words }: Mention) =>
    meaning.type === 'meal' ||
    (meaning.type === 'feature' &&
      // "Some will want a beer, is that possible?" names no time, and asks about the beer.
      ((said !== null && asked.has('still')) ||
        TIMED.has(meaning.key) ||
        (tells && (BESIDE_TIME.has(meaning.key) || isCompany(meaning) || isEvent(reading.tokens.slice(from, to)))) ||
        isEventAt(reading.tokens, from, to) ||
        whenIn({ tokens: tokenize(words), times: [], mentions: [] }, now) !== null));
  return (
    reading.tokens.length <= SHORT &&
    reading.mentions.every(isTime) &&
    (settles ||
      wishes.message.facts.every((fact) => TOLD.has(fact) || tells || (fact === 'booking' && isByTheWay(context)))) &&
    (settles || tells || !OTHERWISE.includes(acts.first) || !acts.has(acts.first)) &&
    partySizeIn(untimed(reading)) === null
  );
}
/** "An hour later", "more like nine", "we have to be out by eight" say when, whatever else such words are used for. */
const tellsOfTime = ({ tokens, times }: Context['reading']): boolean =>
  movedBy(tokens) !== null || times.some(({ from, to }) => isHourOfEvent(tokens, from, to) || isNearly(tokens, from));
/** Nobody goes on about a table, and an hour is not all that is said. */
const isByTheWay = (context: Context): boolean =>
  !isAboutTable(context) && context.reading.times.every(({ loose }) => !loose);
const TOLD: ReadonlySet<Fact> = new Set<Fact>(['hours', 'rating']);
/** What an amount of time and whoever has to leave are read as. */
const BESIDE_TIME: ReadonlySet<string> = new Set(['quick', 'kids']);

/** "Which is quickest, our train's in forty minutes?" */
const ranksByPace = ({ reading, snapshot }: Context): boolean =>
  measuresIn(reading, snapshot).degrees.some(({ key }) => key === 'quick');
const TIMED: ReadonlySet<string> = new Set(['late', 'early']);
