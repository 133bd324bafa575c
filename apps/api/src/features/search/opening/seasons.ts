import { addDays } from '@saffron/contracts/hours/days';
import { ENGLISH } from '../../understanding/lexicon/english.ts';
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
const SHUT = wordSet('closed closes close closing shut shuts shutting shuttered');
/** Said of somewhere that is closed before. */
const REOPENS = wordSet('opens reopens reopen back again');
const OPEN = wordSet('open opens reopens reopen runs back');
const NOT = wordSet("not never isn't aren't don't doesn't isnt arent dont doesnt");
/** Between open or closed and the season in which it is: anything else is an hour, a weekday, a meal or a thing that is open. */
const JOINING =
  wordSet(`in during for throughout all over every each through from on at of the a whole entire full month months season seasonal again up down and then
  it they we is are be only just daily to until till between not does do not come comes go goes`);
/** Said of the whole year. */
const ALWAYS = /\ball year\b|\byear[- ]round\b|\brest of the year\b/i;
const SEASONAL = wordSet('season seasonal');
const ONLY = wordSet('only');
/** Who closes, and what stands between that and the word for it: what else is named there is what is closed. */
const PLACE =
  wordSet(`it its they we he she the a this and but then when once only is are was be been will have has had do does not never usually always
  mostly of out season seasonal restaurant cafe pub house kitchen diner eatery place stand window hut truck van kiosk shack shutters doors door owner owners family hatch in during for all through from on at every
  each year again also both months month come comes go goes down up end start mid early late to until till i you`);

const SUBJECTS = wordSet('it they we he she');

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

/** The days of the year on which a place is open turned into those on which it is closed. */
const others = ([from, to]: Stretch): Stretch => [dayAfter(to), dayBefore(from)];

/** The part of a month that is told: its start, its middle, or its end. */
function partOf(month: number, before: readonly Token[]): Stretch {
  const words = before.map(({ word }) => word).filter((word) => word !== 'of' && word !== 'the');
  const said = words.at(-1) ?? '';
  const of = padded(month + 1);
  const last = addDays(`2024-${padded(((month + 1) % 12) + 1)}-01`, -1).slice(5);
  if (MIDDLE.has(said)) return [`${of}-15`, `${of}-15`];
  if (EARLY.has(said)) return [`${of}-01`, `${of}-05`];
  return LATE.has(said) ? [`${of}-25`, last] : [`${of}-01`, last];
}

/** How many words before a time say which part of it is told: "the end of" September. */
function partBefore(tokens: readonly Token[], { at }: Time): number {
  const isPart = (by: number) => [EARLY, MIDDLE, LATE].some((words) => words.has(tokens[at - by]?.word ?? ''));
  if (isPart(1)) return 1;
  return tokens[at - 1]?.word === 'of' && isPart(2) ? 2 : 0;
}

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
    return month < 0
      ? []
      : [{ at, to: at + 1, stretch: partOf(month, tokens.slice(Math.max(0, at - 3), at)), kind: 'month' }];
  });
  const all = [...days, ...rest].sort((one, other) => one.at - other.at);
  // "Jan plays on Fridays."
  return all.length > 1
    ? all
    : all.filter(
        ({ at, kind }) => kind !== 'month' || tokens[at]?.word === 'may' || (tokens[at]?.word.length ?? 0) > SHORT,
      );
}
/** Letters of a month that is cut short; May is none. */
const SHORT = 3;

/** What says that the place is open or closed, and not its terrace. */
function verbsIn(tokens: readonly Token[], times: readonly Time[]): Verb[] {
  return tokens.flatMap((token, at): Verb[] => {
    const isShut = SHUT.has(token.word);
    if (!isShut && !OPEN.has(token.word)) return [];
    const start = tokens.findIndex(({ clause }) => clause === token.clause);
    const isPlace = tokens
      .slice(start, at)
      .every(
        ({ word, stem }, by) =>
          PLACE.has(word) ||
          SHUT.has(word) ||
          OPEN.has(word) ||
          !(ENGLISH.has(word) || ENGLISH.has(stem)) ||
          times.some((time) => start + by >= time.at && start + by < time.to),
      );
    // "It closed in March" tells of a year.
    const isPast = token.word === 'closed' && SUBJECTS.has(tokens[at - 1]?.word ?? '');
    if (!isPlace || isPast) return [];
    const isNot = tokens.slice(Math.max(start, at - 2), at).some(({ word }) => NOT.has(word));
    const isAgain = tokens[at + 1]?.word === 'again';
    // "Does not open again until March" tells when it does.
    const opens = !isShut && UNTIL.has(tokens[at + (isAgain ? 2 : 1)]?.word ?? '') && isNot;
    return [{ at, shut: !opens && isShut !== isNot, event: REOPENS.has(token.word) || isAgain || opens || isShut }];
  });
}

/** Whether a day, as `YYYY-MM-DD`, is one of a stretch of the year. */
export function isWithin(date: string, [from, to]: Stretch): boolean {
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
  if (first && second && times.length === 2 && UP_TO.has(linkBefore(tokens, second, first)))
    return [[first.stretch[0], second.stretch[1]]];
  return times.filter(({ kind }) => kind !== 'day').map(({ stretch }) => stretch);
}

/** Written with a dash between two names: "May–October". */
const DASH = /(\p{Lu}\p{L}{2,})\s*[-–—]\s*(?=\p{Lu}\p{L}{2,})/gu;

/**
 * The days of the year on which a place is closed, as a sentence of its notes tells.
 *
 * @example closedIn('Closed from Columbus Day until May.') // [['10-12', '04-30']]
 * @example closedIn('The terrace is open April to October.') // []
 */
export function closedIn(text: string): Stretch[] {
  const tokens = tokenize(text.replace(DASH, '$1 to ').replace(/\b(mid)-/gi, '$1 '));
  const times = timesIn(tokens);
  if (times.length === 0 || ALWAYS.test(text)) return [];
  const verbs = verbsIn(tokens, times);
  const isJoining = (at: number) =>
    JOINING.has(tokens[at]?.word ?? '') ||
    verbs.some((verb) => verb.at === at) ||
    times.some((time) => at >= time.at - partBefore(tokens, time) && at < time.to);
  const isJoined = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, by) => from + by).every(isJoining);
  const verbOf = ({ at, to }: Time): Verb | undefined => {
    const before = verbs.filter((verb) => verb.at < at).at(-1);
    if (before) return isJoined(before.at + 1, at) ? before : undefined;
    const after = verbs.find((verb) => verb.at > at);
    if (!after) return undefined;
    const end = tokens.findIndex(({ clause }, index) => index > after.at && clause !== tokens[after.at]?.clause);
    return isJoined(0, at) && isJoined(to, end < 0 ? tokens.length : end) ? after : undefined;
  };
  const [first, second] = times;
  if (first && second && times.length === 2) {
    const [one, other] = [verbOf(first), verbOf(second)];
    const isRange = UP_TO.has(linkBefore(tokens, second, first));
    if (one && other && one !== other && one.shut !== other.shut && one.event && other.event) {
      const [closes, opens] = one.shut ? [first, second] : [second, first];
      return [[closes.kind === 'season' ? closes.stretch[0] : closes.stretch[1], dayBefore(opens.stretch[0])]];
    }
    if (isRange) {
      const isUntil = UNTIL.has(linkBefore(tokens, second, first));
      const isOpen = one ? !one.shut : isOfSeason(tokens, times);
      if (isOpen) return [others([first.stretch[0], second.stretch[1]])];
      const end = isUntil ? dayBefore(second.stretch[0]) : second.stretch[1];
      return one ? [[first.stretch[0], end]] : [];
    }
  }
  return times.flatMap((time): Stretch[] => {
    const verb = verbOf(time);
    const before = tokens.slice(0, time.at);
    const link = before.filter(({ word }) => word !== 'the' && word !== 'months').at(-1);
    if (time.kind === 'day') return [];
    const isOnly = tokens.some(({ word }) => ONLY.has(word)) || tokens[time.at]?.word === `${wordOf(time, tokens)}s`;
    if (!verb) return isOnly && isOfSeason(tokens, [time]) ? [others(time.stretch)] : [];
    const isWithin = !link || IN.has(link.word) || SHUT.has(link.word) || OPEN.has(link.word) || isOnly;
    if (!isWithin) return [];
    return verb.shut ? [time.stretch] : isOnly ? [others(time.stretch)] : [];
  });
}

const wordOf = ({ at }: Time, tokens: readonly Token[]): string => tokens[at]?.word.replace(/s$/, '') ?? '';

/** The word that joins a time to the one before it: "to" of "May to the end of October". */
function linkBefore(tokens: readonly Token[], { at }: Time, first: Time): string {
  const between = tokens.slice(first.to, at).map(({ word }) => word);
  const links = between.filter((word) => UP_TO.has(word));
  const rest = between.filter(
    (word) =>
      !UP_TO.has(word) &&
      !EARLY.has(word) &&
      !MIDDLE.has(word) &&
      !LATE.has(word) &&
      !['the', 'of', 'weekend', 'about'].includes(word),
  );
  const [link = ''] = links;
  if (rest.length > 0 || links.length !== 1) return '';
  return link === 'and' && tokens[first.at - 1]?.word !== 'between' ? '' : link;
}

/** Nothing but a season, or days of it, is told: "Seasonal, May to October", "Summer only", "Fridays, October to Easter". */
function isOfSeason(tokens: readonly Token[], times: readonly Time[]): boolean {
  const clause = tokens[times.at(-1)?.at ?? 0]?.clause ?? 0;
  return tokens.every(
    ({ word, stem, clause: own }, at) =>
      own > clause ||
      SEASONAL.has(word) ||
      ONLY.has(word) ||
      UP_TO.has(word) ||
      word === 'from' ||
      word === 'on' ||
      /day$/.test(stem) ||
      times.some((time) => at >= time.at && at < time.to),
  );
}
