import { numberIn } from '../../understanding/reading/numbers.ts';
import { GAP } from '../../understanding/text/evidence.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';

/** What a sentence says of seats: all of them, those of one table, or that there is a room apart. */
export interface Seating {
  kind: 'seats' | 'counter' | 'table' | 'room';
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
/** A room apart is booked by parties of up to about this many. */
const ROOM = 20;
const ROOMS: readonly (readonly [string, string])[] = [
  ['private', 'room'],
  ['private', 'dining'],
  ['function', 'room'],
];

/** "Eleven stools", "booths for six", "tables of twelve", "a private room". */
export function seatingIn(sentence: Sentence): Seating[] {
  const { stems } = sentence;
  const found: Seating[] = [];
  for (const [at, word] of stems.entries()) {
    const number = numberIn(word);
    const next = stems[at + 1] ?? GAP;
    const of = LINKS.has(stems[at - 1] ?? '');
    const said = { sentence, phrase: stems.slice(at, at + 1) };
    const seats = SEATS.get(next);
    if (number !== null && seats) found.push({ kind: seats, number, ...said });
    else if (number !== null && of && TABLES.has(stems[at - 2] ?? '')) found.push({ kind: 'table', number, ...said });
    if (ROOMS.some(([first, then]) => word === first && next === then))
      found.push({ kind: 'room', number: ROOM, ...said });
  }
  return found;
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
  const isOfTable = ({ kind }: Seating) => kind === 'table' || kind === 'room';
  if (seating.some((one) => isOfTable(one) && one.number >= A_GROUP)) return 'yes';
  return seating.some((one) => !isOfTable(one) && one.number <= FEW_SEATS) ? 'no' : null;
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
  const counted = sentences.flatMap(seatingIn).filter(({ kind }) => kind === 'seats' || kind === 'counter');
  if (counted.length === 0 || sentences.some(({ stems }) => stems.some((stem) => ELSEWHERE.has(stem)))) return Infinity;
  return Math.max(...counted.map(({ number }) => number));
}
