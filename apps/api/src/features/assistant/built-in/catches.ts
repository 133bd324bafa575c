import type { Restaurant } from '@saffron/contracts/guide';
import { addDays, DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { answerOf } from '../../search/facts/answer.ts';
import { ATTRIBUTE } from '../../search/facts/attributes/attributes.ts';
import { forbiddenAt, tellable } from '../../search/facts/forbidden.ts';
import { valuesIn } from '../../search/facts/values.ts';
import { bookedTooLate } from '../../search/opening/booked-ahead.ts';
import { daysOf, isSoOn } from '../../search/opening/noted-days.ts';
import { visitOf } from '../../search/opening/visit.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { When, Wishes } from '../../understanding/wishes.ts';
import { REASON } from './phrasebook/reasons.ts';
import { CATCH } from './phrasebook/search.ts';
import { inQuotes, isAddressed } from './pitch.ts';
import { isOfRoom, leans, limitedOf, quoted } from './quote.ts';
import { READABLE } from './reason.ts';
import type { Voice } from './voice.ts';
import { lower, nameOf } from './words.ts';

/** What of a visit decides which catch matters. */
interface Visit {
  party: number;
  time: When | null;
  has: (...keys: readonly string[]) => boolean;
}

/** How much a catch weighs for a visit: 0 does not bear on it, from {@link DECISIVE} on it can spoil it. */
export const DECISIVE = 4;
const FATAL = 9;
const LARGE = 6;
const SEVERAL = 4;

interface Kind {
  says: RegExp;
  /** It speaks of something else, or denies it. */
  not?: RegExp;
  weighs: (visit: Visit, text: string) => number;
  /** The clause for it, where the sentence cannot be told. */
  own?: string;
}

/** What a friend would mention before one goes, by the words that notes have for it. */
const CATCHES: readonly Kind[] = [
  {
    says: /\b(?:stairs?|staircase|steps|no (?:elevator|lift))\b/i,
    not: /\b(?:no|without|few|two|steps? from|step[- ]free)\s+(?:stairs?|steps)\b|\bsteps? (?:away|from)\b|\b(?:sit|drink|eat|stand) on the\b/i,
    weighs: ({ has }) => (has('wheelchair', 'step-free', 'pram') ? FATAL : 0),
  },
  {
    says: /\b(?:adults? only|over[- ](?:18|21)s?|no (?:children|kids|under[- ]?\d+s?)|(?:18|21) and (?:over|up)|(?:18|21)\+)/i,
    weighs: ({ has }) => (has('kids', 'kids menu', 'highchairs', 'play') ? FATAL : 0),
  },
  {
    says: /\b(?:no|not|never|without|don['’]?t)\b(?: \w+){0,3} (?:bookings?|reservations?)\b|\bwalk-?ins? only\b|\bfirst come\b/i,
    weighs: ({ party, time }) => (party >= LARGE ? 8 : isBusy(time) ? 6 : party >= SEVERAL ? DECISIVE : 1),
    own: "they don't take bookings",
  },
  {
    says: /\b(?:waits?|queues?|lines?)\b[^.]*\b(?:minutes?|min|hours?|hr)\b|\b(?:minute|hour)s?\b[^.]*\b(?:wait|queue)\b|\b(?:long|always a|endless) (?:waits?|queues?|lines?)\b|\bqueues? (?:on|out|down|reach\w*)\b/i,
    weighs: ({ party, time, has }) => (has('quick', 'no wait') ? 8 : party >= LARGE ? 6 : time ? 5 : 3),
    own: 'expect a wait',
  },
  {
    says: /\b(?:book(?:ed|ings?)?|reserv\w+)\b[^.]*\b(?:ahead|weeks?|months?|days|early|in advance|only|out|solid|by \w+day)\b|^(?:book|reserve)(?:,| (?:for|early|or|on|by|well|a (?:table|day|week|month|few)|\w+day)\b)|\b(?:telephone|phone|ring|call)\b[^.]*\b(?:before an? \w+day|ahead|in advance|on \w+day|by \w+day)\b|\btables?\b[^.]*\b(?:weeks|months) (?:ahead|out|before)\b/i,
    not: /\b(?:can|easy|no need|needn['’]?t|without)\b[^.]*\bbook|\border\b/i,
    weighs: ({ party, time }) => (time ? 7 : party >= SEVERAL ? 6 : 5),
    own: 'tables are booked early',
  },
  {
    says: /\b(?:last orders?|last seating|last entry|kitchen (?:closes|shuts|stops|ends))\b/i,
    weighs: ({ time, has }, text) => (isNear(time, text) ? 7 : has('late') ? DECISIVE : 0),
  },
  {
    says: /\b(?:gone|sold out|sells? out|runs? out)\b[^.]*\b(?:by|before|until)\b|\bor [^.]* is gone\b/i,
    weighs: ({ time }) => (time ? 3 : 2),
  },
  {
    says: /\bminimum\b|\bmin(?:\.|imum)? spend\b|\bdeposit\b|\bcover (?:charge|is)\b/i,
    weighs: ({ party }, text) =>
      /\bprivate|\bgroups?\b|\bpart(?:y|ies)\b|\broom\b/i.test(text) && party < LARGE ? 0 : DECISIVE,
  },
  // What to wear, where it matters who sees it.
  {
    says: /\b(?:jackets?|collared|dress code|shorts|ties?)\b[^.]*\b(?:required|asked|expected|turned away)\b|\basked to wear\b/i,
    weighs: ({ has }) => (has('business', 'date', 'anniversary', 'celebration', 'parents', 'dressy') ? DECISIVE : 0),
  },
];
const CASH = 3;

/** Friday and Saturday evenings, when tables are rare. */
const WEEKEND: ReadonlySet<number> = new Set([4, 5]);
const EVENING = 17;

function isBusy(time: When | null): boolean {
  const day = time?.day ?? (time?.date ? weekdayOf(time.date) : null);
  return day !== null && day !== undefined && WEEKEND.has(day) && (time?.hours?.[1] ?? EVENING) >= EVENING;
}

/** Hours between coming and the end of the kitchen that leave no time for a meal. */
const CLOSE = 1.5;
const HALF_DAY = 12;

/** Whether a sentence tells an hour soon after the one at which somebody comes. */
function isNear(time: When | null, text: string): boolean {
  const from = time?.hours?.[0];
  if (from === undefined) return false;
  return valuesIn(text, tokenize(text)).some(({ kind, low }) => {
    const left = ((low % HALF_DAY) - (from % HALF_DAY) + HALF_DAY) % HALF_DAY;
    return kind === 'hour' && left <= CLOSE;
  });
}

/** Letters of a sentence that is still a short remark. */
const LONGEST = 120;
const NOT_CARDS = ATTRIBUTE.get('cards');

/** A catch, as it is told. */
interface Caught {
  weight: number;
  /** Said of the place as a clause, or quoted where it speaks to the reader. */
  text: string;
  isQuote: boolean;
}

/**
 * What weighs most against a visit among what the notes of a place tell; null where they tell nothing that bears on it, or it was said.
 *
 * @param least how much it has to weigh
 * @param before what the reply says already
 */
function caughtAt(row: Restaurant, wishes: Wishes, { isSaid }: Voice, least: number, before: string): Caught | null {
  const time = visitOf(wishes);
  const keys = new Set(wishes.features.map(({ key }) => key));
  const visit = {
    party: wishes.partySize ?? 0,
    time,
    has: (...any: readonly string[]) => any.some((key) => keys.has(key)),
  };
  const told = warningsOf(row).flatMap(({ sentence, kinds }): Caught[] => {
    const { text } = sentence;
    if (!isSoThen(text, time) || !isForParty(text, visit.party)) return [];
    const deadline = deadlineIn(text);
    const left = deadline === null ? 'in time' : timeLeft(deadline, wishes.when, wishes.message.today);
    if (left === 'unknown') return [];
    if (left === 'over')
      return [
        {
          weight: FATAL,
          text: `tables are booked by ${DAYS[deadline ?? 0]}, so ring to see what is left`,
          isQuote: false,
        },
      ];
    const [heaviest] = kinds
      .map(({ weighs, own }) => ({ weight: weighs(visit, text), own }))
      .toSorted((one, other) => other.weight - one.weight);
    if (!heaviest || heaviest.weight < least) return [];
    const may = isTellable(sentence) ? tellable(sentence, wishes, forbiddenAt(wishes, row)) : 'never';
    if (may === 'never') return heaviest.own ? [{ ...heaviest, text: heaviest.own, isQuote: false }] : [];
    const isQuote = isAddressed(sentence) || may === 'quoted';
    const about = { ...sentence, part: 'vibe' as const, text: limitedOf(sentence) };
    const said = isQuote ? inQuotes(sentence) : lower(quoted(about)).replace(/\.$/, '');
    return [{ weight: heaviest.weight, text: said, isQuote }];
  });
  const late = wishes.when && bookedTooLate(row, time, wishes.message.today);
  if (late)
    told.push({
      weight: FATAL + 1,
      text: `tables are booked ${late.said}, so ring to see whether anything is left`,
      isQuote: false,
    });
  if (NOT_CARDS && answerOf(NOT_CARDS, row).outcome === 'no')
    told.push({ weight: CASH, text: NOT_CARDS.says.no, isQuote: false });
  const isNew = ({ text }: Caught) => !isSaid(text) && !before.toLowerCase().includes(text.toLowerCase());
  return told.filter((one) => one.weight >= least && isNew(one)).toSorted((a, b) => b.weight - a.weight)[0] ?? null;
}

/** A sentence that warns of something, and of what. */
interface Warning {
  sentence: Sentence;
  kinds: readonly Kind[];
}

const known = new WeakMap<Restaurant, readonly Warning[]>();

/** What the notes of a place warn of, whoever comes. */
function warningsOf(row: Restaurant): readonly Warning[] {
  const before = known.get(row);
  if (before) return before;
  const found = sentencesOf(row).flatMap((sentence) => {
    const { text, part } = sentence;
    // A longer one is not looked through for each kind: the time would grow with the square of its length.
    if (text.length > READABLE || (part === 'food_notes' && BY_PHONE.test(text))) return [];
    const kinds = CATCHES.filter(({ says, not }) => says.test(text) && !not?.test(text));
    return kinds.length > 0 ? [{ sentence, kinds }] : [];
  });
  known.set(row, found);
  return found;
}

/** What has to be ordered by telephone is one dish. */
const BY_PHONE = /\b(?:telephone|phone|ring|call)\b/i;
const FROM_SIZE = /\b(\w+) (?:or more|and up|and over|plus)\b/i;

const OF_PARTIES = /\b(?:part(?:y|ies)|groups?|people|guests|tables?|reserv\w*|book\w*)\b/i;

/** Whether what holds for parties from some size on bears on this one. */
function isForParty(text: string, party: number): boolean {
  if (!OF_PARTIES.test(text)) return true;
  const least = numberIn(FROM_SIZE.exec(text)?.[1]?.toLowerCase() ?? '');
  return least === null || (party > 0 && (party >= least || /\bonly\b/i.test(text)));
}

const SHORT_DAY = /\b(Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)\b/g;
/** The day on or until which one has to book or to ring: it is no day on which something is so. */
const DEADLINE =
  /\b(book|ring|call|phone|telephone|reserve|order|tell (?:us|them))\b([^.;]*?)\b(?:by|before|on) (?:the )?(\w+day)\b/i;

/** The day by which one has to book or to ring, from Monday; null where a text names none. */
function deadlineIn(text: string): number | null {
  const [, , , day = ''] = DEADLINE.exec(text) ?? [];
  const at = DAYS.findIndex((one) => one.toLowerCase() === day.toLowerCase());
  return at < 0 ? null : at;
}

/** Whether there is still time to do on a day before a visit what has to be done by then. */
function timeLeft(deadline: number, time: When | null, today: string | null): 'in time' | 'over' | 'unknown' {
  if (today === null) return 'in time';
  if (!time?.date) return 'unknown';
  const before = (weekdayOf(time.date) - deadline + WEEK) % WEEK || WEEK;
  return addDays(time.date, -before) < today ? 'over' : 'in time';
}
const WEEK = 7;

/** A sentence with its days spelled out, and without its deadlines. */
const dated = (text: string): string =>
  text
    .replace(SHORT_DAY, (short) => DAYS.find((day) => day.startsWith(short.slice(0, 3))) ?? short)
    .replace(DEADLINE, '$1$2');

const isSoThen = (text: string, time: When | null): boolean =>
  time ? isSoOn(dated(text), time) : daysOf(dated(text)).length === 0;

/** It makes sense by itself, and may be told. */
const isTellable = (sentence: Sentence): boolean =>
  isHarmless(sentence) &&
  sentence.text.length <= LONGEST &&
  (!leans(sentence.text) || isOfRoom(sentence.text)) &&
  !/\belse\b/i.test(sentence.text);

/**
 * What is good to know before a visit to a place that a reply puts forward, as a sentence: a table booked weeks before, a long wait, cash
 * only; what weighs most for this party, day and company. Empty where the notes tell nothing that bears on it, or this conversation has
 * heard it.
 *
 * @param least how much it has to weigh: only what is decisive, of a place behind the first
 * @param before what the reply says already
 * @param named it names the place
 * @example catchAt(row, wishes, voice) // "Mind you, it's cash only."
 */
export function catchAt(
  row: Restaurant,
  wishes: Wishes,
  voice: Voice,
  { least = 2, before = '', named = false }: { least?: number; before?: string; named?: boolean } = {},
): string {
  const caught = caughtAt(row, wishes, voice, least, before);
  if (!caught) return '';
  const { text, isQuote } = caught;
  if (named) return voice.say(isQuote ? CATCH.quotedOf : CATCH.of, { name: nameOf(row), fault: text });
  return isQuote ? voice.say(REASON.tip, { text }) : voice.say(CATCH.fault, { fault: text });
}
