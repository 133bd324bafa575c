import type { Restaurant } from '@saffron/contracts/guide';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import { type Value, valuesIn } from '../facts/values.ts';

/** What notes say of the hours: days are counted from Monday, hours from the midnight before, beyond 24 after the one that follows. */
interface NotedHours {
  opens: number | null;
  closes: number | null;
  closed: ReadonlySet<number>;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const OPEN = /\b(?:open|opens|serves?|serving|kitchen|hours)\b/i;
const SHUT = /\b(?:closed|closes|shut|dark)\b/i;
const RANGE_OF_DAYS = /day?s? ?(?:through|thru|to|till|until|-|–) ?\p{L}+day/iu;
const UNTIL = /\b(?:until|till|til|closes at|kitchen closes)\b/i;
/** No place opens in the hours before it, and none closes in the morning after it. */
const DAWN = 6;
const NOON = 12;

const afternoon = (hour: number): number => (hour < DAWN - 1 ? hour + 24 : hour < NOON ? hour + NOON : hour);

/**
 * Reads hours that stand in notes: "kitchen until 11", "closed Mondays", "Open 7 to 3, Monday through Saturday".
 *
 * @returns null where the notes say nothing of them
 */
export function notedHours(row: Restaurant): NotedHours | null {
  let opens: number | null = null;
  let closes: number | null = null;
  const closed = new Set<number>();
  let told = false;
  for (const { text } of sentencesOf(row)) {
    const isOpen = OPEN.test(text);
    if (!isOpen && !SHUT.test(text)) continue;
    const values = valuesIn(text, tokenize(text));
    const days = daysOf(text, values);
    for (const day of SHUT.test(text) ? days : days.length > 0 ? WEEK.filter((one) => !days.includes(one)) : [])
      closed.add(day);
    const span = values.find(({ kind, low, high }) => kind === 'hour' && low !== high);
    const end = UNTIL.test(text) ? values.find(({ kind }) => kind === 'hour') : undefined;
    if (isOpen && span) [opens, closes] = spanOf(span);
    else if (isOpen && end) closes = afternoon(end.high === NOON ? 24 : end.high);
    told ||= days.length > 0 || (isOpen && (span !== undefined || end !== undefined));
  }
  return told ? { opens, closes, closed } : null;
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
  const [first, last] = named;
  if (first === undefined || last === undefined || !RANGE_OF_DAYS.test(text)) return named;
  return WEEK.filter((day) => (first <= last ? day >= first && day <= last : day >= first || day <= last));
}
