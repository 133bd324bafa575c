import type { Mention, Reading } from './reading/reading.ts';
import { BEFORE_FOOD, FINE, GLUE, NOT, OTHERS, VENUE, WISHING } from './safety/signs.ts';
import type { Token } from './text/tokens.ts';
import { wordSet } from './text/word-set.ts';

/** Words of a clause that are looked at before a food. */
const REACH = 6;
const PROPOSING = wordSet(
  'lets let about how some try show give see bring back thoughts thought do actually instead ok okay fine yes yeah sure go mood up good best any another more rather',
);
/** With these a message is nothing but the food. */
const SMALL: ReadonlySet<string> = new Set([
  ...'please now then today tonight tomorrow just only again hmm well so thanks food foods dish dishes instead actually ok okay fine yes yeah sure no'.split(
    ' ',
  ),
  ...VENUE,
  ...BEFORE_FOOD,
  ...GLUE,
]);

/**
 * Whether a food is only spoken of, and not asked for. Somebody who said that they do not want it has not changed their
 * mind by that.
 */
export function isInPassing({ from, to }: Mention, { tokens, taken }: Reading): boolean {
  if (FINE.has(tokens[to]?.word ?? '')) return false;
  const before = wordsBefore(from, tokens);
  const isOthers = before.some((word) => OTHERS.has(word));
  if (ASKS.test(before.at(-1) ?? '')) return true;
  const wish = before.findIndex((word) => WISHING.has(word) || PROPOSING.has(word));
  if (wish >= 0) return isOthers || before.slice(wish).some((word) => NOT.has(word));
  return before.length > 0 && !isBare(tokens, from, taken);
}
const ASKS = /^(?:why|does|do|did|is|are|has|have)$/;

/** The words of the clause before a token, nearest first. */
function wordsBefore(from: number, tokens: readonly Token[]): string[] {
  const words: string[] = [];
  for (let at = from - 1; at >= from - REACH && tokens[at]?.clause === tokens[from]?.clause; at -= 1)
    words.push(tokens[at]?.word ?? '');
  return words;
}

/** Nothing but mentions and small words in the clause before it. */
function isBare(tokens: readonly Token[], from: number, taken: ReadonlySet<number>): boolean {
  for (let at = from - 1; at >= from - REACH && tokens[at]?.clause === tokens[from]?.clause; at -= 1)
    if (!taken.has(at) && !SMALL.has(tokens[at]?.word ?? '')) return false;
  return true;
}
