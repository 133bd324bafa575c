import { addDays } from '@saffron/contracts/hours/days';
import { monthOf, padded } from '../../understanding/reading/dates.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';

/** Days of the year as `MM-DD`, the first and the last; over the new year where the first is later. */
export type Stretch = readonly [from: string, to: string];

/** Days by which seasons are told, about when they are: some move by a few days from year to year. */
const DAYS = new Phrases<string>(
  Object.entries({
    '01-01': 'new year|new years|new years day',
    '04-05': 'easter',
    '05-27': 'memorial day',
    '07-04': 'fourth of july|4th of july|independence day',
    '09-05': 'labor day|labour day',
    '10-12': 'columbus day',
    '10-31': 'halloween',
    '11-26': 'thanksgiving',
    '12-25': 'christmas|xmas',
  }).flatMap(([day, phrases]) => phrases.split('|').map((phrase) => [phrase, day] as const)),
);
/** The seasons, by their names. */
export const SEASONS: Readonly<Record<string, Stretch>> = {
  winter: ['12-01', '02-29'],
  spring: ['03-01', '05-31'],
  summer: ['06-01', '08-31'],
  autumn: ['09-01', '11-30'],
  fall: ['09-01', '11-30'],
};
/** Seasons that are something else too, as in "spring rolls". */
const OTHERWISE = wordSet('spring fall');
const EARLY = wordSet('early start beginning first');
const MIDDLE = wordSet('mid middle');
const LATE = wordSet('late end last');

const UP_TO = wordSet('to through thru until till and');
const UNTIL = wordSet('until till');
const IN = wordSet('in during for throughout all over every each through');
/** Closed at a time, and closing at one. */
const IS_SHUT = wordSet('closed shut shuttered');
const SHUTS = wordSet('closes close closing shuts shutting');
const OPEN = wordSet('open opens reopens reopen back');
/** Said of somewhere that is closed before. */
const REOPENS = wordSet('opens reopens reopen back');
const NOT = wordSet("not never isn't aren't don't doesn't isnt arent dont doesnt no");
/** With these a sentence tells of more than one season, of some days of it, or of the past. */
const LIMITING = wordSet(
  'except but otherwise also too rest besides unless nor was were had been will would might sometimes',
);
/** Who closes, and what stands beside open, closed and a season: anything else is an hour, a weekday, a meal, or something else that closes. */
const PLAIN =
  wordSet(`in during for throughout all over every each through from on at of the a this whole entire full month months season seasonal seasonally
  again up down and then it its they we he she is are be only just daily to until till between not does do come comes go goes around about
  restaurant cafe pub house diner eatery place stand hut truck van kiosk shack business usually always both weekend out while`);
/** What a clause before speaks of, where the place is what opens. */
const PLACE = wordSet('restaurant cafe pub diner eatery place stand hut truck van kiosk shack');
const SEASON = wordSet('season seasonal seasonally');
/** Said of the whole year. */
const ALWAYS = /\ball year\b|\byear[- ]round\b|\b(?:19|20)\d\d\b/i;
/** Days for which a place is open at least, of which holidays alone are told. */
const A_SEASON = 60;

interface Time {
  at: number;
  to: number;
  stretch: Stretch;
  /** A season or a month is a stretch by itself, a day begins or ends one. */
  kind: 'season' | 'month' | 'day';
}
interface Verb {
  at: number;
  shut: boolean;
  /** It happens once a year. */
  event: boolean;
}

const dayBefore = (day: string): string => addDays(`2024-${day}`, -1).slice(5);
const dayAfter = (day: string): string => addDays(`2024-${day}`, 1).slice(5);

/** The days of the year on which a place is not open, of those on which it is. */
const others = ([from, to]: Stretch): Stretch[] => (dayAfter(to) === from ? [] : [[dayAfter(to), dayBefore(from)]]);

/** Days between two of the year. */
const daysFrom = ([from, to]: Stretch): number =>
  Math.round((Date.parse(`${from <= to ? 2024 : 2025}-${to}`) - Date.parse(`2024-${from}`)) / 86_400_000);

const numberOf = (token: Token | undefined): number =>
  Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.word ?? '')?.[1] ?? 0);

/** The part of a month that is told: a day of it, its start, its middle, or its end. */
function ofMonth(tokens: readonly Token[], at: number, month: number): Time {
  const of = padded(month + 1);
  const [before, after] = [numberOf(tokens[at - 1]), numberOf(tokens[at + 1])];
  const day = after || before;
  if (day > 0 && day <= 31) {
    const date = addDays(`2024-${of}-01`, day - 1).slice(5);
    return { at: after ? at : at - 1, to: after ? at + 2 : at + 1, stretch: [date, date], kind: 'day' };
  }
  const last = addDays(`2024-${padded(((month + 1) % 12) + 1)}-01`, -1).slice(5);
  const said = tokens[at - partBefore(tokens, at)]?.word ?? '';
  const stretch: Stretch = MIDDLE.has(said)
    ? [`${of}-15`, `${of}-15`]
    : EARLY.has(said)
      ? [`${of}-01`, `${of}-05`]
      : LATE.has(said)
        ? [`${of}-25`, last]
        : [`${of}-01`, last];
  return { at: at - partBefore(tokens, at), to: at + 1, stretch, kind: 'month' };
}

/** How many words before a month say which part of it is told: "the end of" September. */
function partBefore(tokens: readonly Token[], at: number): number {
  const isPart = (by: number) => [EARLY, MIDDLE, LATE].some((words) => words.has(tokens[at - by]?.word ?? ''));
  if (isPart(1)) return 1;
  return tokens[at - 1]?.word === 'of' && isPart(2) ? 2 : 0;
}

/** Letters of a month that is cut short. */
const SHORT = 3;

function timesIn(tokens: readonly Token[]): Time[] {
  const days = DAYS.findAll(tokens).map(({ from, to, value }) => ({
    at: from,
    to,
    stretch: [value, value] as const,
    kind: 'day' as const,
  }));
  const rest = tokens.flatMap(({ word, raw }, at): Time[] => {
    if (days.some((day) => at >= day.at && at < day.to)) return [];
    const before = tokens[at - 1]?.word ?? '';
    const season = SEASONS[word] ?? SEASONS[word.replace(/s$/, '')];
    if (season)
      return OTHERWISE.has(word) && !IN.has(before) && !UP_TO.has(before) && before !== 'the'
        ? []
        : [{ at, to: at + 1, stretch: season, kind: 'season' }];
    const isVerb = word === 'may' && at === 0 && !UP_TO.has(tokens[1]?.word ?? '');
    const month = /^\p{Lu}/u.test(raw) && !isVerb ? monthOf(word) : -1;
    return month < 0 ? [] : [ofMonth(tokens, at, month)];
  });
  const all = [...days, ...rest].sort((one, other) => one.at - other.at);
  // "Jan plays on Fridays."
  return all.length > 1
    ? all
    : all.filter(({ to, kind }) => {
        const word = tokens[to - 1]?.word ?? '';
        return kind !== 'month' || word === 'may' || word.length > SHORT;
      });
}

function verbsIn(tokens: readonly Token[]): Verb[] {
  return tokens.flatMap(({ word }, at): Verb[] => {
    const isShut = IS_SHUT.has(word) || SHUTS.has(word);
    if (!isShut && !OPEN.has(word)) return [];
    const isNot = NOT.has(tokens[at - 1]?.word ?? '');
    const isAgain = tokens[at + 1]?.word === 'again';
    // "Does not open again until March" tells when it does.
    const opens = !isShut && isNot && UNTIL.has(tokens[at + (isAgain ? 2 : 1)]?.word ?? '');
    return [{ at, shut: !opens && isShut !== isNot, event: isShut || opens || isAgain || REOPENS.has(word) }];
  });
}

/** Whether a day, as `YYYY-MM-DD`, is one of a stretch of the year. */
export function isInStretch(date: string, [from, to]: Stretch): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/**
 * The seasons and months that words name, two that are joined as one.
 *
 * @example stretchesIn(tokenize('Fridays, October to Easter')) // [['10-01', '04-05']]
 */
export function stretchesIn(tokens: readonly Token[]): Stretch[] {
  const times = timesIn(tokens);
  const [first, second] = times;
  if (first && second && times.length === 2 && linkBetween(tokens, first, second) !== '')
    return [[first.stretch[0], second.stretch[1]]];
  return times.filter(({ kind }) => kind !== 'day').map(({ stretch }) => stretch);
}

/** Written with a dash between two names: "May–October". */
const DASH = /(\p{Lu}\p{L}{2,})\s*[-–—]\s*(?=\p{Lu}\p{L}{2,})/gu;

/**
 * The days of the year on which a place is closed, as a sentence of its notes tells. A sentence that tells anything else of it than that and
 * of when is not believed: who closes a terrace, on a weekday or at an hour closes nothing for months.
 *
 * @example closedIn('Closed from Columbus Day until May.') // [['10-12', '04-30']]
 * @example closedIn('The terrace is open April to October.') // []
 */
export function closedIn(text: string): Stretch[] {
  if (ALWAYS.test(text)) return [];
  const tokens = tokenize(text.replace(DASH, '$1 to ').replace(/\b(mid)-/gi, '$1 '));
  const times = timesIn(tokens);
  const [first, second] = times;
  if (!first || times.length > 2 || tokens.some(({ word, raw }) => LIMITING.has(word) || raw === 'may')) return [];
  const verbs = verbsIn(tokens);
  if (!isPlain(tokens, times, verbs)) return [];
  const [verb, other] = verbs;
  const hasOnly = tokens.some(({ word, clause }) => word === 'only' && clause === tokens[first.at]?.clause);
  if (
    tokens.some(
      ({ word }, at) => word === 'only' && (NOT.has(tokens[at - 1]?.word ?? '') || tokens[at - 1]?.word === 'the'),
    )
  )
    return [];
  if (second) {
    const link = linkBetween(tokens, first, second);
    if (link !== '') {
      const isOpen = verb ? !verb.shut : true;
      const stretch: Stretch = [first.stretch[0], second.stretch[1]];
      const isHoliday = first.kind === 'day' && second.kind === 'day' && daysFrom(stretch) < A_SEASON;
      if (isOpen) return isHoliday ? [] : others(stretch);
      return [[first.stretch[0], UNTIL.has(link) ? dayBefore(second.stretch[0]) : second.stretch[1]]];
    }
    if (
      verb &&
      other &&
      verb.shut !== other.shut &&
      verb.event &&
      other.event &&
      verb.at < first.at &&
      other.at > first.at
    ) {
      const [closes, opens, by] = verb.shut ? [first, second, verb] : [second, first, other];
      const from =
        closes.kind === 'season' || IS_SHUT.has(tokens[by.at]?.word ?? '') ? closes.stretch[0] : closes.stretch[1];
      return [[from, dayBefore(opens.stretch[0])]];
    }
    const isListed = tokens.slice(first.to, second.at).every(({ word }) => word === 'and' || IN.has(word));
    const areStretches = first.kind !== 'day' && second.kind !== 'day';
    return verb?.shut && !other && isListed && areStretches && isAt(tokens, first, verb)
      ? [first.stretch, second.stretch]
      : [];
  }
  if (first.kind === 'day' || other) return [];
  const isPlural = /s$/.test(tokens[first.at]?.word ?? '') && first.kind === 'season';
  if (!verb) return hasOnly ? others(first.stretch) : [];
  if (!isAt(tokens, first, verb) && !isPlural) return [];
  return verb.shut ? [first.stretch] : hasOnly || isPlural ? others(first.stretch) : [];
}

/** Whether a season is when something is so, and not from or until when: "closed in January", "closed January". */
function isAt(tokens: readonly Token[], { at }: Time, verb: Verb): boolean {
  const link = tokens
    .slice(0, at)
    .filter(({ word }) => !['the', 'months', 'whole', 'entire', 'of'].includes(word))
    .at(-1)?.word;
  return link === undefined || IN.has(link) || link === 'only' || link === tokens[verb.at]?.word;
}

/** Whether a sentence tells nothing but of a season in which the place is open or closed. Clauses after it may tell of something else. */
function isPlain(tokens: readonly Token[], times: readonly Time[], verbs: readonly Verb[]): boolean {
  const isTold = (at: number) =>
    PLAIN.has(tokens[at]?.word ?? '') ||
    NOT.has(tokens[at]?.word ?? '') ||
    verbs.some((verb) => verb.at === at) ||
    times.some((time) => at >= time.at && at < time.to);
  const clauses = new Set([...times, ...verbs].map(({ at }) => tokens[at]?.clause ?? 0));
  const last = Math.max(...clauses);
  // What "while the light lasts" says of it counts no more.
  const end = (clause: number) => tokens.findIndex((token) => token.clause === clause && token.word === 'while');
  return tokens.every(({ word, clause }, at) => {
    if (clauses.has(clause)) return isTold(at) || (end(clause) >= 0 && at > end(clause));
    // Of what is told by days, hours or dishes alone nothing is known.
    if (clause > last) return verbs.length > 0;
    return isTold(at) || tokens.some((token) => token.clause === clause && PLACE.has(token.word)) || SEASON.has(word);
  });
}

/** The word that joins two times to a stretch, "to" of "May to the end of October"; empty where they are not. */
function linkBetween(tokens: readonly Token[], first: Time, second: Time): string {
  const between = tokens
    .slice(first.to, second.at)
    .map(({ word }) => word)
    .filter((word) => word !== 'the' && word !== 'weekend' && word !== 'about');
  const [link = ''] = between;
  if (between.length !== 1 || !UP_TO.has(link)) return '';
  return link === 'and' && tokens[first.at - 1]?.word !== 'between' ? '' : link;
}
