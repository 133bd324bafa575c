import type { Steps } from '../../../slices.ts';
import { isShutAt } from '../../search/opening/visit.ts';
import { isQuestion } from '../../understanding/acts/inquiry.ts';
import { isIdle } from '../../understanding/acts/remarks.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Intent } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import { isAnswerable } from '../focus.ts';
import { judgedAt } from '../hours/visit.ts';
import { tellsCircumstance } from '../situation/needs.ts';
import { newsIn } from '../situation/news.ts';
import { toneOf } from '../situation/remarks.ts';
import type { Answer } from '../task.ts';

/** What has an answer of its own. */
const OTHERWISE: ReadonlySet<Intent> = new Set(['bye', 'able']);
/** "Heaven help us" asks for no help, where more is said. */
const BRIEF = 5;

/** What was shown stays. */
export function* remark(context: Context): Steps<Answer | null> {
  if (!(context.remarks || isReluctant(context) || context.wishes.message.intent === 'hello') || !isSmallTalk(context))
    return null;
  yield;
  return answerTo(context);
}

/** Puts up with what was shown, and takes none of it. */
const isReluctant = ({ reading: { tokens }, wishes: { message } }: Context): boolean =>
  message.intent === 'yes' && toneOf(tokens) === 'dread';

/** What no task takes and no word of which is a wish. */
export function* idle(context: Context): Steps<Answer | null> {
  const { reading, acts, wishes } = context;
  if (!isIdle(reading, acts) || wishes.message.changed || isQuestion(reading.tokens) || !isSmallTalk(context))
    return null;
  yield;
  return answerTo(context);
}

const isSmallTalk = (context: Context): boolean =>
  context.shown.length > 0 &&
  isAnswerable(context) &&
  (!OTHERWISE.has(context.wishes.message.intent) ||
    (context.wishes.message.intent === 'able' && context.reading.tokens.length > BRIEF)) &&
  newsIn(context.reading.tokens) === null &&
  // "It's December, haha" tells where one would rather not sit.
  !tellsCircumstance(context.reading.tokens);

/** Words of no more than a greeting. */
const GREETED = 2;
const GREETING = wordSet('hi hello hey hiya heya howdy morning afternoon evening yo');

function answerTo(context: Context): Answer {
  const { reading, shown, wishes } = context;
  const { tokens } = reading;
  const isGreeting = tokens.length <= GREETED && GREETING.has(tokens[0]?.word ?? '');
  const tone =
    isGreeting || wishes.message.intent === 'hello' ? 'hello' : isReluctant(context) ? 'heard' : toneOf(tokens);
  // Only what is settled on is put forward.
  const row = tone === 'settled' && shown.length === 1 ? (shown[0] ?? null) : null;
  const isShut = row !== null && isShutAt(judgedAt(context))(row);
  const moves: Answer['moves'] = [
    isShut ? { type: 'remark', tone: 'heard', row: null } : { type: 'remark', tone, row },
  ];
  return { moves, picks: tone === 'thanks' ? [] : shown };
}
