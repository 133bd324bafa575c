import { DAYS } from '@saffron/contracts/hours/days';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { numberIn } from './numbers.ts';

/** As people write it. */
export const TOMORROW: ReadonlySet<string> = wordSet('tomorrow tmrw tmr tmw tomoz tomorow 2moro 2morrow tomorro');
const SHORT_DAYS = Object.entries({ mon: 0, tue: 1, weds: 2, wed: 2, thu: 3, thur: 3, fri: 4 });
const DAY_STEMS = new Map([...DAYS.map((day, at) => [day.toLowerCase(), at] as const), ...SHORT_DAYS]);
/** A day of which somebody tells. */
const PAST = wordSet('had was were cooked ate went did came loved rained visited yesterday');
/** Before a day on which nobody comes: one that is ruled out, or by which something else has to be done. */
const NOT_ON = wordSet('last every not except til till until due');
/** What somebody was about to do is still to come. */
const PLANNING = wordSet('thinking hoping planning wondering looking meant meaning aiming supposed going');
/** Every week. */
const USUAL = wordSet('usually always normally generally');
/** "Sunday sauce" is a dish on any day, and so is a roast of which another day is said. */
const DISHES: ReadonlySet<string> = new Set(['sauce', 'gravy']);
const ROAST = 'roast';
const OTHER_DAY = wordSet(
  'today tonight tonite tomorrow tmrw tmr now monday tuesday wednesday thursday friday saturday',
);
/** "Sat" and "sun" are days beside words that tell so. */
const WEEKEND: Readonly<Record<string, number>> = { sat: 5, sun: 6 };
const BESIDE_A_DAY = wordSet(
  'on this next bout about coming lunch lunchtime night nite morning afternoon arvo evening eve brunch dinner early late',
);
/** Who sat somewhere; "curry sat" is no such thing. */
const SITTING = wordSet('i we he she they you who have has had was were be been being just never always all both got');

function shortDay(tokens: readonly Token[], at: number): number | undefined {
  const { word = '', clause } = tokens[at] ?? {};
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const beside = [before, after].some((token) => BESIDE_A_DAY.has(token?.word ?? ''));
  const isLast = word === 'sat' && after?.clause !== clause && !SITTING.has(before?.word ?? '');
  return (beside || isLast) && Object.hasOwn(WEEKEND, word) ? WEEKEND[word] : undefined;
}

/** A weekday as it was said: of every week, or of the one after this. */
export interface Weekday {
  day: number;
  usual: boolean;
  next: boolean;
}

/** No Wednesday. */
const isWould = (tokens: readonly Token[], at: number): boolean =>
  /['’‘`]d$/i.test(tokens[at]?.raw ?? '') ||
  (tokens[at]?.word === 'wed' &&
    /^(?:like|love|rather|prefer|need|want|be|have|also|just|really|all|both|take|go|appreciate)$/.test(
      tokens[at + 1]?.word ?? '',
    ));

/**
 * The weekday of a visit that a token names; null where it names none, one of the past, or one on which nobody comes.
 *
 * @example weekdayAt(tokenize('ramen next Sunday'), 2) // { day: 6, usual: false, next: true }
 */
export function weekdayAt(tokens: readonly Token[], at: number): Weekday | null {
  const day = DAY_STEMS.get(tokens[at]?.stem ?? '') ?? shortDay(tokens, at);
  if (day === undefined || isWould(tokens, at) || DISHES.has(tokens[at + 1]?.stem ?? '')) return null;
  if (tokens[at + 1]?.stem === ROAST && tokens.some(({ word }) => OTHER_DAY.has(word))) return null;
  const sentence = tokens.filter((token) => token.sentence === tokens[at]?.sentence);
  const isTold = sentence.some((one, index) => one.clause === tokens[at]?.clause && isPast(sentence, index));
  const isProposed = tokens[at - 2]?.word === 'why';
  if (isTold || (NOT_ON.has(tokens[at - 1]?.word ?? '') && !isProposed)) return null;
  const many = /days$/.test(tokens[at]?.word ?? '') || sentence.some(({ word }) => USUAL.has(word));
  const next =
    tokens[at - 1]?.word === 'next' || isWeek(tokens.slice(at + 1, at + 3)) || isWeek(tokens.slice(at - 3, at));
  return { day, usual: many, next };
}

/** "We're eight", and "were 8" for it, tell nothing of the past. */
function isPast(sentence: readonly Token[], at: number): boolean {
  const { word = '', raw = '', clause } = sentence[at] ?? {};
  if (!PAST.has(word) || /['’‘`]/.test(raw)) return false;
  const [before, after] = [sentence[at - 1], sentence[at + 1]?.word ?? ''];
  return !PLANNING.has(after) && (before?.clause === clause || numberIn(after) === null);
}

const isWeek = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'next' && tokens[at + 1]?.word === 'week');

/** "Tomorrow (Wednesday)", "tomorrow, which is Wednesday", "it's Wednesday tomorrow": one day, called by both. */
export function isTomorrow(tokens: readonly Token[], at: number): boolean {
  const before = tokens.findLastIndex(({ word }, index) => index < at && TOMORROW.has(word));
  const isSame = before >= 0 && tokens.slice(before + 1, at).every(({ word }) => IS.has(word));
  return isSame || TOMORROW.has(tokens[at + 1]?.word ?? '');
}
const IS = wordSet('which that its is a');
