import type { Restaurant } from '@saffron/contracts/guide';
import { addDays, DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { answerOf } from '../../search/facts/answer.ts';
import { appealOf } from '../../search/facts/appeal.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { ATTRIBUTE } from '../../search/facts/attributes/attributes.ts';
import { type Fact, factsOf } from '../../search/facts/facts.ts';
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
import { isForOthers, READABLE } from './reason.ts';
import type { Voice } from './voice.ts';
import { lower, nameOf } from './words.ts';

/** How much a catch weighs for a visit, from 0 to 1: from here on it is worth a word, and from {@link DECISIVE} on it can spoil the visit. */
export const WORTH = 0.18;
export const DECISIVE = 0.25;
const FATAL = 1;
/** Words that are said of a place with a catch; more only for one that weighs so much. */
const WORDS = 32;
const SURELY = 0.5;
const CASH = 0.3;
/** From this probability on, what is worth knowing speaks against the place. */
const AGAINST = 0.15;
/** From this probability on, a sentence that speaks against nothing is a reason to go. */
const APPEALS = 0.4;

/** Hours between coming and another hour until which it may matter: a meal, and some time. */
const MEAL = 2.5;
/** Hours after coming within which the end of something leaves no time for a meal. */
const SOON = 1.5;
/** What a sentence is worth more that tells such an hour, or of what was asked for. */
const RECKONED = 0.1;
const HALF_DAY = 12;
/** From so many hours on, an hour of the clock is one before the visit: what began at six holds at seven. */
const BEGUN = 9;

/** Hours from a visit to those that a sentence tells; empty where either names none. */
function hoursUntil(text: string, time: When | null): number[] {
  const from = time?.hours?.[0];
  if (from === undefined) return [];
  return valuesIn(text, tokenize(text))
    .filter(({ kind }) => kind === 'hour')
    .map(({ low }) => ((low % HALF_DAY) - (from % HALF_DAY) + HALF_DAY) % HALF_DAY);
}

/** Whether a sentence tells what was asked of a place, and not that it has it without more. */
const bearsOnWish = (sentence: Sentence, facts: readonly Fact[], { features }: Wishes): boolean =>
  features.some(({ key }) => {
    const topic = attributeOf(key)?.key;
    return facts.some((fact) => fact.sentence === sentence && fact.topic === topic && fact.says !== 'yes');
  });

/** Sentences of a place that are read for what to know: nobody notes so much of one. */
const READ = 40;
/** Letters of a sentence that is still a short remark. */
const LONGEST = 160;
const NOT_CARDS = ATTRIBUTE.get('cards');

/** A catch, as it is told. */
interface Caught {
  weight: number;
  /** Said of the place as a clause, or quoted where it speaks to the reader. */
  text: string;
  isQuote: boolean;
  /** It speaks against the place, and is not only good to know. */
  isAgainst: boolean;
}

/**
 * What weighs most for a visit among what the notes of a place tell, the heaviest first.
 *
 * @param least how much it has to weigh
 * @param before what the reply says already
 * @param named it names the place, and does not follow its reasons
 */
function caughtAt(
  row: Restaurant,
  wishes: Wishes,
  voice: Voice,
  least: number,
  before: string,
  named: boolean,
): Caught[] {
  const reasons = named ? '' : before;
  const time = visitOf(wishes);
  const isCash = NOT_CARDS !== undefined && answerOf(NOT_CARDS, row).outcome === 'no';
  const told = sentencesOf(row)
    .slice(0, READ)
    .flatMap((sentence): Caught[] => {
      const { text, part } = sentence;
      if (text.length > READABLE || (part === 'food_notes' && BY_PHONE.test(text))) return [];
      const caveat = voice.caveat(row, sentence, least);
      const facts = factsOf(row);
      const deadline = deadlineIn(text);
      if (caveat.worth + RECKONED < least && deadline === null) return [];
      if (isCash && facts.some((fact) => fact.sentence === sentence && fact.topic === NOT_CARDS.key)) return [];
      const until = hoursUntil(text, time);
      const isReckoned = until.some((hours) => hours <= SOON) || bearsOnWish(sentence, facts, wishes);
      const worth = caveat.worth + (isReckoned ? RECKONED : 0);
      const isAgainst = caveat.against >= AGAINST || sentence.critical;
      if (worth < least && deadline === null) return [];
      if (
        !isSoThen(text, time) ||
        (until.length > 0 && until.every((hours) => hours > MEAL && hours < BEGUN)) ||
        !isForParty(text, wishes.partySize ?? 0)
      )
        return [];
      const left = deadline === null ? 'in time' : timeLeft(deadline, wishes.when, wishes.message.today);
      const isReason = !isAgainst && appealOf(sentence).appeals >= APPEALS;
      const enough = sentence.critical || sentence.limiting ? least : Math.max(least, WORTH);
      if (left !== 'over' && (isReason || worth < enough || isForOthers(sentence, facts, wishes))) return [];
      if (left === 'unknown') return [];
      if (left === 'over')
        return BOOKED.test(text)
          ? [fatal(`tables are booked by ${DAYS[deadline ?? 0]}, so ring to see what is left`)]
          : [];
      const may = isTellable(sentence) ? tellable(sentence, wishes, forbiddenAt(wishes, row)) : 'never';
      if (may === 'never') return [];
      const isQuote = isAddressed(sentence) || may === 'quoted';
      const about = { ...sentence, part: 'vibe' as const, text: limitedOf(sentence) };
      const said = isQuote ? inQuotes(sentence) : lower(quoted(about)).replace(/\.$/, '');
      return [{ weight: worth, text: said, isQuote, isAgainst }];
    });
  const late = wishes.when && bookedTooLate(row, time, wishes.message.today);
  if (late) told.push(fatal(`tables are booked ${late.said}, so ring to see whether anything is left`));
  if (isCash) told.push({ weight: CASH, text: NOT_CARDS.says.no, isQuote: false, isAgainst: true });
  const isNew = ({ text }: Caught) => !voice.isSaid(text) && !before.toLowerCase().includes(text.toLowerCase());
  const isBrief = ({ weight, text }: Caught) => weight >= SURELY || wordsIn(reasons) + wordsIn(text) <= WORDS;
  return told
    .filter((one) => one.weight >= least && isNew(one) && isBrief(one))
    .toSorted((a, b) => b.weight - a.weight);
}

const wordsIn = (text: string): number => text.split(' ').length;

const fatal = (text: string): Caught => ({ weight: FATAL, text, isQuote: false, isAgainst: true });

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

/** By then tables are gone: "Book swap on Tuesday evenings" tells of none. */
const BOOKED = /\b(?:book|reserv)\w*\b[^.;]*\b(?:by|before)\b|\b(?:ring|call|phone|telephone)\b/i;

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
 * What is good to know before a visit to a place that a reply puts forward, as sentences: a table booked weeks before, a long wait, cash
 * only; what weighs most for what was said of the visit. Empty where the notes tell nothing that bears on it, or this conversation has
 * heard it.
 *
 * @param least how much it has to weigh: only what is decisive, of a place behind the first
 * @param most how many are told
 * @param further how much those after the first have to weigh
 * @param before what the reply says already
 * @param named it names the place
 * @example catchAt(row, wishes, voice) // "Mind you, it's cash only."
 */
export function catchAt(
  row: Restaurant,
  wishes: Wishes,
  voice: Voice,
  { least = WORTH, most = 1, further = least, before = '', named = false }: CatchOptions = {},
): string {
  const [first, ...others] = caughtAt(row, wishes, voice, least, before, named);
  const told = first ? [first, ...others.filter(({ weight }) => weight >= further).slice(0, most - 1)] : [];
  return told
    .map(({ text, isQuote, isAgainst }) => {
      if (named) return voice.say(isQuote ? CATCH.quotedOf : CATCH.of, { name: nameOf(row), fault: text });
      if (isQuote) return voice.say(REASON.tip, { text });
      return voice.say(isAgainst ? CATCH.fault : CATCH.known, { fault: text });
    })
    .join(' ');
}

interface CatchOptions {
  least?: number;
  most?: number;
  further?: number;
  before?: string;
  named?: boolean;
}
