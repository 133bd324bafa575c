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
  'until till by at from after before past open opens close closes'.split(' '),
);
const HALVES: ReadonlySet<string> = new Set(['am', 'pm', 'oclock']);
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
    const word = tokens[at]?.word ?? '';
    const sum = CURRENCY.exec(word)?.[1];
    if (sum !== undefined) found.push({ kind: 'money', low: Number(sum), high: Number(sum) });
    const low = numberIn(word);
    if (low === null) continue;
    const end = rangeEnd(text, tokens, at);
    const high = end === null ? low : (numberIn(tokens[end]?.word ?? '') ?? low);
    const kind = kindOf(tokens, at, end ?? at);
    if (kind) found.push({ kind, low, high });
    at = end ?? at;
  }
  return found;
}

/** The token with the upper end of a range that begins at `at`. */
function rangeEnd(text: string, tokens: readonly Token[], at: number): number | null {
  const first = tokens[at];
  for (const next of [at + 1, at + 2]) {
    const token = tokens[next];
    if (!first || !token || numberIn(token.word) === null) continue;
    const between = text.slice(first.end, token.start).replace(/[$£€]/g, '');
    if (RANGE.test(between)) return next;
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
