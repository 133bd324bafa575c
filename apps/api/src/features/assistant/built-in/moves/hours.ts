import { DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { type Exception, minuteOf, type Span } from '@saffron/contracts/hours/schedule';
import type { LocalMoment } from '@saffron/contracts/hours/status';
import type { HoursMove, PlaceHours } from '../../../dialogue/hours/moves.ts';
import { firstOf, lastOf } from '../../../dialogue/hours/place-hours.ts';
import { kitchenOf } from '../../../search/opening/opening.ts';
import { dateText } from '../../../understanding/reading/dates.ts';
import type { When } from '../../../understanding/wishes.ts';
import { clock, closedText, nightClock, spansText, weekText } from '../hours-words.ts';
import { HOURS } from '../phrasebook/ask.ts';
import { inQuotes } from '../pitch.ts';
import type { Voice } from '../voice.ts';
import { capital, listOf, nameOf, phoneOf } from '../words.ts';

type Saying = (place: PlaceHours, when: When | null, voice: Voice) => string;

/** "Yes, The Tarred Rope is open until two tonight." One sentence or two for each place. */
export function sayHours({ ask, when, places }: HoursMove, voice: Voice): string {
  if (ask === 'last' || ask === 'soonest' || ask === 'first') return inOrder(ask, when, places, voice);
  const [only] = places;
  if (ask === 'open' && only && places.length === 1) return polar(only, when, voice);
  if (ask === 'told') return toldOf(places, when, voice);
  const saying = SAYING[ask];
  const said = together(places, (place) => saying(place, when, voice));
  const isOpen = ask === 'orders' && places.some((place) => lastOf(place) && !place.over && ordersOf(place) === null);
  return isOpen ? `${said} ${voice.say(HOURS.kitchen)}` : said;
}

/** What is said of places, in their order: those that are closed all day share a sentence, and so do those that are open until some hour. */
function together(places: readonly PlaceHours[], saying: (place: PlaceHours) => string): string {
  const groups = Map.groupBy(places, (place) => keyOf(place, saying(place)));
  return [...groups.values()]
    .map((same) => {
      const [first, ...others] = same.map((place) => ({ name: nameOf(place.row), text: saying(place) }));
      if (!first) return '';
      if (others.length === 0) return `${capital(first.text)}.`;
      const { name, text } = first;
      if (text.startsWith(`${name}${UNTIL}`))
        return `${listOf([text, ...others.map((other) => `${other.name} ${hourOf(other.text)}`)])}.`;
      const rest = (text.slice(name.length).split(';')[0] ?? '')
        .replace(/^ is/, ' are')
        .replace(/^ (shut|take)s/, ' $1')
        .replace(/(?<=: )it (\S+)/, (_, verb: string) => `they ${PLURALS[verb] ?? verb}`);
      return `${listOf([name, ...others.map((other) => other.name)])}${rest}.`;
    })
    .join(' ');
}

const PLURALS: Readonly<Record<string, string>> = { shuts: 'shut', "doesn't": "don't", is: 'are' };
const UNTIL = ' is open until ';
/** @example hourOf('Foxlight is open until half past ten tonight') // 'until half past ten' */
const hourOf = (text: string): string => /until \S+(?: past \S+)?/.exec(text)?.[0] ?? '';

/** Texts with the same key can be said in one sentence. */
function keyOf({ row }: PlaceHours, text: string): string {
  const rest = text.slice(nameOf(row).length);
  return rest.startsWith(UNTIL)
    ? UNTIL
    : /^ (?:is closed|shuts|takes)/.test(rest)
      ? (rest.split(';')[0] ?? rest)
      : text;
}

const SAYING: Readonly<Record<Exclude<HoursMove['ask'], 'last' | 'soonest' | 'first' | 'told'>, Saying>> = {
  open: (place, when, voice) => isOpen(place, when, voice),
  closes: (place, when, voice) =>
    overOf(place, when) ??
    ofDay(
      place,
      when,
      voice,
      (name, { end, lastOrders }) =>
        `${name} shuts at ${nightClock(end)}${lastOrders !== null && lastOrders < end ? `, last orders at ${nightClock(lastOrders)}` : ''}`,
    ),
  orders: (place, when, voice) => {
    const last = ordersOf(place);
    return last === null || place.over
      ? SAYING.closes(place, when, voice)
      : ofDay(
          place,
          when,
          voice,
          (name, { end }) => `${name} takes orders until ${nightClock(last)} and shuts at ${nightClock(end)}`,
        );
  },
  opens: (place, when, voice) => ofDay(place, when, voice, (name) => `${name} opens at ${openingOf(place)}`, 'opens'),
  days: (place, _, voice) => daysOff(place, voice),
  week: (place, when, voice) => (when ? isOpen(place, when, voice) : ofWeek(place, voice)),
};

/** "Kelp & Kin has shut already, at 15:30; it opens on Tuesday at nine"; null where it has not. */
function overOf({ over, row, opensNext, ...place }: PlaceHours, when: When | null): string | null {
  const last = lastOf({ over, row, opensNext, ...place });
  if (!over || !last) return null;
  return `${nameOf(row)} has shut already, at ${nightClock(last.end)}${opensNext ? `; it opens again ${momentText(opensNext, when)}` : ''}`;
}

/** The minute up to which one can order; null where it is closing time or nobody knows. */
function ordersOf(place: PlaceHours): number | null {
  const { end = 0, lastOrders = null } = lastOf(place) ?? {};
  const last = lastOrders ?? (kitchenOf(place.row) ?? Infinity) * 60;
  return last < end ? last : null;
}

/** What nobody asked: that places are closed, that one has to hurry, and once in a conversation that nobody knows their hours. */
function toldOf(places: readonly PlaceHours[], when: When | null, voice: Voice): string {
  const known = places.filter(
    (place) =>
      place.open !== null &&
      !(
        (place.soon || !place.open) &&
        voice.isSaidWhole(headOf(closedThen(place, when) ?? isOpen(place, when, voice)))
      ),
  );
  const unknown = places.filter(({ open, row }) => open === null && !isOwned(nameOf(row), voice));
  const names = listOf(
    unknown.map(({ row }) => `${nameOf(row)}'s`),
    'or',
  );
  return [
    together(known, (place) => closedThen(place, when) ?? isOpen(place, when, voice)),
    names ? voice.say(HOURS.unsure, { names, day: unknown.some(({ schedule }) => schedule) ? on(when) : '' }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** @example headOf("Foxlight is closed on Monday; it opens on Tuesday") // 'Foxlight is closed on Monday' */
const headOf = (text: string): string => text.split(/[;,]/)[0] ?? text;

/** Whether it was said before that nobody knows the hours of a place, alone or among others. */
const isOwned = (name: string, { isSaid }: Voice): boolean =>
  [' hours', ', ', ' or '].some((next) => isSaid(`${name}'s${next}`));

const on = (when: When | null): string => (when?.on ? ` ${when.on}` : '');
const openingOf = (place: PlaceHours): string => clock(firstOf(place)?.start ?? 0);

/** When it is closed for the season, that says more than the day does. */
const seasonOf = ({ from, to }: Exception): string =>
  from === to ? `on ${dateText(from)}` : `from ${dateText(from)} to ${dateText(to)}`;

function polar(place: PlaceHours, when: When | null, voice: Voice): string {
  const text = capital(isOpen(place, when, voice));
  if (place.open === null) return `${text}.`;
  return `${place.open ? 'Yes' : 'No'}, ${text.startsWith('It') ? `i${text.slice(1)}` : text}.`;
}

function isOpen(place: PlaceHours, when: When | null, voice: Voice): string {
  const { row, open, spans, exception, opensNext } = place;
  const name = nameOf(row);
  const said = when?.said ? ` ${when.said}` : '';
  if (open === null) return when ? unknown(place, `whether ${name} is open${said}`, voice) : ofWeek(place, voice);
  if (open) {
    const last = lastOf(place);
    if (place.soon && spans) return hurrying(place, when);
    const isNow = when?.hours && last && spans?.length === 1;
    if (isNow) return `${name} is open until ${nightClock(last.end)}${on(when).replace(' right now', '')}`;
    return spans && spans.length > 0
      ? `${name} is open ${spansText(spans)}${on(when).replace(' right now', ' today')}`
      : `${name} should be open${said}${quote(place)}`;
  }
  if (exception && exception.spans.length === 0) return `${name} is closed ${seasonOf(exception)}`;
  if (!spans) return `${name} is closed${said}${quote(place)}`;
  const next = opensNext ? `; it opens ${momentText(opensNext, when)}` : '';
  if (spans.length === 0) return `${name} is closed${on(when).replace(' right now', ' today')}${next}`;
  return `${name} ${missed(spans, when)}`;
}

/** "Foxlight is closed by then: it shuts at nine"; null where it is open, or closed all day. */
function closedThen({ row, open, spans, exception }: PlaceHours, when: When | null): string | null {
  if (open !== false || !spans || spans.length === 0 || exception?.spans.length === 0) return null;
  return `${nameOf(row)} is closed${when?.hours ? ' then' : ''}: it ${missed(spans, when)}`;
}

/** Why a place is closed at an hour of a day on which it has some. */
function missed(spans: readonly Span[], when: When | null): string {
  const [first, last] = [spans[0] ?? NONE, spans.at(-1) ?? NONE];
  const [from = null, to = null] = when?.hours ?? [];
  const day = on(when)
    .replace(' right now', ' today')
    .replace(/ tonight$/, last.end < EVENING ? ' today' : ' tonight');
  if (from !== null && last.end <= from * 60 + A_WHILE)
    return `${when?.on === 'right now' ? 'shut' : 'shuts'} at ${nightClock(last.end)}${day}`;
  if (to !== null && first.start > to * 60) return `doesn't open until ${clock(first.start)}${day}`;
  return `is only open ${spansText(spans)}${day}`;
}
/** Minutes before closing time at which nobody is let in. */
const A_WHILE = 30;

/** "Foxlight takes last orders at half past ten tonight, so hurry." */
function hurrying({ row, spans }: Pick<PlaceHours, 'row' | 'spans'>, when: When | null): string {
  const minute = (when?.hours?.[0] ?? 0) * 60;
  const { end, lastOrders } = spans?.find((span) => span.start <= minute && minute < span.end) ?? spans?.at(-1) ?? NONE;
  const last = lastOrders !== null && lastOrders < end;
  const kitchen = (kitchenOf(row) ?? Infinity) * 60;
  if (!last && kitchen < end) return `${nameOf(row)} is open, but the kitchen closes at ${nightClock(kitchen)}`;
  return `${nameOf(row)} ${last ? 'takes last orders' : 'shuts'} at ${nightClock(last ? lastOrders : end)}, so ${when?.on === 'right now' ? 'be quick' : 'come a little earlier'}`;
}
const NONE: Span = { start: 0, end: 0, lastOrders: null };

const quote = ({ noted }: PlaceHours): string => (noted ? `: “${inQuotes(noted)}”` : '');

function unknown({ row, noted }: PlaceHours, whether: string, { say }: Voice): string {
  const lead = say(HOURS.unknown, { whether });
  if (noted) return `${lead}, only this: “${inQuotes(noted)}”`;
  return phoneOf(row) ? `${lead}; ${phoneOf(row)} would tell you` : `${lead}, so ask before you go`;
}

/** From this minute on one says "tonight". */
const EVENING = 18 * 60;

/** @param say what a day with hours comes to */
function ofDay(
  place: PlaceHours,
  when: When | null,
  voice: Voice,
  say: (name: string, last: Span) => string,
  at: 'opens' | 'closes' = 'closes',
): string {
  const name = nameOf(place.row);
  const last = lastOf(place);
  if (place.exception && !last) return `${name} is closed ${seasonOf(place.exception)}`;
  if (last)
    return `${say(name, last)}${(at === 'opens' ? (firstOf(place)?.start ?? 0) : last.end) >= EVENING ? on(when).replace(' today', ' tonight') : on(when)}`;
  if (!place.schedule || !when) return ofWeek(place, voice);
  return `${name} is closed${on(when)}; otherwise it's open ${weekText(place.schedule)}`;
}

function daysOff({ row, schedule, ...place }: PlaceHours, voice: Voice): string {
  if (!schedule) return ofWeek({ row, schedule, ...place }, voice);
  const closed = closedText(schedule);
  const soon = schedule.exceptions.find(({ spans }) => spans.length === 0);
  const days = closed
    ? `is closed ${closed}`
    : schedule.week.every((day) => day.length > 0)
      ? 'is open every day'
      : `is open ${weekText(schedule)}`;
  return `${nameOf(row)} ${days}${soon ? `, and ${closed ? '' : 'shut '}${seasonOf(soon)}` : ''}`;
}

function ofWeek(place: PlaceHours, voice: Voice): string {
  const { row, schedule } = place;
  if (!schedule) return unknown(place, `the hours of ${nameOf(row)}`, voice);
  const closed = closedText(schedule);
  const soon = schedule.exceptions.find(({ spans }) => spans.length === 0);
  return `${nameOf(row)} is open ${weekText(schedule)}${closed ? `, and closed ${closed}` : ''}${soon ? `. It's shut ${seasonOf(soon)}` : ''}`;
}

const NEAR_DAYS = 6;

/** @example 'tomorrow at noon', 'on Friday at 18:00' */
function momentText({ date, time, daysAhead }: LocalMoment, when: When | null): string {
  const at = `at ${clock(minuteOf(time))}`;
  if (daysAhead === 0) return at;
  if (daysAhead === 1 && (when?.on === 'right now' || when?.on === 'today')) return `tomorrow ${at}`;
  return `${daysAhead <= NEAR_DAYS ? `on ${DAYS[weekdayOf(date)]}` : `on ${dateText(date)}`} ${at}`;
}

const VERBS = {
  last: ['shuts last', 'goes until'],
  soonest: ['shuts first', 'goes until'],
  first: ['opens first', 'opens at'],
} as const;

function inOrder(ask: keyof typeof VERBS, when: When | null, places: readonly PlaceHours[], voice: Voice): string {
  const known = places.filter((place) => lastOf(place));
  const [first, ...others] = known;
  const rest = places
    .filter((place) => !known.includes(place))
    .map((place) => `${ofDay(place, when, voice, (name) => name)}.`);
  if (!first) return rest.join(' ');
  const time = (place: PlaceHours) => (ask === 'first' ? openingOf(place) : nightClock(lastOf(place)?.end ?? 0));
  const [verb, other] = VERBS[ask];
  const after = listOf(others.map((place) => `${nameOf(place.row)} ${other} ${time(place)}`));
  return [`${nameOf(first.row)} ${verb}${on(when)}, at ${time(first)}${after ? `; ${after}` : ''}.`, ...rest].join(' ');
}
