import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { placedBy } from '../choosing.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import { askedIn, degreeChoice } from '../measures/asked.ts';
import type { Answer } from '../task.ts';

/** Other places of one answer. */
const RIVALS = 3;
const BEING: ReadonlySet<string> = new Set(['is', 'are', 'isnt', 'arent', 'does', 'do', 'would', 'will']);
const LAST_SPOKEN_OF: ReadonlySet<string> = new Set(['it', 'that', 'this', 'they']);

/** One place by a measure, beside the others under discussion. */
export function* than(context: Context): Steps<Answer | null> {
  const { reading, snapshot, focus, asks } = context;
  // "Is the dearer one open?" asks something else of it.
  const isChoice = degreeChoice(reading, focus, snapshot).length > 0;
  const subject = asks && !isChoice && isAnswerable(context) ? subjectOf(context) : null;
  const rivals = subject ? rivalsOf(context, subject) : [];
  const [measure] = subject ? askedIn(reading, snapshot).degrees : [];
  if (!subject || !measure || rivals.length === 0) return null;
  yield;
  const [place] = placedBy(measure, [subject]);
  if (!place) return null;
  return {
    moves: [{ type: 'than', measure, place, rivals: placedBy(measure, rivals) }],
    picks: [subject],
    among: focus,
  };
}

/** The place that the verb of the question is said of; null where yes or no answers nothing. */
function subjectOf(context: Context): Restaurant | null {
  const { tokens } = context.reading;
  const verb = tokens.findIndex(({ word }) => BEING.has(word));
  if (verb < 0 || tokens.some(({ word }) => word === 'which' || word === 'how' || word === 'what')) return null;
  if (LAST_SPOKEN_OF.has(tokens[verb + 1]?.word ?? '')) return context.shown[0] ?? null;
  return chosenIn(context)[0] ?? null;
}

function rivalsOf(context: Context, subject: Restaurant): readonly Restaurant[] {
  const told = chosenIn(context).filter((row) => row !== subject);
  return (told.length > 0 ? told : context.focus.filter((row) => row !== subject)).slice(0, RIVALS);
}
