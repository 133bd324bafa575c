import type { Restaurant } from '@saffron/contracts/guide';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import { type Value, valuesIn } from '../facts/values.ts';

/** What notes say of the hours: days are counted from Monday, hours from the midnight before, beyond 24 after the one that follows. */
export interface NotedHours {
  opens: number | null;
  closes: number | null;
  closed: ReadonlySet<number>;
  /** Months of the year, January is 0, in which it is closed. */
  months: ReadonlySet<number>;
  /** Sentences that say so, in the order of the notes. */
  sentences: readonly Sentence[];
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const YEAR = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** What is open, but for a microphone. */
const OPEN =
  /\b(?:open|opens|opening hours|hours)\b(?![- ](?:mic|mike|fire|fires|air|kitchen|grill|sandwich|sandwiches|hearth|plan|question))/i;
const SERVES = /\b(?:serves?|serving|kitchen|pours|going|last orders|doors)\b/i;
const SHUT = /\b(?:closed|shut|dark on|not open|never open)\b(?! (?:by|at|off|circuit))/i;
const CLOSES = /\b(?:closes|shuts)\b/i;
const RANGE_OF_DAYS = /day?s? ?(?:through|thru|to|till|until|-|–) ?\p{L}+day/iu;
const UNTIL = /\b(?:until|till|til|closes at|shuts at|kitchen closes)\b/i;
const FROM = /\b(?:from|opens at)\b/i;
const ALWAYS = /\b(?:round the clock|all night|24 hours)\b/i;
/** No place opens in the hours before it, and none closes in the morning after it. */
const DAWN = 6;
const NOON = 12;

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SEASONS: Readonly<Record<string, readonly number[]>> = {
  winter: [11, 0, 1],
  spring: [2, 3, 4],
  summer: [5, 6, 7],
  autumn: [8, 9, 10],
};

const afternoon = (hour: number): number => (hour < DAWN - 1 ? hour + 24 : hour < NOON ? hour + NOON : hour);

const read = new WeakMap<Restaurant, { hours: NotedHours | null }>();

/**
 * Reads hours that stand in notes: "kitchen until 11", "closed Mondays", "Open 7 to 3, Monday through Saturday", "shut in January".
 *
 * @returns null where the notes say nothing of them
 */
export function notedHours(row: Restaurant): NotedHours | null {
  // Notes are read once: a restaurant that changes is another object.
  const known = read.get(row) ?? { hours: readHours(row) };
  read.set(row, known);
  return known.hours;
}

function readHours(row: Restaurant): NotedHours | null {
  let opens: number | null = null;
  let closes: number | null = null;
  const [closed, months, sentences] = [new Set<number>(), new Set<number>(), new Set<Sentence>()];
  for (const sentence of sentencesOf(row)) {
    const { text } = sentence;
    const [isOpen, closing, serves] = [OPEN.test(text), CLOSES.test(text), SERVES.test(text)];
    if (!isOpen && !closing && !serves && !SHUT.test(text)) continue;
    const tokens = tokenize(text);
    const values = valuesIn(text, tokens);
    const hour = hourNamed(tokens, values);
    const isShut = SHUT.test(text) || (closing && hour === null);
    const before = closed.size + months.size;
    if (isOpen || isShut) {
      for (const day of others(daysOf(text, values), WEEK, isShut)) closed.add(day);
      for (const month of others(monthsOf(tokens), YEAR, isShut)) months.add(month);
    }
    if (closed.size + months.size > before) sentences.add(sentence);
    const span = values.find(({ kind, low, high }) => kind === 'hour' && low !== high);
    if ((isOpen || serves) && span) [opens, closes] = spanOf(span);
    else if (ALWAYS.test(text)) closes = 24 + DAWN;
    else if (hour !== null && UNTIL.test(text)) closes = Math.max(closes ?? 0, hour === NOON ? 24 : afternoon(hour));
    else if (hour !== null && FROM.test(text)) opens = hour < DAWN - 1 ? hour + NOON : hour;
    else continue;
    sentences.add(sentence);
  }
  return sentences.size > 0 ? { opens, closes, closed, months, sentences: [...sentences] } : null;
}

/** What is closed, or all but what is open. */
const others = (named: readonly number[], all: readonly number[], shut: boolean): readonly number[] =>
  shut || named.length === 0 ? named : all.filter((one) => !named.includes(one));

function hourNamed(tokens: readonly Token[], values: readonly Value[]): number | null {
  const said = values.find(({ kind }) => kind === 'hour');
  if (said) return said.high;
  const at = tokens.findIndex(({ word }) => /^(?:until|till|til|from)$/.test(word));
  const words = [tokens[at + 1]?.word ?? '', tokens[at + 2]?.word ?? '', tokens[at + 3]?.word ?? ''];
  if (at < 0) return null;
  if (words[0] === 'midnight') return NOON;
  // "Until half past one".
  return numberIn(/^(?:half|quarter)$/.test(words[0] ?? '') ? (words[2] ?? '') : (words[0] ?? ''));
}

/** "7 to 3" is the day, "5 to 10" the evening. */
function spanOf({ low, high }: Value): [number, number] {
  const opens = low < DAWN ? low + NOON : low;
  const closes = high <= opens ? (high + NOON > opens ? high + NOON : high + 24) : high;
  return [opens, closes];
}

/** The days that a sentence names, from Monday; ranges in full. */
function daysOf(text: string, values: readonly Value[]): number[] {
  const named = values.filter(({ kind }) => kind === 'day').map(({ low }) => (low + 6) % 7);
  return RANGE_OF_DAYS.test(text) ? between(named, WEEK) : named;
}

/** The months that a sentence names; "from May to September" in full. */
function monthsOf(tokens: readonly Token[]): number[] {
  const seasons = tokens.flatMap(({ word }) => (Object.hasOwn(SEASONS, word) ? (SEASONS[word] ?? []) : []));
  // "May" is a verb, too, where it is not written as a month.
  const named = tokens.flatMap(({ word, raw }) =>
    /^\p{Lu}/u.test(raw) && MONTHS.includes(word) ? MONTHS.indexOf(word) : [],
  );
  const range = tokens.some(({ word }) => /^(?:to|until|till|through)$/.test(word));
  return [...seasons, ...(range ? between(named, YEAR) : named)];
}

function between(named: readonly number[], all: readonly number[]): number[] {
  const [first, last] = named;
  if (first === undefined || last === undefined) return [...named];
  return all.filter((one) => (first <= last ? one >= first && one <= last : one >= first || one <= last));
}
