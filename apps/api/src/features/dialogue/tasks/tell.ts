import type { Steps } from '../../../slices.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { isQuestion } from '../../understanding/acts/inquiry.ts';
import { aboutEach } from '../ask/about.ts';
import { questionOf } from '../ask/question.ts';
import { otherIn } from '../ask/subject.ts';
import type { Context } from '../context.ts';
import { isAnswerable } from '../focus.ts';
import type { Answer } from '../task.ts';

const ASKS: readonly Act[] = ['ask_about', 'ask_fact', 'ask_opinion'];

/** A question that nothing else answers: with the sentence of the notes that is nearest to it, or by saying that nobody knows. */
export function* tell(context: Context): Steps<Answer | null> {
  const { acts, asks, focus, wishes } = context;
  const isUnclear = wishes.message.intent === 'unclear';
  const isQuestioned = asks || isAsked(context);
  if (!isAnswerable(context) || acts.has('safety') || !(isQuestioned || isUnclear)) return null;
  const question = questionOf(context);
  const other = question && otherIn(question.tokens, question.names);
  if (!question || !other) return null;
  yield;
  const { rows, chosen } = question;
  const moves = aboutEach([other], rows, question, { safety: false, chosen });
  const isTold = moves.some(({ answers }) =>
    answers.some(({ answer, told }) => answer.outcome !== 'unknown' || told?.sure),
  );
  const isOpen = asks || (isQuestioned && isUnclear);
  return isOpen || isTold ? { moves, picks: rows, among: [...new Set([...focus, ...rows])] } : null;
}

/** A question by its acts or its form. */
const isAsked = ({ acts, text, reading }: Context): boolean =>
  ASKS.includes(acts.first) ||
  (text.trim().endsWith('?') && ASKS.some((act) => acts.has(act))) ||
  isQuestion(reading.tokens);
