import type { Act } from '../understanding/acts/act.ts';
import { actsOf } from '../understanding/acts/acts-of.ts';
import { clausesOf } from '../understanding/acts/features.ts';
import { isQuestion, opensQuestion } from '../understanding/acts/inquiry.ts';
import { type Token, tokenize } from '../understanding/text/tokens.ts';
import { subjectOf } from './ask/question.ts';

/** A message that asks about a place and does something else beside it, as two messages. */
export interface Parts {
  question: string;
  rest: string;
  /** The question came first. */
  first: boolean;
}

const QUESTIONS: readonly Act[] = ['ask_fact', 'ask_about', 'ask_opinion', 'safety'];
const REST: readonly Act[] = ['inform', 'adjust', 'compare', 'rank', 'ask_fact', 'ask_about', 'ask_opinion'];
/** Words of a part that does something of its own. */
const SAYING = 2;
/** With one of these a question may be about what the rest of the message asks for: "find me sushi, and is it far?" */
const PRONOUNS: ReadonlySet<string> = new Set('it its they them their there that this those these'.split(' '));

/** Questions of one message that are answered. */
const SEVERAL = 3;

/** "When is it loud?", and "which cake is best": what begins as a question and looks for no other place. */
const asks = (tokens: readonly Token[]): boolean => isQuestion(tokens) || opensQuestion(tokens);

/**
 * The questions of a message that holds nothing but several about what was shown: each is answered. Null for any other.
 *
 * @example questionsOf('are they open now and do they have a private room?') // ['are they open now ', 'and do they have a private room?']
 */
export function questionsOf(message: string): string[] | null {
  const clauses = clausesOf(message);
  const isAll = clauses.length > 1 && clauses.length <= SEVERAL && clauses.join('') === message;
  return isAll && clauses.every((clause) => asks(tokenize(clause))) ? clauses : null;
}

/**
 * A message that asks a question about a place that was shown, and does something else beside it. Null for any other.
 *
 * @example partsOf('somewhere for sushi, and does the first one take cards?') // { question: 'and does the first one take cards?', … }
 */
export function partsOf(message: string): Parts | null {
  const clauses = clausesOf(message);
  // Of a long message, clauses leave out a part.
  if (clauses.join('') !== message) return null;
  const at = clauses.findIndex((clause) => asksOf(clause));
  const question = clauses[at];
  const others = clauses.filter((_, index) => index !== at);
  if (question === undefined || others.length === 0) return null;
  const rest = others.join('').trim();
  return tokenize(rest).length >= SAYING && REST.includes(actsOf(rest, { shown: true }).first)
    ? { question: question.trim(), rest, first: at === 0 }
    : null;
}

/** It asks something of a place, and says what. */
function asksOf(clause: string): boolean {
  const tokens = tokenize(clause);
  return (
    QUESTIONS.includes(actsOf(clause, { shown: true }).first) &&
    !tokens.some(({ word }) => PRONOUNS.has(word)) &&
    subjectOf(tokens, new Set(), false) !== null
  );
}
