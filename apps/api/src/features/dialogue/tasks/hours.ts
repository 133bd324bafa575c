import type { Restaurant } from '@saffron/contracts/guide';
import { addDays, weekdayOf } from '@saffron/contracts/hours/days';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../../slices.ts';
import { attributesIn, isTopic } from '../../search/facts/asked.ts';
import { bookedTooLate } from '../../search/opening/booked-ahead.ts';
import { atMeal } from '../../search/opening/visit.ts';
import { dayName } from '../../understanding/reading/dates.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { whenIn, whenOf, whensIn } from '../../understanding/reading/when.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Fact, When } from '../../understanding/wishes.ts';
import { asksToChoose } from '../ask/choice.ts';
import type { AskMove } from '../ask/moves.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable, lastSpokenOf, pointedIn, stopsNamed } from '../focus.ts';
import { openInstead } from '../hours/instead.ts';
import type { HoursAsk, HoursMove, PlaceHours } from '../hours/moves.ts';
import { firstOf, hoursAt, lastOf } from '../hours/place-hours.ts';
import { asksForOrders, asksHours, type HoursWord, hoursWordsOf } from '../hours/words.ts';
import { readingOf } from '../plan/reading.ts';
import type { Answer } from '../task.ts';
import { withoutRows } from '../without.ts';

/** Places of one answer. */
const PLACES = 3;
/** Words of a message that only names another time or place. */
const SHORT = 7;
/** Messages back in which the question is looked for that others go on with. */
const BACK = 3;
/** What else is asked about the same places. */
const BESIDE: ReadonlySet<Fact> = new Set<Fact>(['phone', 'address', 'postcode', 'website', 'price', 'area']);
/** "Is it open now?", "what time do they shut?", "which is open latest?", "and on Sundays?" */
export function* hours(context: Context): Steps<Answer | null> {
  const { wishes, reading, acts, now } = context;
  // How long the way takes is no question of hours.
  if (!isAnswerable(context) || wishes.message.facts.includes('distance')) return null;
  // Who wants another one for a time is told one, and not when those are open.
  if (wishes.message.intent === 'another' || acts.wants === 'searches') return null;
  // "Can we park close?" is about parking.
  const own = hoursWordsOf(reading);
  if ((reading.times.length === 0 || own.size === 0) && isTopic(reading.tokens, reading.taken)) return null;
  const asks = asksHours(own, saidIn(context) !== null);
  const days = whensIn(reading, now, wishes.when);
  const words = asks ? own : choosesDay(days, context) ? OPEN : yield* carried(context);
  if (!words) return null;
  const rows = placesOf(context, words);
  if (rows.length === 0 || rows.some(({ id }) => wishes.rejected.includes(id))) return null;
  yield;
  const said = withMeal(saidIn(context), reading);
  const isTimeless = words.has('which') && (words.has('late') || words.has('until')) && !said?.hours;
  const ask = isTimeless ? 'closes' : said && isState(reading.tokens) ? 'open' : askOf(words, rows.length, said);
  const when = said
    ? until(ofVisit(said, coming(context, rows)), words)
    : ask === 'week' || ask === 'days'
      ? null
      : ((ask === 'orders' ? coming(context, rows) : null) ??
        atNight(words, coming(context, rows) ?? usually(ask, now)));
  // Without a day, the whole week ranks them.
  if (!when && RANKING.has(ask)) return null;
  const all = inOrder(
    ask,
    rows.map((row) => ({
      ...hoursAt(row, when, ENDING.has(ask) ? now : null),
      ...(bookedTooLate(row, when, now?.date ?? null) && { booked: true as const }),
    })),
  );
  // Of many, those that are closed are no news.
  const open = all.filter((place) => place.open);
  const which = ask === 'open' && (words.has('which') || asksWhich(reading.tokens)) && open.length > 0;
  const places = which ? open : RANKING.has(ask) ? all.slice(0, PLACES) : all;
  const contrary = isState(reading.tokens) || isTooLate(reading.tokens);
  const move: HoursMove = { type: 'hours', ask, when, places, ...(contrary && { contrary }) };
  // Who asks whether they can come then means to, and does not ask where it is.
  const comes = said !== null && words.has('arrive');
  const facts = wishes.message.facts.filter((fact) => BESIDE.has(fact) && !(comes && fact === 'address'));
  const moves: (HoursMove | AskMove)[] = [
    move,
    ...(facts.length > 0 ? [{ type: 'recorded' as const, facts, rows, bill: null }] : []),
  ];
  if (days.length > 1 && ask === 'open') {
    const each = days.map(
      (day): HoursMove => ({
        type: 'hours',
        ask: 'told',
        when: day,
        places: rows.map((row) => hoursAt(row, day)),
      }),
    );
    return { moves: [...each, ...moves.slice(1)], picks: rows };
  }
  // Whoever hears that it is closed then looks for what is open then.
  const missed = said && ask === 'open' && places.every(({ open }) => open === false);
  const seeks = words.has('which') || IS_THERE.findAll(reading.tokens).length > 0;
  const instead = missed && (seeks || comes) && when ? yield* openInstead(withoutRows(context, rows), when) : null;
  if (instead) return { moves: [move, ...instead.moves], picks: instead.picks, visit: when };
  return { moves, picks: picksOf(ask, places), ...((missed || comes) && { visit: when }) };
}

/** "Is Saturday or Sunday better?": the hours of each day tell. */
const choosesDay = (days: readonly When[], { reading: { tokens, mentions, names }, shown }: Context): boolean =>
  days.length > 1 &&
  shown.length + names.length > 0 &&
  mentions.every(({ meaning }) => meaning.type === 'meal' || meaning.type === 'feature') &&
  tokens.some(({ word }) => word === 'or') &&
  tokens.some(({ word }) => CHOOSING.has(word));
const CHOOSING = wordSet('better best which easier quieter nicer suits prefer');
const OPEN: ReadonlySet<HoursWord> = new Set<HoursWord>(['open']);

/** The time that a message says, after the one that was said before. */
const saidIn = ({ reading, now, wishes }: Context): When | null => whenIn(reading, now, [], wishes.when);

/** The usual hours of the meal, where the message says none. */
const withMeal = (said: When | null, { mentions }: Reading): When | null =>
  said &&
  atMeal(
    said,
    mentions.flatMap(({ meaning }) => (meaning.type === 'meal' ? [meaning] : [])),
  );

/** Goes on with the question before, where the message only names another time or place. */
function* carried({ turns, reading, now, snapshot, acts, wishes }: Context): Steps<ReadonlySet<HoursWord> | null> {
  const named = reading.names.length > 0 || whenIn(reading, now) !== null || isReference(reading.tokens);
  const other = reading.mentions.some(({ meaning }) => meaning.type !== 'meal' && meaning.type !== 'feature');
  // What else it asks is no question of hours.
  const asks = attributesIn(reading.tokens).length > 0 || wishes.message.facts.some((fact) => BESIDE.has(fact));
  if (!named || other || asks || asksToChoose(reading.tokens)) return null;
  if (reading.tokens.length > SHORT || acts.has('book')) return null;
  for (const { message } of turns.slice(-1 - BACK, -1).reverse()) {
    const before = yield* readingOf(message, snapshot);
    const words = hoursWordsOf(before);
    const timed = whenIn(before, now) !== null;
    if (asksHours(words, timed)) return words.has('sought') ? null : words;
    if (!timed || before.tokens.length > SHORT) return null;
  }
  return null;
}

/** About all of them. */
const asksWhich = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'which' || (word === 'many' && tokens[at - 1]?.word === 'how'));
const MANY = 12;

const isReference = (tokens: readonly Token[]): boolean => tokens.every(({ word }) => REFERRING.has(word));
const REFERRING = wordSet(
  'and what about how the other others rest one ones first second third last that it them both those two n',
);

/** The places that are asked about; none where the message looks for places that are open. */
function placesOf(context: Context, words: ReadonlySet<HoursWord>): readonly Restaurant[] {
  const { named, reading } = context;
  const planned = stopsNamed(context).rows;
  if (planned.length > 0 && named.length === 0) return planned.slice(0, PLACES);
  // "Which of those shuts last?" points at all of them.
  const ranks = (words.has('most') || words.has('least')) && reading.tokens.some(({ word }) => word === 'which');
  if (ranks && named.length < 2) return context.focus.slice(0, MANY);
  const chosen = named.length > 0 ? named : chosenIn(context);
  if (chosen.length > 0) return chosen.slice(0, PLACES);
  const meant = pointedIn(context);
  if (meant.length > 0 && !words.has('sought')) return meant.slice(0, asksWhich(reading.tokens) ? MANY : PLACES);
  // "What's open on Monday?" looks for places; "open on Mondays?" asks about those that were shown.
  const wishes = reading.mentions.some(({ meaning }) => meaning.type !== 'meal' && meaning.type !== 'feature');
  if (words.has('sought') || wishes) return [];
  if (words.has('which')) return context.focus.slice(0, MANY);
  return asksWhich(reading.tokens) ? context.focus.slice(0, MANY) : lastSpokenOf(context).slice(0, PLACES);
}

/** Of others, where none of those that were shown is. */
const IS_THERE = new Phrases(
  'is there one|is there any|is there a|is there an|are there any|any that|one that|is there somewhere|is there anywhere'
    .split('|')
    .map((said) => [said, true] as const),
);

/** Words of a question without a verb: "closed Mondays?" */
const BARE = 4;
/** "Are they shut on Mondays?" asks for no hour. */
const isState = (tokens: readonly Token[]): boolean =>
  (tokens.some(({ word }) => word === 'are' || word === 'is') || tokens.length <= BARE) &&
  tokens.some(({ word }) => word === 'shut' || word === 'closed') &&
  !tokens.some(({ word }) => word === 'when' || word === 'what');

const isTooLate = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => (word === 'late' || word === 'early') && tokens[at - 1]?.word === 'too');

function askOf(words: ReadonlySet<HoursWord>, count: number, said: When | null): HoursAsk {
  // The usual hours of a meal are no hour that somebody said.
  if (asksForOrders(words)) return said?.hours && said.at && !words.has('asks') ? 'open' : 'orders';
  const timed = said?.hours != null;
  if (words.has('most')) return count > 1 ? 'last' : 'closes';
  if (words.has('least')) return count === 1 ? 'opens' : words.has('closes') ? 'soonest' : 'first';
  if (words.has('days')) return 'days';
  if (words.has('week')) return 'week';
  // The answer is an hour.
  if (!words.has('asks') && (timed || !words.has('opens'))) return words.has('closes') && !timed ? 'closes' : 'open';
  if (words.has('closes') || words.has('ends')) return 'closes';
  return words.has('opens') || words.has('starts') ? 'opens' : 'week';
}

/** Up to that hour. */
const until = (when: When, words: ReadonlySet<HoursWord>): When => {
  const [hour] = when.hours ?? [];
  return words.has('until') && hour !== undefined ? { ...when, hours: [hour - A_MOMENT, hour - A_MOMENT] } : when;
};
const A_MOMENT = 0.05;

/** The answer is an hour of a day that may be over. */
const ENDING: ReadonlySet<HoursAsk> = new Set(['closes', 'orders', 'opens']);
/** Whether it is at this hour, rather than now. */
const LATE = 22.5;
const atNight = (words: ReadonlySet<HoursWord>, when: When | null): When | null =>
  when && words.has('late')
    ? whenOf({ ...when, on: when.on.replace('right now', 'today'), hours: [LATE, LATE], at: 'late' })
    : when;

/** An hour without a day is one of the day that the conversation is about. */
const ofVisit = (said: When, visit: When | null): When =>
  visit && said.at && (said.on === '' || said.on === 'right now')
    ? whenOf({ ...visit, hours: said.hours, at: said.at })
    : said;

const RANKING: ReadonlySet<HoursAsk> = new Set(['last', 'soonest', 'first']);

/** The time that the conversation is about, where that is still to come: the day of a stop that is planned, or as it was wished. */
function coming({ wishes, plan, now }: Context, rows: readonly Restaurant[]): When | null {
  const stop = plan?.stops.find(({ placeId }) => rows.some(({ id }) => id === placeId));
  const date = stop?.request.date ?? wishes.when?.date;
  if (!date || !now || date < now.date) return null;
  if (date === now.date) return !stop && isAhead(wishes.when, now) ? wishes.when : null;
  const day = weekdayOf(date);
  const on = date === addDays(now.date, 1) ? 'tomorrow' : `on ${dayName(day)}`;
  return whenOf({
    date,
    day,
    on,
    hours: stop ? null : (wishes.when?.hours ?? null),
    at: stop ? '' : (wishes.when?.at ?? ''),
  });
}

/** "Dinner at eleven", at five: an hour of today that was said and is still to come. */
const isAhead = (when: When | null, { minute }: LocalTime): boolean =>
  when !== null && when.at !== '' && (when.hours?.[0] ?? 0) * 60 > minute;

/** Without a time, "is it open?" is about now, and "when do they close?" about today. */
function usually(ask: HoursAsk, now: LocalTime | null): When | null {
  if (!now) return null;
  const { date, minute } = now;
  const hour = minute / 60;
  const today = { date, day: weekdayOf(date), at: '' };
  return ask === 'open'
    ? whenOf({ ...today, on: 'right now', hours: [hour, hour] })
    : whenOf({ ...today, on: 'today', hours: null });
}

/** The one that closes last, or opens first, comes first. */
function inOrder(ask: HoursAsk, places: readonly PlaceHours[]): readonly PlaceHours[] {
  if (ask === 'soonest') return places.toSorted((a, b) => (lastOf(a)?.end ?? 9999) - (lastOf(b)?.end ?? 9999));
  if (ask === 'last') return places.toSorted((a, b) => (lastOf(b)?.end ?? -1) - (lastOf(a)?.end ?? -1));
  return ask === 'first'
    ? places.toSorted((a, b) => (firstOf(a)?.start ?? 9999) - (firstOf(b)?.start ?? 9999))
    : places;
}

/** "Which of them are open?" goes on with those that are, "which closes last?" with the one that does. */
function picksOf(ask: HoursAsk, places: readonly PlaceHours[]): readonly Restaurant[] {
  const [first] = places;
  if (first && RANKING.has(ask) && lastOf(first)) return [first.row];
  const open = ask === 'open' && places.length > 1 ? places.filter((place) => place.open) : places;
  return (open.length > 0 ? open : places).map(({ row }) => row);
}
