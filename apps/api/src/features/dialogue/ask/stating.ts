import { DIETS } from '../../understanding/lexicon/foods.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';

/**
 * The clauses of a message that state what somebody does not eat, beside one that names a place: they ask nothing themselves.
 *
 * @example statingClauses(readingOf("I can't eat eggs. What's Foxlight like?")) // the first one
 */
export function statingClauses({ tokens, mentions, names }: Reading): ReadonlySet<number> {
  const clauseOf = ({ from }: { from: number }) => tokens[from]?.clause ?? -1;
  const named = new Set(names.map(clauseOf));
  if (named.size === 0) return named;
  const isNeed = ({ stated, negated, meaning }: Mention) =>
    stated || negated || (meaning.type === 'food' && DIETS.has(meaning.key));
  return new Set(mentions.filter(isNeed).flatMap((one) => (named.has(clauseOf(one)) ? [] : [clauseOf(one)])));
}
