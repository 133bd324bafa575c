import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** An amount in a sentence: money in the guide's currency, minutes, an hour of the clock, seats, or a day of the week. */
export interface Value {
  kind: 'money' | 'minutes' | 'hour' | 'seats' | 'day';
  low: number;
  high: number;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const SIGN = /^[$£€]$/;
/** "R340", "CHF25". */
const CURRENCY = /^(?:r|rs|rm|kr|chf|usd|eur|gbp|zar)(\d{2,6})$/;
const MONEY: ReadonlySet<string> = new Set('dollar buck pound euro quid'.split(' '));
/** "Under forty, all in": what one pays, without a sign. */
const EACH: ReadonlySet<string> = new Set(['a head', 'per head', 'a person', 'per person', 'a cover', 'all in']);
const MINUTES: ReadonlySet<string> = new Set(['minute', 'min']);
const SEATS: ReadonlySet<string> = new Set('seat stool cover table'.split(' '));
const CLOCK: ReadonlySet<string> = new Set(
  'until till til by at from after before past open opens close closes'.split(' '),
);
const HALVES: ReadonlySet<string> = new Set(['am', 'pm', 'oclock']);
/** "8", "8pm". */
const DIGITS = /^(\d{1,3})(am|pm)?$/;
/** What stands behind the dot or colon of "8.30", "8:30pm", "$12.50". */
const PAST = /^(\d\d)(am|pm)?$/;
const HOURS = 24;
const NOON = 12;
const MINUTES_OF_HOUR = 60;
const FRACTIONS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };
/** Between the ends of a range. */
const RANGE = /^\s*(?:-|–|to)\s*$/;

/**
 * The amounts of one sentence, from left to right.
 *
 * @param text what the tokens were read from
 * @example valuesIn('Mains $22-31, a 45-minute wait', tokenize('…')) // money 22 to 31, minutes 45
 */
export function valuesIn(text: string, tokens: readonly Token[]): Value[] {
  const found: Value[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const day = DAYS.indexOf(tokens[at]?.stem ?? '');
    if (day >= 0) found.push({ kind: 'day', low: day, high: day });
    const sum = CURRENCY.exec(tokens[at]?.word ?? '')?.[1];
    if (sum !== undefined) found.push({ kind: 'money', low: Number(sum), high: Number(sum) });
    const low = numberAt(text, tokens, at);
    if (low === null) continue;
    const high = rangeEnd(text, tokens, low) ?? low;
    const isHour = high.isHour || low.isHour;
    const kind = isHour ? 'hour' : kindOf(tokens, at, high.last);
    const of = ({ value, hour }: Amount) => (kind === 'hour' ? hour : value);
    if (kind) found.push({ kind, low: of(low), high: of(high) });
    at = high.last;
  }
  return found;
}

/** A number, with what it comes to as an hour of the clock. */
interface Amount {
  value: number;
  hour: number;
  /** It can be nothing else. */
  isHour: boolean;
  /** Its last token. */
  last: number;
}

/** "8", "8.30", "8pm", "half eight", "quarter to nine". */
function numberAt(text: string, tokens: readonly Token[], at: number): Amount | null {
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1];
  const fraction = Object.hasOwn(FRACTIONS, word) ? (FRACTIONS[word] ?? null) : null;
  if (fraction !== null) return fractionAt(tokens, at, fraction);
  const [, digits, half] = DIGITS.exec(word) ?? [];
  const whole = digits === undefined ? numberIn(word) : Number(digits);
  if (whole === null) return null;
  const joined = text.slice(tokens[at]?.end ?? 0, next?.start ?? 0);
  const [, minutes, after] = (digits && /^[.:]$/.test(joined) && PAST.exec(next?.word ?? '')) || [];
  const later = (half ?? after) === 'pm' && whole < NOON ? NOON : 0;
  if (minutes === undefined) return { value: whole, hour: whole + later, isHour: half !== undefined, last: at };
  const isClock = whole < HOURS && Number(minutes) < MINUTES_OF_HOUR;
  return {
    value: whole + Number(minutes) / 100,
    hour: whole + (isClock ? Number(minutes) / MINUTES_OF_HOUR : 0) + later,
    isHour: isClock && (joined === ':' || after !== undefined),
    last: at + 1,
  };
}

/** "Half eight" is half past, and so is "half past eight". */
function fractionAt(tokens: readonly Token[], at: number, fraction: number): Amount | null {
  const link = tokens[at + 1]?.word ?? '';
  const last = link === 'past' || link === 'to' ? at + 2 : at + 1;
  const hour = numberIn(tokens[last]?.word ?? '');
  const isLinked = last > at + 1 || (fraction === 0.5 && CLOCK.has(tokens[at - 1]?.word ?? ''));
  if (hour === null || hour > NOON || !isLinked) return null;
  const value = link === 'to' ? hour - fraction : hour + fraction;
  return { value, hour: value, isHour: true, last };
}

/** The upper end of a range that an amount begins. */
function rangeEnd(text: string, tokens: readonly Token[], { last }: Amount): Amount | null {
  const first = tokens[last];
  for (const next of [last + 1, last + 2]) {
    const token = tokens[next];
    const end = token ? numberAt(text, tokens, next) : null;
    if (!first || !token || !end) continue;
    const between = text.slice(first.end, token.start).replace(/[$£€]/g, '');
    if (RANGE.test(between)) return end;
  }
  return null;
}

function kindOf(tokens: readonly Token[], first: number, last: number): Value['kind'] | null {
  const before = tokens[first - 1]?.word ?? '';
  const after = tokens[last + 1];
  if (SIGN.test(before) || SIGN.test(after?.word ?? '') || MONEY.has(after?.stem ?? '')) return 'money';
  const next = `${after?.word} ${tokens[last + 2]?.word}`;
  if (EACH.has(next)) return 'money';
  if (MINUTES.has(after?.stem ?? '')) return 'minutes';
  if (SEATS.has(after?.stem ?? '')) return 'seats';
  return HALVES.has(after?.word ?? '') || CLOCK.has(before) ? 'hour' : null;
}
