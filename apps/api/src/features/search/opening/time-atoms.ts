/** An hour as it is said: "four" is 4, whatever half of the day is meant; midnight is 24. */
export interface Clock {
  hour: number;
  half: 'am' | 'pm' | null;
}

/** A sign, a word, or words that name a time or days together. Days are counted from Monday. */
export type Atom =
  /** `plain`: nothing but a number. */
  | { type: 'time'; clock: Clock; plain: boolean }
  /** `one`: a single day, with which a range can begin. */
  | { type: 'days'; days: readonly number[]; one: boolean }
  /** The days that are not named: "otherwise", "other nights". */
  | { type: 'rest' | 'stop' | 'comma' }
  | { type: 'word'; word: string };

export const WEEK: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
/** Letters of a sentence that are read. */
const LONGEST = 300;

export const NUMBERS: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER = `(?<number>\\d{1,2}|${NUMBERS.join('|')})`;
/** What is counted is no hour, nor is a price. */
const COUNTED = `(?!\\s*(?:[%$€£]|minutes?|mins?|hours?|people|persons?|guests?|covers?|seats?|stools?|tables?|courses?|dish|plates?|kinds?|years?|days?|weeks?|months?|nights?|euros?|pounds?|dollars?|quid|bucks?|percent|per cent|miles?|steps?|doors?|floors?|of (?:you|us|them|the)|or (?:more|so people)|at a time)\\b)`;
const HALF = `(?:\\s*(?<half>a|p)\\.?m\\b\\.?| (?:o['’]?clock)?(?: )?(?:in the|(?:the )?next) (?<part>morning|afternoon|evening)| (?:o['’]?clock )?at (?<night>night)|(?: o['’]?clock))?`;
const PAST = new RegExp(
  `(?:at )?(?<past>half|a? ?quarter)(?: (?<side>past|to|of|after))? ${NUMBER}${HALF}(?![\\w])`,
  'y',
);
const TIME = new RegExp(
  `(?<![$€£#.:\\d])${NUMBER}(?:[:.](?<minutes>\\d\\d)(?!\\d)|[- ](?<said>thirty|fifteen|forty[- ]five))?${HALF}(?![\\w%]|[:.]\\d)${COUNTED}`,
  'y',
);
const DAWN = 6;
const NOON = 12;
const MINUTES: Readonly<Record<string, number>> = { thirty: 30, fifteen: 15 };
const NAMED = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** Days that are other words, too, where neither a day nor an hour stands beside them. */
const AMBIGUOUS = /^(?:on )?(?:sun|sat|wed)$/;

/** The hour that was found, with so many minutes. */
function clockOf({ groups }: RegExpExecArray, minutes: number): Clock {
  const { number = '', half, part, night } = groups ?? {};
  const hour = /\d/.test(number) ? Number(number) : NUMBERS.indexOf(number) + 1;
  if (!half && !part && !night) return { hour: hour + minutes / 60, half: null };
  const isLate = night ? hour >= DAWN && hour !== NOON : half === 'p' || part === 'afternoon' || part === 'evening';
  return { hour: hour + minutes / 60, half: isLate ? 'pm' : 'am' };
}

const time = (clock: Clock, plain = false): Atom => ({ type: 'time', clock, plain });
const days = (named: readonly number[], one = false): Atom => ({ type: 'days', days: named, one });

/** The first that fits at a position reads it. All but signs and words begin where a word does. */
const READERS: readonly (readonly [form: RegExp, atomOf: (found: RegExpExecArray) => Atom])[] = [
  [/(?:twelve |12 )?(?:noon|midday)\b/y, () => time({ hour: NOON, half: 'pm' })],
  [/(?:twelve |12 )?midnight\b/y, () => time({ hour: 24, half: null })],
  [
    PAST,
    (found) => {
      const { past, side } = found.groups ?? {};
      return time(clockOf(found, past === 'half' ? 30 : side === 'to' || side === 'of' ? -15 : 15));
    },
  ],
  [
    TIME,
    (found) => {
      const { number, minutes, said } = found.groups ?? {};
      return time(clockOf(found, minutes ? Number(minutes) : said ? (MINUTES[said] ?? 45) : 0), found[0] === number);
    },
  ],
  [
    /(?:otherwise|the (?:rest|others?)(?: of the (?:week|time))?|(?:on )?(?:all |every |any |the )?other (?:days?|nights?|evenings?))\b/y,
    () => ({ type: 'rest' }),
  ],
  [
    /(?:(?:every|each|any) (?:single )?(?:day|night|evening|morning)|all (?:days|nights|week|year))(?: (?:of|in) the (?:week|year))?\b|daily\b|nightly\b|(?:seven|7) (?:days|nights)(?: a week)?\b|(?:three hundred and sixty-five|365) days\b/y,
    () => days(WEEK),
  ],
  [/(?:on )?(?:week-?days?|week-?nights?|working days)\b/y, () => days(WEEK.slice(0, 5))],
  [/(?:at |on )?(?:the )?weekends?\b/y, () => days(WEEK.slice(5))],
  [
    /(?:on )?(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b(?:['’]s)?/y,
    ([, name = '']) => days([NAMED.indexOf(name.slice(0, 3))], true),
  ],
];
const SIGNS: typeof READERS = [
  [/[;:()—]| – |\.(?=\s|$)|[!?]/y, () => ({ type: 'stop' })],
  [/,/y, () => ({ type: 'comma' })],
  [/[-–/&]/y, ([sign]) => ({ type: 'word', word: sign })],
  [
    /[\p{L}\p{N}$€£][\p{L}\p{N}'’.-]*/uy,
    ([word]) => ({ type: 'word', word: word.replace(/[.'’]+$/, '').replaceAll('’', "'") }),
  ],
];
const IN_WORD = /[\p{L}\p{N}]/u;

/** The atoms of a sentence, in order. Takes time in proportion to its length. */
export function atomsOf(text: string): Atom[] {
  const said = text.slice(0, LONGEST).toLowerCase();
  const read: { atom: Atom; word: string }[] = [];
  for (let at = 0; at < said.length; ) {
    const readers = IN_WORD.test(said[at - 1] ?? '') ? SIGNS : [...READERS, ...SIGNS];
    const [length, atom] = readAt(said, at, readers);
    if (atom) read.push({ atom, word: said.slice(at, at + length) });
    at += length;
  }
  const isOfTime = (one: { atom: Atom } | undefined) => one?.atom.type === 'time' || one?.atom.type === 'days';
  return read.map(({ atom, word }, at) =>
    AMBIGUOUS.test(word) && ![-2, -1, 1, 2].some((by) => isOfTime(read[at + by])) ? { type: 'word', word } : atom,
  );
}

function readAt(said: string, at: number, readers: typeof READERS): [length: number, atom: Atom | null] {
  for (const [form, atomOf] of readers) {
    form.lastIndex = at;
    const found = form.exec(said);
    if (found?.[0]) return [found[0].length, atomOf(found)];
  }
  return [1, null];
}
