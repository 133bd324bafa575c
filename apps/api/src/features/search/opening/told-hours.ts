import { wordSet } from '../../understanding/text/word-set.ts';

/** Hours of a day, counted from the midnight before it, beyond 24 after the one that follows; null for what is not told. */
export interface Told {
  opens: number | null;
  closes: number | null;
}

/** What a sentence tells of opening hours. Days are counted from Monday. */
export interface ToldHours {
  /** On days that have no hours of their own; null where only some days are told. */
  usual: Told | null;
  days: ReadonlyMap<number, Told>;
  closed: ReadonlySet<number>;
  /** When the kitchen closes. */
  kitchen: number | null;
  /** It is open every day, at whatever hours. */
  daily: boolean;
}

/** What a place is, which decides between "8 to 10" in the morning and in the evening. */
export interface Kind {
  bar: boolean;
  /** It serves breakfast, brunch or lunch. */
  daytime: boolean;
  /** It serves dinner, or drinks. */
  evening: boolean;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = new RegExp(`\\b(?:${NUMBERS.join('|')})\\b`, 'g');
/** Letters of a sentence that is read. */
const LONGEST = 240;

/** A sentence with all times in figures. */
const inFigures = (text: string): string =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b([ap])\.m\.?/g, '$1m')
    .replace(/\b(?:noon|midday)\b/g, '12pm')
    .replace(/\bmidnight\b/g, '24')
    .replace(ALL_DAY, ', closed ')
    .replace(NUMBER, (word) => String(NUMBERS.indexOf(word) + 1))
    .replace(/\b\d (sittings?|seatings?)\b/g, '$1')
    .replace(/\bhalf (?:past )?(\d{1,2})\b/g, '$1:30')
    .replace(/\bquarter past (\d{1,2})\b/g, '$1:15')
    .replace(/\bquarter to (\d{1,2})\b/g, (_, hour: string) => `${Number(hour) - 1}:45`)
    .replace(/(\d) ?oclock\b/g, '$1')
    .replace(/(\d) in the morning\b/g, '$1am')
    .replace(/(\d) (?:in the (?:evening|afternoon))\b/g, '$1pm')
    .replace(/(\d{1,2}) at night\b/g, (_, hour: string) => `${hour}${Number(hour) < DAWN ? 'am' : 'pm'}`);

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
/** "Shuts at seven, and all day Sunday." */
const ALL_DAY = new RegExp(`(?<=\\b(?:shuts?|closes)\\b.{0,40}) and all (?:day )?(?:on )?(?=${DAY})`, 'g');
const NAMED = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const GROUP = new RegExp(
  `\\b(?:${DAY} ?(?:to|through|thru|till|until|[-–]) ?${DAY}|${DAY}(?:(?:, and |, | and | or | & |/)${DAY})*|weekdays?|(?:the )?weekends?|every (?:day|night)|each day|daily|nightly|(?:7|all) (?:days|week)(?: a week)?)\\b`,
  'g',
);
const TIME = '(\\d{1,2})(?:[:.](\\d\\d))? ?(am|pm)?(?![\\d%]|:\\d)';
const TO = '(?: ?[-–] ?| to | till | til | until )';
/** What is counted, and is no hour. */
const COUNTED =
  '(?!\\s*(?:min|people|person|seat|guest|cover|stool|table|course|dish|plate|year|day|week|euro|pound|dollar|quid|buck|percent|[$£€%]))';
const SPAN = new RegExp(`(?<![\\d$£€.:§])(?:from )?${TIME}${TO}${TIME}${COUNTED}`, 'g');
/** "Noon to dark". */
const OPEN_END = new RegExp(`(?<![\\d$£€.:§])(?:from )?${TIME}${TO}(?:late|dark|dusk|sunset|close|closing)\\b`, 'g');
const FROM = new RegExp(`\\b(?:from|opens?(?: at| from)?|at) ${TIME}`, 'g');
const UNTIL = new RegExp(
  `\\b(?:until|till|til|to|closed by|closes?(?: at)?|shuts?(?: at)?|goes (?:to|on till)|stops?(?: at)?|last orders?(?: at)?) ${TIME}`,
  'g',
);

/** What stands for a part of a sentence that is understood. */
type Atom =
  | { type: 'days'; days: readonly number[] }
  | { type: 'time'; from: Clock | null; to: Clock | null; at?: boolean; alone?: boolean };
interface Clock {
  hour: number;
  half: string | undefined;
}

/** Words beside hours that tell nothing else. */
const GLUE = wordSet(
  'open opens opening hours from on at and or the a only otherwise rest its it is then but except bar also even christmas most all year round for of in sharp kitchen food last order orders lunch dinner brunch breakfast supper seating seatings sitting service bar wine drinks closed shut closes shuts dark when no not never days day late with every they we he she',
);
/** Words of a clause that say something else: more of them, and it tells no hours. */
const BESIDE = 2;
/** Another reader knows these. */
const ALWAYS = /\b(?:all night|24 hours|round the clock)\b/;
const SHUT = /\b(?:closed|shut|dark|no|never|not|all day)\b(?! (?:by|at|on time))/;
const KITCHEN = /\b(?:kitchen|food|last orders?)\b/;
const MEAL = /\b(?:lunch|dinner|brunch|breakfast|supper)\b/;
const MEALS = new RegExp(MEAL.source, 'g');
const EXCEPT = /\b(?:except|but not|bar|other than|apart from)\b/;
/** Things that go on at a place, and what is so at times of the year only. */
const OTHERWISE =
  /\b(?:happy|quiz|trivia|session|music|band|dj|guitar|karaoke|match|kids?|children|dogs?|parking|wait|queue|line|lineup|table|tables|seats?|people|quiet|calm|loud|busy|term|summer|winter|spring|autumn|season|january|february|march|april|june|july|august|september|october|november|december|holiday|easter|thanksgiving|minutes?|hours? (?:wait|ahead)|book|booked|notice)\b/;

/**
 * Reads the opening hours that a sentence tells by figures and days: "Half five to ten, Tuesday to Saturday". Null where it tells none, or
 * something else besides.
 */
export function toldHours(text: string, kind: Kind): ToldHours | null {
  const atoms: Atom[] = [];
  const put = (atom: Atom): string => `§${atoms.push(atom) - 1} `;
  const clock = (hour: string | undefined, minutes: string | undefined, half: string | undefined): Clock => ({
    hour: Number(hour) + Number(minutes ?? 0) / 60,
    half,
  });
  const marked = inFigures(text)
    .replace(GROUP, (said) => put({ type: 'days', days: daysIn(said) }))
    .replace(SPAN, (_, h, m, half, h2, m2, half2) =>
      put({ type: 'time', from: clock(h, m, half), to: clock(h2, m2, half2) }),
    )
    .replace(OPEN_END, (_, h, m, half) => put({ type: 'time', from: clock(h, m, half), to: null }))
    .replace(
      UNTIL,
      (said, h, m, half) =>
        `${said.match(KITCHEN)?.[0] ?? ''} ${put({ type: 'time', from: null, to: clock(h, m, half) })}`,
    )
    .replace(FROM, (said, h, m, half) =>
      put({ type: 'time', from: clock(h, m, half), to: null, at: said.startsWith('at') }),
    )
    .replace(
      /(?<!§)(?<!\d)\b(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?\b(?= (?:on |at )?§| otherwise\b| the rest\b)/g,
      (_, h, m, half) => put({ type: 'time', from: null, to: clock(h, m, half), alone: true }),
    );
  // What is served on some days at one meal tells nothing of the others.
  if (ALWAYS.test(marked) || new Set(marked.match(MEALS)).size === 1) return null;
  if (!atoms.some(({ type }) => type === 'time') && !/\bonly\b|\bopen\b/.test(marked)) return null;
  return interpreted(marked.split(/[;,.!]|\bbut\b(?! not)/), atoms, kind);
}

function interpreted(clauses: readonly string[], atoms: readonly Atom[], kind: Kind): ToldHours | null {
  let usual: Told | null = null;
  let pending: readonly number[] | null = null;
  let kitchen: number | null = null;
  let isRestricted = false;
  let last: Told | null = null;
  const days = new Map<number, Told>();
  const closed = new Set<number>();
  /** Days of which it tells that they are not like the usual ones. */
  const others = new Set<number>();
  let isTold = false;
  for (const clause of clauses) {
    const own = [...clause.matchAll(/§(\d+)/g)].flatMap(([, at]) => atoms[Number(at)] ?? []);
    // "Except Monday, when it's shut."
    if (own.length === 0 && /\b(?:closed|shut)\b/.test(clause)) for (const day of others) closed.add(day);
    if (own.length === 0) continue;
    const words = clause
      .replace(/§\d+/g, ' ')
      .split(/[^\p{L}\d$£€]+/u)
      .filter(Boolean);
    const beside = words.filter((word) => !GLUE.has(word));
    const isHours = beside.length <= BESIDE && (/^[\s(]*§/.test(clause) || GLUE.has(words[0] ?? ''));
    if (!isHours || OTHERWISE.test(clause) || /[$£€]/.test(clause)) {
      // What else a sentence tells may be on days and hours of its own.
      if (!isTold) return null;
      continue;
    }
    const named = own.flatMap((atom) => (atom.type === 'days' ? atom.days : []));
    const isExcept = EXCEPT.test(clause) && named.length > 0;
    const isDaily = named.length === WEEK.length;
    const on: readonly number[] = isExcept ? WEEK.filter((day) => !named.includes(day)) : named;
    const time = timeOf(own);
    // "Closed by 4 and all Monday" tells two things.
    if (time && named.length > 0 && /\b(?:closed|shut)\b/.test(clause)) return null;
    if (SHUT.test(clause) && !time) {
      for (const day of named) closed.add(day);
      isTold ||= named.length > 0;
      continue;
    }
    if (time && KITCHEN.test(clause)) {
      if (named.length === 0 && time.to) kitchen = lastHour(time.to, null, kind, true);
      isTold = true;
      continue;
    }
    if (!time) {
      if (usual && (words.length === 0 || /\bonly\b/.test(clause))) isRestricted = restrict(usual, on, days);
      else if (!usual && days.size === 0 && beside.length === 0) pending = [...new Set([...(pending ?? []), ...on])];
      continue;
    }
    // A meal of some days tells nothing of the others, and an hour at which something is so nothing of any.
    if ((MEAL.test(clause) && named.length > 0) || (time.at && on.length === 0 && !pending)) continue;
    // "From four and from noon at weekends": of the days alone it tells something.
    if (isSeveral(own)) return pending ? onlyOn(pending) : null;
    // "Opens 6 on weekdays, 8 on weekends" tells when it opens, too.
    const isOpening = time.alone && last !== null && last.opens !== null && last.closes === null;
    const told = spanOf(isOpening ? { ...time, from: time.to, to: null } : time, kind, MEAL.test(clause));
    if (!told) return null;
    last = told;
    isTold = true;
    if (/\b(?:otherwise|the rest)\b/.test(clause) && on.length === 0) {
      usual = merged(usual, told);
      isRestricted = false;
    } else if (isExcept) {
      usual = merged(usual, told);
      for (const day of named) others.add(day);
    } else if (!isDaily && (on.length > 0 || (pending && pending.length < WEEK.length))) {
      const at: readonly number[] = on.length > 0 ? on : (pending ?? []);
      for (const day of at) days.set(day, merged(days.get(day) ?? null, told));
      if (usual === null && (told.opens === null ? at.length >= MOST_DAYS : pending !== null || on.length > 1))
        isRestricted = true;
    } else if (usual && usual.opens !== null && told.opens !== null && told.opens !== usual.opens) {
      // "Lunch 12 to 2, dinner 5 to 10": from the first to the last, with a gap that another reader knows.
      if (told.opens < (usual.closes ?? Infinity)) return null;
      usual = { opens: usual.opens, closes: told.closes };
    } else usual = merged(usual, told);
  }
  if (pending && !isTold && clauses.some((clause) => /\bonly\b|\bopen\b/.test(clause))) return onlyOn(pending);
  if (!isTold) return null;
  if (isRestricted) for (const day of WEEK) if (!days.has(day)) closed.add(day);
  if (usual === null && kitchen === null && days.size + closed.size === 0) return null;
  for (const [day, own] of days) days.set(day, merged(usual, own));
  for (const day of others) if (!closed.has(day)) days.set(day, { opens: usual?.opens ?? null, closes: null });
  const [first, ...more] = days.values();
  const isLikeFirst = ({ opens, closes }: Told) => opens === first?.opens && closes === first.closes;
  const isOne = first && isRestricted && [...more, ...(usual ? [usual] : [])].every(isLikeFirst);
  return isOne
    ? { usual: first, days: new Map(), closed, kitchen, daily: false }
    : { usual, days, closed, kitchen, daily: false };
}

/** Open on some days, at whatever hours. */
const onlyOn = (on: readonly number[]): ToldHours => ({
  usual: null,
  days: new Map(),
  closed: new Set(WEEK.filter((day) => !on.includes(day))),
  kitchen: null,
  daily: on.length === WEEK.length,
});

/** Whether a clause tells more than one time. */
function isSeveral(own: readonly Atom[]): boolean {
  const [first, next, third] = own.filter((atom) => atom.type === 'time');
  return third !== undefined || (next !== undefined && !(first && !first.to && !next.from));
}

/** The time of a clause: "from 6 for the swimmers till 2" tells both ends of it. */
function timeOf(own: readonly Atom[]): Extract<Atom, { type: 'time' }> | undefined {
  const [first, next] = own.filter((atom) => atom.type === 'time');
  return first && next && !first.to && !next.from ? { type: 'time', from: first.from, to: next.to } : first;
}

/** Hours that are those of some days only. */
function restrict(usual: Told, on: readonly number[], days: Map<number, Told>): boolean {
  for (const day of on) days.set(day, usual);
  return true;
}

const merged = (before: Told | null, told: Told): Told => ({
  opens: told.opens ?? before?.opens ?? null,
  closes: told.closes ?? before?.closes ?? null,
});

/** So many days with a closing hour are those on which it is open; two of them may only close later than the others. */
const MOST_DAYS = 3;
const DAWN = 6;
const NOON = 12;
/** Hours for which a place opens at least, where nothing but the figures tell; and for one meal. */
const LEAST = { evening: 4, daytime: 3, meal: 1 };
const MOST = 20;

function spanOf({ from, to, at }: Extract<Atom, { type: 'time' }>, kind: Kind, isMeal: boolean): Told | null {
  // One sits down to dinner at seven.
  const first = from && firstHour(from, kind);
  const opens = first !== null && at && kind.evening && !from?.half && first < NOON - 1 ? first + NOON : first;
  const closes = to && lastHour(to, opens, kind, isMeal);
  if ((from && opens === null) || (to && closes === null)) return null;
  return { opens, closes };
}

function firstHour({ hour, half }: Clock, { bar, daytime, evening }: Kind): number | null {
  if (hour > 24) return null;
  if (half === 'pm') return hour < NOON ? hour + NOON : hour;
  if (half === 'am') return hour % NOON;
  if (hour < DAWN - 1) return hour + NOON;
  return bar && !daytime && hour < NOON - 1 ? hour + NOON : hour < DAWN && evening ? hour + NOON : hour;
}

function lastHour({ hour, half }: Clock, opens: number | null, kind: Kind, isMeal: boolean): number | null {
  if (hour > 24) return null;
  const exact = half === 'pm' ? (hour < NOON ? hour + NOON : hour) : half === 'am' ? hour % NOON : null;
  if (exact !== null)
    return opens !== null && exact <= opens ? exact + 24 : exact < DAWN && opens === null ? exact + 24 : exact;
  if (opens === null) return hour < DAWN - 1 ? hour + (kind.evening ? 24 : NOON) : hour < NOON + 1 ? hour + NOON : hour;
  const least = isMeal ? LEAST.meal : kind.evening ? LEAST.evening : LEAST.daytime;
  const ends = [hour, hour + NOON, hour + 24].filter((end) => end - opens >= least && end - opens <= MOST);
  return ends[0] ?? null;
}

/** The days that a group of words names. */
function daysIn(said: string): number[] {
  if (/^weekday/.test(said)) return WEEK.slice(0, 5);
  if (/weekend/.test(said)) return WEEK.slice(5);
  if (/^(?:every|each|daily|nightly|7|all)/.test(said)) return WEEK;
  const named = [...said.matchAll(/[a-z]+/g)].flatMap(([word]) => {
    const day = NAMED.findIndex((name) => word.startsWith(name) && word !== 'through');
    return day < 0 ? [] : [day];
  });
  const [first, last] = named;
  if (named.length === 2 && first !== undefined && last !== undefined && !/(?:,| and | or | & |\/)/.test(said))
    return WEEK.filter((day) => (first <= last ? day >= first && day <= last : day >= first || day <= last));
  return named;
}
