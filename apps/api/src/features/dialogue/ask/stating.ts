import { isQuestion, opensQuestion } from '../../understanding/acts/inquiry.ts';
import { DIETS } from '../../understanding/lexicon/foods.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { isAverse } from './choice.ts';
import { isStating } from './sought.ts';

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

/** Words of a sentence that tells something: "dog friendly" goes on with a question. */
const TELLING = 3;

/**
 * The tokens that only tell why something is asked: of what is said beside a question, the words that name no wish. "Is it loud? Gran wears a
 * hat." asks nothing about dress.
 *
 * @param asked the message ends with a question mark
 */
export function toldBeside({ tokens, mentions }: Pick<Reading, 'tokens' | 'mentions'>, asked: boolean): number[] {
  const clauses = [...Map.groupBy(tokens, ({ clause }) => clause).values()];
  const asks = (words: readonly Token[]) => isQuestion(words) || opensQuestion(words);
  const sentenceOf = ([first]: readonly Token[]) => first?.sentence;
  const asking = new Set(clauses.filter(asks).map(sentenceOf));
  if (asking.size === 0) return [];
  if (asked) asking.add(tokens.at(-1)?.sentence);
  const tells = (words: readonly Token[]) =>
    words.length >= TELLING &&
    !asks(words) &&
    (isStating(words) || !asking.has(sentenceOf(words))) &&
    // "I hate queueing, which of them?" asks by it.
    !isAverse(words);
  const told = new Set(clauses.filter(tells).flat());
  const isNamed = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
  return [...tokens.keys()].filter((at) => told.has(tokens[at] as Token) && !isNamed(at));
}
