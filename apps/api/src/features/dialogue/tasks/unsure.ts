import type { Steps } from '../../../slices.ts';
import { search } from '../../search/retrieve.ts';
import type { Act } from '../../understanding/acts/act.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import type { Answer } from '../task.ts';

const OTHERS: readonly Act[] = ['adjust', 'more', 'reject'];
/** From this probability on, of all three, a message wants others than those that were shown. */
const LIKELY = 0.3;

/** "More of a dive", "less of that". */
const RELATIVE: ReadonlySet<string> = new Set(['more', 'less']);

/** It names nothing that can be looked for or looked up: "better than that?" only points. */
const isUnclear = ({ acts, wishes: { message } }: Context): boolean =>
  !message.changed &&
  (message.intent === 'unclear' || (message.intent === 'fact' && OTHERS.includes(acts.first) && acts.has(acts.first)));

/**
 * What nobody understood, after places were shown: others of the same where it seems to want them, or else those that were shown, with what
 * can be changed about them. A statement is only heard.
 */
export function* unsure(context: Context): Steps<Answer | null> {
  const { acts, reading, shown, wishes, turns, snapshot } = context;
  if (shown.length === 0 || !isUnclear(context) || !isAnswerable(context)) return null;
  const [told, ...more] = chosenIn(context);
  if (told && more.length === 0) return { moves: [{ type: 'describe', row: told, more: true }], picks: [told] };
  if (acts.first === 'state' || acts.first === 'social')
    return { moves: [{ type: 'remark', tone: 'heard', row: null }], picks: shown };
  const isRelative = reading.tokens.some(({ word }) => RELATIVE.has(word));
  const wants = isRelative || OTHERS.reduce((sum, act) => sum + acts.of(act), 0) >= LIKELY;
  if (!wants) return { moves: [{ type: 'unsure', others: false }], picks: shown };
  const message = { ...wishes.message, intent: 'another' as const, places: [] };
  const found = yield* search([...turns], { ...wishes, message }, snapshot);
  const isOther = !found.exhausted && found.picks.length > 0;
  return isOther
    ? {
        moves: [
          { type: 'unsure', others: true },
          { type: 'recommend', found },
        ],
        picks: found.picks,
      }
    : { moves: [{ type: 'unsure', others: false }], picks: shown };
}
