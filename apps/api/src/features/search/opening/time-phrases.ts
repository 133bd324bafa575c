import { wordSet } from '../../understanding/text/word-set.ts';
import { type Atom, atomsOf, type Clock, NUMBERS, WEEK } from './time-atoms.ts';

/** How a time is said: "9 to 5", "from 9", "until 5", "at 5", and an hour with nothing before it. */
export interface TimePhrase {
  kind: 'span' | 'from' | 'until' | 'at' | 'bare';
  from: Clock | null;
  to: Clock | null;
}

/** A part of a sentence that can tell one thing of times and days. Days are counted from Monday. */
export interface Clause {
  times: readonly TimePhrase[];
  /** Null where none are named. */
  days: readonly number[] | null;
  /** The days are all but those that are named: "every day but Monday". */
  except: boolean;
  /** The days that are not named: "otherwise", "other nights". */
  rest: boolean;
  /** Its words in order, with {@link TIME}, {@link DAYS} and {@link REST} for what was read. */
  words: readonly string[];
}

export const TIME = '#time';
const DAYS = '#days';
const REST = '#rest';

const TO = wordSet('to till until til through thru - –');
/** Days and clauses that are joined. */
const JOINS = wordSet('and or & / plus nor');
const UNLESS = wordSet('except but bar besides save excepting');
/** Words between what a time is told with and the time. */
const FILLERS = wordSet('about around roughly usually exactly the at well just only almost nearly gone past');
/** Words after a number without a sign of the clock that is an hour all the same. */
const FOLLOWS = wordSet(
  'sharp on onwards onward every daily nightly at in for and or but when most all if only the close closing or so as with we they he she it',
);
const FROM = wordSet('from after');
const UNTIL = wordSet('until till til to by');
const WITHOUT = wordSet('before since between');
const DIVIDES = wordSet('then while');
const ARTICLES = wordSet('on for the');

const wordAt = (atoms: readonly Atom[], at: number): string => {
  const atom = atoms[at];
  return atom?.type === 'word' ? atom.word : '';
};

/** The days from one to another, from Monday on. */
export const daysBetween = (from: number, to: number): number[] =>
  WEEK.filter((day) => (from <= to ? day >= from && day <= to : day >= from || day <= to));

/** Days that stand together: "Monday to Friday", "Friday, Saturday and Sunday". */
function daysAt(atoms: readonly Atom[], at: number): { days: readonly number[]; next: number } {
  const oneAt = (index: number): { days: readonly number[]; next: number } | null => {
    const first = atoms[index];
    if (first?.type !== 'days') return null;
    const last = TO.has(wordAt(atoms, index + 1)) ? atoms[index + 2] : undefined;
    if (last?.type !== 'days' || !first.one || !last.one) return { days: first.days, next: index + 1 };
    const [from = 0, to = 0] = [first.days[0], last.days[0]];
    return {
      days: daysBetween(from, to),
      next: index + 3,
    };
  };
  const found = oneAt(at);
  if (!found) return { days: [], next: at };
  let { days, next } = found;
  for (;;) {
    const comma = atoms[next]?.type === 'comma';
    let start = comma ? next + 1 : next;
    const joined = JOINS.has(wordAt(atoms, start));
    if (joined) start += 1;
    const more = comma || joined || atoms[next]?.type === 'days' ? oneAt(start) : null;
    // "Closed Monday, Tuesday to Friday from five" names two groups.
    if (!more || (comma && !joined && more.next > start + 1)) return { days, next };
    days = [...new Set([...days, ...more.days])];
    next = more.next;
  }
}

/** How a time is said, by the word before it. */
function markerOf(words: readonly string[]): TimePhrase['kind'] | 'none' {
  const word = words.findLast((one) => !FILLERS.has(one)) ?? '';
  if (WITHOUT.has(word)) return 'none';
  if (FROM.has(word)) return 'from';
  if (UNTIL.has(word)) return 'until';
  return words.at(-1) === 'at' || words.at(-2) === 'at' ? 'at' : 'bare';
}

/** The time that begins at an atom, the word for it, and where it ends; the phrase is null where it tells no end of any hours. */
function timeAt(
  atoms: readonly Atom[],
  at: number,
  clock: Clock,
  words: readonly string[],
): { phrase: TimePhrase | null; word: string; next: number } {
  const kind = markerOf(words);
  let then = at + 1;
  while (FILLERS.has(wordAt(atoms, then)) || wordAt(atoms, then) === 'sharp') then += 1;
  const after = wordAt(atoms, then);
  const one = { word: TIME, next: at + 1 };
  if (TO.has(after)) {
    let end = then + 1;
    while (FILLERS.has(wordAt(atoms, end))) end += 1;
    const last = atoms[end];
    if (last?.type === 'time')
      return { phrase: { kind: 'span', from: clock, to: last.clock }, word: TIME, next: end + 1 };
    // "Noon till the oysters run out."
    if (kind !== 'until' && kind !== 'none') return { phrase: { kind: 'from', from: clock, to: null }, ...one };
  }
  const atom = atoms[at];
  const isCounted = kind === 'bare' && atom?.type === 'time' && atom.plain && after !== '' && !FOLLOWS.has(after);
  if (isCounted) return { phrase: null, word: NUMBERS[clock.hour - 1] ?? '', next: at + 1 };
  if (kind === 'none') return { phrase: null, ...one };
  const isLast = kind === 'until';
  return { phrase: { kind, from: isLast ? null : clock, to: isLast ? clock : null }, ...one };
}

/** Whether the days that follow these words are excepted. */
function isExcepting(words: readonly string[]): boolean {
  const last = words.findLast((word, at) => at < words.length - 1 || !ARTICLES.has(word)) ?? '';
  return (
    UNLESS.has(last) || (last === 'than' && words.includes('other')) || (last === 'from' && words.includes('apart'))
  );
}

/** The parts of a clause that is being read. */
interface Draft {
  times: TimePhrase[];
  days: readonly number[] | null;
  except: boolean;
  rest: boolean;
  words: string[];
}

const draft = (): Draft => ({ times: [], days: null, except: false, rest: false, words: [] });

/**
 * The parts of a sentence that name times or days, in order. Takes time in proportion to its length.
 *
 * @example clausesOf('Noon to nine, closed Mondays.') // [{ times: [{ kind: 'span', … }], … }, { days: [0], words: ['closed', '#days'], … }]
 */
export function clausesOf(text: string): Clause[] {
  const atoms = atomsOf(text);
  const clauses: Draft[] = [draft()];
  for (let at = 0; at < atoms.length; ) {
    const clause = clauses.at(-1) ?? draft();
    const { words } = clause;
    const atom = atoms[at];
    let next = at + 1;
    if (atom?.type === 'stop' || atom?.type === 'comma') clauses.push(draft());
    else if (atom?.type === 'time') {
      const found = timeAt(atoms, at, atom.clock, words);
      if (found.phrase) clause.times.push(found.phrase);
      words.push(found.word);
      next = found.next;
    } else if (atom?.type === 'days') {
      const found = daysAt(atoms, at);
      if (isExcepting(words)) {
        clause.days = (clause.days ?? WEEK).filter((day) => !found.days.includes(day));
        clause.except = true;
      } else {
        const isAdded = clause.days !== null && clause.days.length < WEEK.length;
        clause.days = isAdded ? [...new Set([...(clause.days ?? []), ...found.days])] : found.days;
      }
      words.push(DAYS);
      next = found.next;
    } else if (atom?.type === 'rest') {
      clause.rest = true;
      words.push(REST);
    } else if (isDividing(atoms, at) && (clause.times.length > 0 || clause.days)) clauses.push(draft());
    else words.push(wordAt(atoms, at));
    at = next;
  }
  return clauses.filter(({ words }) => words.length > 0);
}

/** Whether a word joins two clauses: "Open from six and closed on Mondays" tells two things. */
function isDividing(atoms: readonly Atom[], at: number): boolean {
  const word = wordAt(atoms, at);
  const isJoin = JOINS.has(word) || DIVIDES.has(word) || (word === 'but' && atoms[at + 1]?.type !== 'days');
  const next = atoms.slice(at + 1).find(({ type }) => type !== 'word');
  return isJoin && next !== undefined && next.type !== 'stop' && next.type !== 'comma';
}
