import { wordSet } from '../../understanding/text/word-set.ts';

/** An hour as it is said: "four" is 4, whatever half of the day is meant; midnight is 24. */
export interface Clock {
  hour: number;
  half: 'am' | 'pm' | null;
}

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
  /** The days are those that are excepted: "every day but Monday". */
  except: boolean;
  /** "Otherwise", "other nights". */
  rest: boolean;
  /** Its words in order, with {@link TIME}, {@link DAYS} and {@link REST} for what was read. */
  words: readonly string[];
}

export const TIME = '#time';
const DAYS = '#days';
const REST = '#rest';

export const WEEK: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
/** Letters of a sentence that are read. */
const LONGEST = 300;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = `(?:\\d{1,2}|${NUMBERS.join('|')})`;
/** What is counted is no hour, nor is a price. */
const COUNTED = `(?!\\s*(?:[%$€£]|minutes?|mins?|hours?|people|persons?|guests?|covers?|seats?|stools?|tables?|courses?|dish|plates?|kinds?|years?|days?|weeks?|months?|nights?|euros?|pounds?|dollars?|quid|bucks?|percent|per cent|miles?|steps?|doors?|floors?|of (?:you|us|them|the)|or (?:more|so people)|at a time)\\b)`;
const HALF = `(?:\\s*(a|p)\\.?m\\b\\.?| (?:o['’]?clock)?(?: )?(?:in the|(?:the )?next) (morning|afternoon|evening)| (?:o['’]?clock )?at (night)|(?: o['’]?clock))?`;
const READERS: readonly (readonly [type: string, form: RegExp])[] = [
  ['noon', /(?:twelve |12 )?(?:noon|midday)\b/y],
  ['midnight', /(?:twelve |12 )?midnight\b/y],
  ['past', new RegExp(`(?:at )?(half|a? ?quarter)(?: (past|to|of|after))? (${NUMBER})${HALF}(?![\\w])`, 'y')],
  [
    'time',
    new RegExp(
      `(?<![$€£#.:\\d])(${NUMBER})(?:[:.](\\d\\d)(?!\\d)|[- ](thirty|fifteen|forty[- ]five))?${HALF}(?![\\w%]|[:.]\\d)${COUNTED}`,
      'y',
    ),
  ],
  [
    'rest',
    /(?:otherwise|the (?:rest|others?)(?: of the (?:week|time))?|(?:on )?(?:all |every |any )?other (?:days?|nights?|evenings?)|any other (?:day|night)|the other (?:days|nights))\b/y,
  ],
  [
    'every',
    /(?:(?:every|each|any) (?:single )?(?:day|night|evening)|all (?:days|nights|week))(?: (?:of|in) the (?:week|year))?\b|daily\b|nightly\b|(?:seven|7) (?:days|nights)(?: a week)?\b|all year\b|three hundred and sixty-five days\b|365 days\b|every morning\b/y,
  ],
  ['weekdays', /(?:on )?(?:week-?days?|week-?nights?|working days)\b/y],
  ['weekends', /(?:at |on )?(?:the )?weekends?\b/y],
  ['day', /(?:on )?(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b(?:['’]s)?/y],
  ['stop', /[;:()—]| – |\.(?=\s|$)|[!?]/y],
  ['comma', /,/y],
  ['dash', /[-–/&]/y],
  ['word', /[\p{L}\p{N}$€£][\p{L}\p{N}'’.-]*/uy],
];
const NAMED = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

type Atom =
  /** `plain`: nothing but a number. */
  | { type: 'time'; clock: Clock; plain: boolean }
  | { type: 'days'; days: readonly number[]; one: boolean; short: boolean }
  | { type: 'rest' | 'stop' | 'comma' }
  | { type: 'word'; word: string };

function clockOf(number: string, minutes: number, half: string | undefined): Clock {
  const hour = /\d/.test(number) ? Number(number) : NUMBERS.indexOf(number) + 1;
  const isLate =
    half === 'night' ? hour >= DAWN && hour !== NOON : half === 'afternoon' || half === 'evening' || half === 'p';
  return { hour: hour + minutes / 60, half: half ? (isLate ? 'pm' : 'am') : null };
}
const DAWN = 6;
const NOON = 12;
const MINUTES: Readonly<Record<string, number>> = { thirty: 30, fifteen: 15 };

function atomOf(type: string, found: RegExpExecArray): Atom {
  const [said, a = '', b, c, d, e] = found;
  if (type === 'noon') return { type: 'time', clock: { hour: NOON, half: 'pm' }, plain: false };
  if (type === 'midnight') return { type: 'time', clock: { hour: 24, half: null }, plain: false };
  if (type === 'past') {
    const before = b === 'to' || b === 'of';
    const minutes = a === 'half' ? 30 : before ? -15 : 15;
    return { type: 'time', clock: clockOf(c ?? '', minutes, d ?? e ?? found[6]), plain: false };
  }
  if (type === 'time')
    return {
      type: 'time',
      clock: clockOf(a, b ? Number(b) : c ? (MINUTES[c] ?? 45) : 0, d ?? e ?? found[6]),
      plain: said === a,
    };
  if (type === 'every') return { type: 'days', days: WEEK, one: false, short: false };
  if (type === 'weekdays') return { type: 'days', days: WEEK.slice(0, 5), one: false, short: false };
  if (type === 'weekends') return { type: 'days', days: WEEK.slice(5), one: false, short: false };
  if (type === 'day')
    return {
      type: 'days',
      days: [NAMED.indexOf(a.slice(0, 3))],
      one: true,
      short: /^(?:on )?(?:sun|sat|wed)$/.test(said),
    };
  if (type === 'rest' || type === 'stop' || type === 'comma') return { type };
  return { type: 'word', word: said.replace(/[.'’]+$/, '').replaceAll('’', "'") };
}

function atomsOf(text: string): Atom[] {
  const said = text.slice(0, LONGEST).toLowerCase();
  const atoms: Atom[] = [];
  let at = 0;
  while (at < said.length) {
    const from = at;
    for (const [type, form] of READERS) {
      // A word is read from its beginning.
      if (
        type !== 'word' &&
        type !== 'stop' &&
        type !== 'comma' &&
        type !== 'dash' &&
        /[\p{L}\p{N}]/u.test(said[at - 1] ?? '')
      )
        continue;
      form.lastIndex = at;
      const found = form.exec(said);
      if (!found?.[0]) continue;
      atoms.push(atomOf(type, found));
      at = form.lastIndex;
      break;
    }
    if (at === from) at += 1;
  }
  // "Sun" and "sat" are days beside others or beside an hour.
  return atoms.map((atom, index) => {
    if (atom.type !== 'days' || !atom.short) return atom;
    const beside = [atoms[index - 1], atoms[index - 2], atoms[index + 1], atoms[index + 2]];
    return beside.some((one) => one?.type === 'time' || one?.type === 'days') ? atom : { type: 'word', word: 'sun' };
  });
}

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

const wordAt = (atoms: readonly Atom[], at: number): string => {
  const atom = atoms[at];
  return atom?.type === 'word' ? atom.word : '';
};

/** Days that stand together: "Monday to Friday", "Friday, Saturday and Sunday". */
function daysAt(atoms: readonly Atom[], at: number): { days: readonly number[]; next: number } {
  const oneAt = (index: number): { days: readonly number[]; next: number } | null => {
    const first = atoms[index];
    if (first?.type !== 'days') return null;
    const last = TO.has(wordAt(atoms, index + 1)) ? atoms[index + 2] : undefined;
    if (last?.type !== 'days' || !first.one || !last.one) return { days: first.days, next: index + 1 };
    const [from = 0, to = 0] = [first.days[0], last.days[0]];
    return {
      days: WEEK.filter((day) => (from <= to ? day >= from && day <= to : day >= from || day <= to)),
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

/**
 * The parts of a sentence that name times or days, in order. Takes time in proportion to its length.
 *
 * @example clausesOf('Noon to nine, closed Mondays.') // [{ times: [{ kind: 'span', … }], … }, { days: [0], words: ['closed', '#days'], … }]
 */
export function clausesOf(text: string): Clause[] {
  const atoms = atomsOf(text);
  const clauses: Clause[] = [];
  let times: TimePhrase[] = [];
  let days: readonly number[] | null = null;
  let [except, rest] = [false, false];
  let words: string[] = [];
  const flush = () => {
    if (words.length > 0) clauses.push({ times, days, except, rest, words });
    [times, days, except, rest, words] = [[], null, false, false, []];
  };
  let at = 0;
  while (at < atoms.length) {
    const atom = atoms[at];
    if (atom?.type === 'stop' || atom?.type === 'comma') {
      flush();
      at += 1;
    } else if (atom?.type === 'time') {
      const kind = markerOf(words);
      let next = at + 1;
      while (FILLERS.has(wordAt(atoms, next)) || wordAt(atoms, next) === 'sharp') next += 1;
      const isTo = TO.has(wordAt(atoms, next));
      let end = next + 1;
      while (isTo && FILLERS.has(wordAt(atoms, end))) end += 1;
      const last = atoms[end];
      const isCounted =
        kind === 'bare' && atom.plain && !isTo && wordAt(atoms, next) !== '' && !FOLLOWS.has(wordAt(atoms, next));
      if (isCounted) {
        words.push(NUMBERS[atom.clock.hour - 1] ?? '');
        at += 1;
        continue;
      }
      if (isTo && last?.type === 'time') {
        times = [...times, { kind: 'span', from: atom.clock, to: last.clock }];
        at = end + 1;
      } else if (isTo && kind !== 'until' && kind !== 'none') {
        // "Noon till the oysters run out."
        times = [...times, { kind: 'from', from: atom.clock, to: null }];
        at += 1;
      } else {
        const isLast = kind === 'until';
        if (kind !== 'none')
          times = [...times, { kind, from: isLast ? null : atom.clock, to: isLast ? atom.clock : null }];
        at += 1;
      }
      words.push(TIME);
    } else if (atom?.type === 'days') {
      const before = words.at(-1) ?? '';
      const last = before === 'on' || before === 'for' || before === 'the' ? (words.at(-2) ?? '') : before;
      const found = daysAt(atoms, at);
      if (
        UNLESS.has(last) ||
        (last === 'than' && words.includes('other')) ||
        (last === 'from' && words.includes('apart'))
      ) {
        days = without(days ?? WEEK, found.days);
        except = true;
      } else if (days && times.length > 0 && except === false && found.days.length < WEEK.length) {
        // "Nine to five on Monday, and till six on Friday" without a sign between them.
        if (words.at(-1) !== DAYS) days = [...new Set([...days, ...found.days])];
      } else days = days && days.length < WEEK.length ? [...new Set([...days, ...found.days])] : found.days;
      words.push(DAYS);
      at = found.next;
    } else if (atom?.type === 'rest') {
      rest = true;
      words.push(REST);
      at += 1;
    } else {
      const word = wordAt(atoms, at);
      const isJoin =
        JOINS.has(word) || (word === 'but' && atoms[at + 1]?.type !== 'days') || word === 'then' || word === 'while';
      // "Open from six and closed on Mondays" tells two things.
      if (isJoin && (times.length > 0 || days !== null) && hasMore(atoms, at + 1)) flush();
      else words.push(word);
      at += 1;
    }
  }
  flush();
  return clauses;
}

const without = (days: readonly number[], others: readonly number[]): readonly number[] =>
  days.filter((day) => !others.includes(day));

/** Whether a time or days follow before the next sign. */
function hasMore(atoms: readonly Atom[], from: number): boolean {
  for (const atom of atoms.slice(from)) {
    if (atom.type === 'time' || atom.type === 'days' || atom.type === 'rest') return true;
    if (atom.type === 'stop' || atom.type === 'comma') return false;
  }
  return false;
}
