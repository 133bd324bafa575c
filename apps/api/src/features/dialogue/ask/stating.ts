import { isQuestion, opensQuestion } from '../../understanding/acts/inquiry.ts';
import { DIETS } from '../../understanding/lexicon/foods.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { isAverse } from './choice.ts';

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
 * The tokens that only tell why something is asked: of a sentence beside one that asks, the words that name no wish. "Is it loud? Gran wears a
 * hat." asks nothing about dress.
 *
 * @param asked the message ends with a question mark
 */
export function toldBeside({ tokens, mentions }: Pick<Reading, 'tokens' | 'mentions'>, asked: boolean): number[] {
  const sentences = [...Map.groupBy(tokens, ({ sentence }) => sentence).values()];
  const asks = (words: readonly Token[]) => isQuestion(words) || opensQuestion(words);
  const last = sentences.at(-1);
  if (sentences.length < 2 || !sentences.some(asks)) return [];
  const told = new Set(
    sentences
      .filter((words) => words.length >= TELLING && !asks(words) && !(asked && words === last))
      // "I hate queueing, which of them?" asks by it.
      .filter((words) => !isAverse(words))
      .flat(),
  );
  const isNamed = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
  return [...tokens.keys()].filter((at) => told.has(tokens[at] as Token) && !isNamed(at));
}
