import { numberIn } from '../../understanding/reading/numbers.ts';
import { DENIALS, GAP } from '../../understanding/text/evidence.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';

/** What a sentence says of seats: all of them, those of one table, that there is a room apart, or how many guests are the most together. */
export interface Seating {
  kind: 'seats' | 'counter' | 'table' | 'room' | 'most';
  number: number;
  sentence: Sentence;
  /** The word for the number. */
  phrase: string[];
}

const SEATS: ReadonlyMap<string, 'seats' | 'counter'> = new Map([
  ['seat', 'seats'],
  ['cover', 'seats'],
  ['chair', 'seats'],
  ['stool', 'counter'],
]);
const TABLES: ReadonlySet<string> = new Set(
  'table booth party group room banquet relative guest people family'.split(' '),
);
const LINKS: ReadonlySet<string> = new Set(['of', 'for', 'to']);
const HOLDING: ReadonlySet<string> = new Set(['seat', 'hold', 'take', 'fit', 'host', 'sit', 'welcome']);
/** What follows a number of guests, rather than of minutes or cars. */
const AFTER_GUESTS: ReadonlySet<string> = new Set([
  GAP,
  ...'and or but so to with without for at in on if by under a each more together upstairs downstairs inside outside easily guest people person diner privately'.split(
    ' ',
  ),
]);
const UP_TO: ReadonlySet<string> = new Set([
  ...TABLES,
  'wedding',
  'reception',
  'together',
  'seat',
  'hold',
  'take',
  'host',
]);
const OVER: ReadonlySet<string> = new Set(['over', 'than', 'above']);
const BEFORE_OVER: ReadonlySet<string> = new Set(['party', 'group', 'table', 'more', 'larger', 'bigger']);
/** What a party of more than so many goes on with. */
const AFTER_PARTY: ReadonlySet<string> = new Set(['are', 'is', 'will', 'before', 'after', 'have']);
const REFUSING: ReadonlySet<string> = new Set([
  ...DENIALS,
  'turn',
  'turned',
  'sent',
  'cannot',
  'cant',
  'refuse',
  'wont',
]);
/** A room apart is booked by parties of up to about this many. */
const ROOM = 20;
const ROOMS: readonly (readonly [string, string])[] = [
  ['private', 'room'],
  ['private', 'dining'],
  ['function', 'room'],
];

/** "Eleven stools", "booths for six", "tables of twelve", "a private room", "the back room holds 35", "no parties over eight". */
export function seatingIn(sentence: Sentence): Seating[] {
  const { stems } = sentence;
  const found: Seating[] = [];
  const rooms: Seating[] = [];
  for (const [at, word] of stems.entries()) {
    const said = { sentence, phrase: stems.slice(at, at + 1) };
    const number = countAt(stems, at);
    const kind = number === null ? null : kindAt(stems, at);
    if (number !== null && kind) found.push({ kind, number, ...said });
    const further = kind === 'table' || kind === 'room' ? numberIn(stems[at + 2] ?? '') : null;
    if (further !== null && kind && JOINING.has(stems[at + 1] ?? '') && isOfGuests(stems, at + 2))
      found.push({ kind, number: further, ...said });
    const next = stems[at + 1] ?? GAP;
    if (ROOMS.some(([first, then]) => word === first && next === then))
      rooms.push({ kind: 'room', number: ROOM, ...said });
  }
  // How many a room takes is told by its number, where there is one.
  return found.some(({ kind }) => isApart(kind)) ? found : [...found, ...rooms];
}

/** A number of one or more words that ends at a position: "twenty-six", "two hundred"; null where none does, or it goes on. */
function countAt(stems: readonly string[], at: number): number | null {
  const number = numberIn(stems[at] ?? '');
  if (number === null || stems[at + 1] === 'hundred') return null;
  const before = numberIn(stems[at - 1] ?? '') ?? 0;
  if (number === 100 && stems[at] === 'hundred') return 100 * Math.max(1, before);
  const isAfterTens = before >= 20 && before < 100 && before % 10 === 0 && /^\p{L}/u.test(stems[at - 1] ?? '');
  return isAfterTens && number < 10 ? before + number : number;
}

const JOINING: ReadonlySet<string> = new Set(['and', 'or', 'to']);

const isOfGuests = (stems: readonly string[], at: number): boolean => AFTER_GUESTS.has(stems[at + 1] ?? GAP);

const clauseAt = (stems: readonly string[], at: number): readonly string[] => {
  const end = stems.indexOf(GAP, at);
  return stems.slice(stems.lastIndexOf(GAP, at) + 1, end < 0 ? stems.length : end);
};

const LARGEST: ReadonlySet<string> = new Set(['biggest', 'largest']);
const isUpTo = (stems: readonly string[], at: number): boolean => stems[at - 1] === 'to' && stems[at - 2] === 'up';

/** What stands behind a number that is the most, in stems. */
const MOST_AFTER =
  /^(?:at (?:the )?most|at a (?:push|pinch|squeeze|stretch)|max(?:imum)?|top|(?:is )?the (?:limit|most|maximum)|or fewer)(?: |$)/;
/** Words of it at most. */
const AFTER_WORDS = 3;
const MOST_BEFORE: ReadonlySet<string> = new Set(['max', 'maximum', 'most']);
const GUESTS: ReadonlySet<string> = new Set(['guest', 'people', 'person', 'diner', 'head']);
/** A quiz, a course or a game is no table. */
const PLAYING: ReadonlySet<string> = new Set(['team', 'quiz', 'class', 'course', 'game']);

/** "Three at a push", "fours at most", "six is the limit": so many guests, and no more. */
function isMost(stems: readonly string[], at: number): boolean {
  const next = GUESTS.has(stems[at + 1] ?? GAP) ? at + 2 : at + 1;
  const isLimited =
    MOST_AFTER.test(stems.slice(next, next + AFTER_WORDS).join(' ')) ||
    (MOST_BEFORE.has(stems[at - 1] ?? GAP) && (stems[next] ?? GAP) === GAP);
  if (!isLimited || stems.some((stem) => PLAYING.has(stem))) return false;
  // What is counted is said by nothing else.
  const isBare = stems.slice(0, at).every((stem) => stem === GAP || BARE.has(stem) || numberIn(stem) !== null);
  return isBare || stems.some((stem) => TABLES.has(stem) || GUESTS.has(stem) || HOLDING.has(stem));
}
const BARE: ReadonlySet<string> = new Set(['for', 'good', 'best', 'come', 'as', 'a', 'or', 'and', 'only']);

/** What a number in a sentence counts; null where it counts no guests. */
function kindAt(stems: readonly string[], at: number): Seating['kind'] | null {
  if (isMost(stems, at)) return 'most';
  const seats = SEATS.get(stems[at + 1] ?? GAP);
  if (seats) return seats;
  const [further = '', before = '', last = ''] = [stems[at - 3], stems[at - 2], stems[at - 1]];
  if (OVER.has(last) && BEFORE_OVER.has(before))
    return (isOfGuests(stems, at) || AFTER_PARTY.has(stems[at + 1] ?? GAP)) &&
      clauseAt(stems, at).some((stem) => REFUSING.has(stem))
      ? 'most'
      : null;
  if (LINKS.has(last) && TABLES.has(before)) return 'table';
  // "The biggest table is ten".
  if (last === 'is' && TABLES.has(before) && LARGEST.has(further)) return 'table';
  // "Tables of up to eight".
  if (isUpTo(stems, at) && LINKS.has(further) && TABLES.has(stems[at - 4] ?? '')) return 'table';
  if (!isOfGuests(stems, at)) return null;
  if (isUpTo(stems, at) && UP_TO.has(further)) return 'room';
  const clause = stems.slice(stems.lastIndexOf(GAP, at) + 1, at);
  if (HOLDING.has(last)) return clause.some((stem) => /^(?:table|booth)$/.test(stem)) ? 'table' : 'room';
  const isLast = (stems[at + 1] ?? GAP) === GAP;
  return last === 'for' && isLast && clause.some((stem) => stem === 'room' || stem === 'hall') ? 'room' : null;
}

/** So many at one table, or fewer seats than so many in all, tell whether a group fits. */
const A_GROUP = 6;
const FEW_SEATS = 12;

/**
 * Whether a sentence tells by numbers that a group has room.
 *
 * @example groupIn(sentence) // 'yes' of "tables of twelve", 'no' of "eleven stools"
 */
export function groupIn(sentence: Sentence): 'yes' | 'no' | null {
  const seating = seatingIn(sentence);
  if (seating.some(({ kind, number }) => isApart(kind) && number >= A_GROUP)) return 'yes';
  const isFew = ({ kind, number }: Seating) =>
    kind === 'most' ? number < A_GROUP : !isApart(kind) && number <= FEW_SEATS;
  return seating.some(isFew) ? 'no' : null;
}

/** Words for somewhere to sit beside the seats that are counted. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  'table booth room garden terrace hall courtyard patio bench upstairs downstairs cellar'.split(' '),
);

/**
 * How many people can sit in a place whose notes tell of all its seats; infinite where they do not.
 *
 * @example seatsOf(sentencesOf(row)) // 8 where "eight seats face the chef", and no table is spoken of
 */
export function seatsOf(sentences: readonly Sentence[]): number {
  const all = sentences.flatMap(seatingIn);
  const most = Math.min(...all.flatMap(({ kind, number }) => (kind === 'most' ? [number] : [])));
  const counted = all.filter(({ kind }) => kind === 'seats' || kind === 'counter');
  if (counted.length === 0 || sentences.some(({ stems }) => stems.some((stem) => ELSEWHERE.has(stem)))) return most;
  return Math.min(most, Math.max(...counted.map(({ number }) => number)));
}

/**
 * The largest party for which the notes tell of a table or a room; 0 where they tell of none.
 *
 * @example roomOf(sentencesOf(row)) // 35 where "the back room holds 35"
 */
export const roomOf = (sentences: readonly Sentence[]): number =>
  Math.max(0, ...sentences.flatMap(seatingIn).flatMap(({ kind, number }) => (isApart(kind) ? [number] : [])));

const isApart = (kind: Seating['kind']): boolean => kind === 'table' || kind === 'room';
