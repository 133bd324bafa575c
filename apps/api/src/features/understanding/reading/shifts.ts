import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { numberIn } from './numbers.ts';

export const EARLIER = /^(?:earlier|forward|ahead|sooner|up)$/;
const UNIT = /^(?:hour|hr|minute|min)$/;
/** Without an amount, "a bit later". */
export const A_BIT = 0.5;

/** In hours; null where none is said. */
export function amountIn(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ stem }) => UNIT.test(stem));
  if (at < 0) return null;
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  const number = words.flatMap((word) => numberIn(word) ?? []).at(-1) ?? (words.includes('couple') ? 2 : 1);
  const hours = /^h/.test(tokens[at]?.stem ?? '') ? number : number / 60;
  const isHalfMore =
    tokens
      .slice(at + 1, at + 4)
      .map(({ word }) => word)
      .join(' ') === 'and a half';
  return words.includes('half') ? hours / 2 : isHalfMore ? hours + A_BIT : hours;
}

const MOVING = wordSet('later late back behind earlier forward sooner');
const SLIGHTLY = wordSet('bit little touch tad slightly');
/** What is open for longer is sought, and nobody comes at another hour. */
const SOUGHT = wordSet('open opens stay stays close closes shut shuts somewhere anywhere anything something which one');

/**
 * The hours by which somebody comes later than was said before.
 *
 * @example movedBy(tokenize('can we push it back half an hour')) // 0.5
 */
export function movedBy(tokens: readonly Token[]): number | null {
  const moving = tokens.find(({ word }) => MOVING.has(word))?.word;
  if (moving === undefined || tokens.some(({ word }) => SOUGHT.has(word))) return null;
  const isSlight =
    moving !== 'late' && tokens.some(({ word }, at) => SLIGHTLY.has(word) && MOVING.has(tokens[at + 1]?.word ?? ''));
  const amount = amountIn(tokens) ?? (isSlight ? A_BIT : null);
  return amount === null ? null : EARLIER.test(moving) ? -amount : amount;
}
