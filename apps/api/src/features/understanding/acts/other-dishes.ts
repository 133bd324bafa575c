import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** Words behind it that are looked at. */
const READ = 12;
const EATING = wordSet('eat order have get try drink good nice');

/**
 * Whether a message asks for other dishes of the place that it is about, and for no other place.
 *
 * @example asksOtherDishes(tokenize('what else could she eat there?')) // true
 * @example asksOtherDishes(tokenize('what else is there?')) // false
 */
export const asksOtherDishes = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, clause }, at) => {
    if (word !== 'what' || tokens[at + 1]?.word !== 'else') return false;
    const rest = tokens.slice(at + 2, at + 2 + READ).filter((token) => token.clause === clause);
    return rest.some((token) => token.word === 'there') && rest.some((token) => EATING.has(token.word));
  });
