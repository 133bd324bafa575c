import type { Steps } from '../../../slices.ts';
import { isQuestion, opensQuestion } from '../../understanding/acts/inquiry.ts';
import { askedIn } from '../../understanding/topics/asked.ts';
import type { Context } from '../context.ts';
import { isAnswerable, lastSpokenOf } from '../focus.ts';
import type { Answer } from '../task.ts';
import { ask } from './ask.ts';

/** From which probability on what somebody tells is about something that notes tell of a place. */
const ABOUT = 0.2;

/** What surely only tells something, of which no wish was understood: what is known of it is told, or else what was shown stays. */
export function* told(context: Context): Steps<Answer | null> {
  const { acts, reading, text, wishes } = context;
  const rows = lastSpokenOf(context);
  const asks = text.includes('?') || isQuestion(reading.tokens) || opensQuestion(reading.tokens);
  const isNamed = reading.mentions.length + reading.names.length + reading.times.length > 0;
  const isTold = acts.wants === 'tells' && !wishes.message.changed && !asks && !isNamed;
  if (!isTold || rows.length === 0 || !isAnswerable(context)) return null;
  const known = askedIn(reading.tokens, ABOUT).length > 0 ? yield* ask({ ...context, asks: true }) : null;
  return known ?? { moves: [{ type: 'remark', tone: 'heard', row: null }], picks: rows };
}
