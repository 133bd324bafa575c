import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import type { Asked } from '../../search/facts/attribute.ts';
import { factsOf } from '../../search/facts/facts.ts';
import { asksForOne, opensQuestion, seeksOther } from '../../understanding/acts/inquiry.ts';
import { namesBookToRead } from '../../understanding/acts/intents.ts';
import { saysNext } from '../../understanding/acts/triggers.ts';
import { PLEASED } from '../../understanding/reading/background.ts';
import { isHourOfEvent } from '../../understanding/reading/events.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { partySizeIn } from '../../understanding/reading/party-size.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { timesIn, untimed } from '../../understanding/reading/times.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Intent } from '../../understanding/wishes.ts';
import { asksToChoose } from '../ask/choice.ts';
import { opinionOn } from '../ask/opinion.ts';
import { opinionIn } from '../ask/opinions.ts';
import { contentOf, isOnlyParty } from '../ask/subject.ts';
import { type Placed, placedBy } from '../choosing.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import { partyMeasure } from '../measures/party.ts';
import type { Move } from '../moves.ts';
import type { BookMove } from '../situation/moves.ts';
import type { Answer } from '../task.ts';

/** Messages in which a time of the visit is looked for, the last one first. */
const BACK = 6;

/** The probability from which on a message takes a place, and one that says no more than that. */
const SURE = 0.5;
const LIKELY = 0.25;
const BRIEF = 3;
const SOCIAL: ReadonlySet<Intent> = new Set(['thanks', 'bye']);

/** What one needs to go there. */
export function* select(context: Context): Steps<Answer | null> {
  const { acts, reading, shown, wishes, turns } = context;
  const only = context.pointed.length === 1 ? context.pointed[0] : undefined;
  const told = chosenIn(context)[0] ?? only;
  const least = reading.tokens.length <= BRIEF ? LIKELY : SURE;
  // "Yes" to a question of the last reply takes no place.
  const agrees = wishes.message.intent === 'yes' && !turns.at(-2)?.reply?.text.trim().endsWith('?');
  if (
    context.text.trim().endsWith('?') ||
    opensQuestion(reading.tokens) ||
    !((acts.first === 'select' && (told || acts.of('select') >= least)) || agrees) ||
    SOCIAL.has(wishes.message.intent) ||
    context.seeks ||
    (!told && seeksOther(reading.tokens)) ||
    shown.length === 0 ||
    !isAnswerable(context)
  )
    return null;
  yield;
  const row = told ?? shown[0];
  // Who wishes for more has not chosen.
  if (!told && tellsOfElse(context)) return null;
  if (!told && (wishes.message.changed || reading.mentions.length > 0 || isLimited(reading.tokens))) return null;
  if (!row || acts.has('plan')) return null;
  // "Let's do that, anything I should know?"
  const asked = opinionIn(reading.tokens);
  const catches =
    asked === 'advice' || asked === 'catch'
      ? [opinionOn(asked, row, wishes, { allergens: [], safety: false, snapshot: context.snapshot })]
      : [];
  return {
    // That a table has to be booked is told with how.
    moves: [
      { type: 'select', row, ...visitOf(context, reading) },
      ...catches.filter((move) => move.type !== 'catch' || move.catch !== null),
    ],
    picks: told ? [told] : shown,
  };
}

/** Words of a message that takes a place that may tell of something else. */
const TOLD = 1;

/** Most of what it says takes no place. */
function tellsOfElse({ reading: { tokens, taken } }: Context): boolean {
  const content = contentOf(tokens, taken).filter(({ word }) => word.length > SHORT);
  const unread = content.filter(({ word }) => !PLEASED.has(word) && !GOING.has(word));
  return unread.length > TOLD && unread.length * 2 > content.length;
}
const SHORT = 2;
/** What taking a place is said with. */
const GOING = wordSet(
  'take taking book booking choose pick settle settled decided deal sorted sold wins winner convinced ill sounds looks heading head table call ring',
);

/** What stands behind "but" or a denial is wished. */
const isLimited = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => word === 'but' || word === 'nothing' || word === 'nowhere');

/** How to get one. */
export function* book(context: Context): Steps<Answer | null> {
  const { acts, reading, shown, named, wishes } = context;
  if (!isAboutTable(context) || shown.length + named.length === 0 || !isAnswerable(context)) return null;
  if (saysNext(reading.tokens)) return null;
  if ((acts.has('inform') && !wishes.booking) || acts.has('plan')) return null;
  if (attributesIn(reading.tokens).some((asked) => isRule(asked) || isTaken(asked, reading.tokens))) return null;
  // "Would they fit ten?" asks for no table.
  if (context.asks && !acts.has('book') && partySizeIn(untimed(reading)) !== null) return null;
  yield;
  const chosen = chosenIn(context);
  const open = acts.has('book') ? bookable(shown) : shown;
  // The one that was put first.
  const isThat = context.pointed.length === 1 && reading.tokens.some(({ word }) => word === 'one' || word === 'there');
  const rows =
    chosen.length > 0 ? chosen : isThat ? context.pointed : asksToChoose(reading.tokens) ? open.slice(0, 1) : open;
  const asksForFree = wishes.message.facts.includes('availability');
  const tight = tightFor(rows, context);
  const rule = tight.length > 0 ? null : ruleOf(rows);
  return {
    moves: [{ type: 'book', rows, rule, asksForFree, ...visitOf(context, reading) }, ...tight],
    picks: rows,
  };
}

/** How to get a table at one of the places that a search found, where the message asks for that, too; null where it does not. */
export function tableAt(context: Context, rows: readonly Restaurant[]): Move | null {
  const { reading, wishes } = context;
  const { facts } = wishes.message;
  const isAsked =
    facts.includes('booking') && reading.tokens.some(({ stem }) => TABLE.has(stem)) && !wishes.reservations;
  const [first] = bookable(rows);
  return first && isAsked && !asksForOne(reading)
    ? {
        type: 'book',
        rows: [first],
        rule: ruleOf([first]),
        asksForFree: facts.includes('availability'),
        ...visitOf(context, reading),
      }
    : null;
}

/** Of those that are booked, the ones of which notes tell that so many hardly fit. */
function tightFor(rows: readonly Restaurant[], { wishes: { partySize }, snapshot }: Context): Move[] {
  if (partySize === null) return [];
  const measure = partyMeasure(partySize, snapshot);
  const isNoted = ({ standing: { outcome, details } }: Placed) =>
    (outcome === 'no' || outcome === 'partly') && details.some(({ type }) => type === 'sentence');
  const places = placedBy(measure, rows).filter(isNoted);
  return places.length > 0 ? [{ type: 'has', measure, places }] : [];
}

/** What the notes of one place say of who can book, or how long ahead: "only for eight and up". */
function ruleOf([row, ...others]: readonly Restaurant[]): Sentence | null {
  if (!row || others.length > 0) return null;
  const facts = factsOf(row).filter(({ sentence }) => sentence !== null);
  const rule =
    facts.find(({ topic, says, scoped }) => topic === 'bookings' && (scoped || says === 'no')) ??
    facts.find(({ topic, says }) => topic === 'need to book' && says === 'yes');
  return rule?.sentence ?? null;
}

/** "Do I need to book?", "can we walk in?" ask how they do it there. */
const isRule = ({ attribute }: Asked): boolean => attribute.key === 'walk in' || attribute.key === 'need to book';

/** "Do they take bookings?", "which of them can I book?" ask what they do, and for no table yet. */
const isTaken = ({ attribute, said }: Asked, tokens: readonly Token[]): boolean =>
  attribute.key === 'bookings' &&
  tokens.every(({ word }) => word !== 'you') &&
  (/^(?:take|accept|be) /.test(said.toLowerCase()) || tokens.some(({ word }) => TAKING.has(word)));

const TAKING = wordSet('take takes taking accept accepts do does which any');

/** Whoever wants a table goes on with the places that take bookings, where some do. */
function bookable(rows: readonly Restaurant[]): readonly Restaurant[] {
  const taking = rows.filter(({ reservations }) => reservations);
  return taking.length > 0 ? taking : rows;
}

const TABLE: ReadonlySet<string> = new Set(['book', 'booking', 'reserve', 'reservation', 'table']);

/** It asks for a table, or goes on about one. */
export function isAboutTable({ acts, turns, reading, wishes: { booking, message } }: Context): boolean {
  const { tokens } = reading;
  const wanted = tokenize(turns.at(-2)?.message ?? '').some(({ stem }) => TABLE.has(stem));
  // Whoever only says with how many they come asks for no table.
  const isParty = !wanted && !tokens.some(({ stem }) => TABLE.has(stem)) && isOnlyParty(reading);
  if (acts.has('book') && !isParty && !namesBookToRead(tokens) && !asksForOne(reading)) return true;
  return booking && wanted && message.facts.includes('booking') && !message.facts.includes('price');
}

const DINING: ReadonlySet<number> = new Set([6, 7, 8, 9]);

/** When and with how many, by this message or an earlier one. */
function visitOf(
  { turns, wishes, text }: Context,
  { tokens, times }: Reading,
): Pick<BookMove, 'day' | 'time' | 'partySize'> {
  const hour = hourIn(tokens);
  const on = wishes.when?.on ?? '';
  // "Book it for ten", without a day and a party, says an hour or how many come; "for eight" is when people dine.
  const isEither =
    hour !== null &&
    !DINING.has(numberIn(hour.toLowerCase()) ?? 0) &&
    on === '' &&
    wishes.partySize === null &&
    tokens.some(({ word }, at) => word === 'for' && tokens[at + 1]?.raw === hour);
  const now =
    hour !== null && !times.some(({ clock }) => clock !== null)
      ? [isEither ? `for ${hour}` : hour]
      : hoursSaid(text, tokens);
  const before = turns
    .slice(-BACK, -1)
    .toReversed()
    .flatMap(({ message }) => hoursSaid(message, tokenize(message)));
  return { day: on === 'right now' ? '' : on, time: now[0] ?? before[0] ?? null, partySize: wishes.partySize };
}

/** The hours and dates in a message at which one could come: not when one has to be elsewhere. */
const hoursSaid = (message: string, tokens: readonly Token[]): string[] =>
  timesIn(tokens).flatMap(({ from, to }) =>
    isHourOfEvent(tokens, from, to) ? [] : [message.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)],
  );

function hourIn(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(
    ({ word }, index) => BEFORE_HOUR.has(tokens[index - 1]?.word ?? '') && /^(?:[5-9]|1[01])$/.test(word),
  );
  const isParty = partySizeIn(tokens) !== null;
  return at < 0 || isParty ? null : (tokens[at]?.raw ?? null);
}

const BEFORE_HOUR: ReadonlySet<string> = new Set(['for', 'at', 'around', 'about']);
