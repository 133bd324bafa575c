import type { Steps } from '../../../slices.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import { search } from '../../search/retrieve.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { tellsDislike } from '../../understanding/acts/dislikes.ts';
import { isQuestion, opensQuestion } from '../../understanding/acts/inquiry.ts';
import { ONE_OF_THEM } from '../../understanding/acts/references.ts';
import { asksWhatNow } from '../../understanding/acts/triggers.ts';
import type { Intent } from '../../understanding/wishes.ts';
import { aboutEach, unknownTo } from '../ask/about.ts';
import { opinionIn } from '../ask/opinions.ts';
import { withSilence } from '../ask/silence.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable, lastSpokenOf } from '../focus.ts';
import type { Move } from '../moves.ts';
import type { Answer } from '../task.ts';

const OTHERS: readonly Act[] = ['adjust', 'more', 'reject'];
/** From this probability on, of all three, a message wants others than those that were shown. */
const LIKELY = 0.3;

const RELATIVE: ReadonlySet<string> = new Set(['more', 'less']);

/** It names nothing that can be looked for or looked up: "better than that?" only points, and "half of us are over 70" tells. */
function isUnclear(context: Context): boolean {
  const { acts, reading, seeks, wishes } = context;
  const { intent, changed, named } = wishes.message;
  if (changed || intent === 'unclear') return !changed;
  if (intent === 'fact' && OTHERS.includes(acts.first) && acts.has(acts.first)) return true;
  const isLost = !seeks && named.length === 0 && LOST.has(intent) && !asksWhatNow(reading.tokens);
  return isLost && (asksAnything(context) || (acts.first === 'state' && reading.times.length === 0));
}
const LOST: ReadonlySet<Intent> = new Set<Intent>(['fact', 'find']);

/** One of its clauses is built as a question about what is under discussion. */
const asksAnything = ({ reading: { tokens } }: Context): boolean =>
  [...Map.groupBy(tokens, ({ clause }) => clause).values()].some(
    (clause) => isQuestion(clause) || opensQuestion(clause),
  );

/**
 * What nobody understood, after places were shown: others of the same where it seems to want them, or else those that were shown, with what
 * can be changed about them. A statement is only heard, and a question has no answer that anybody knows.
 */
export function* unsure(context: Context): Steps<Answer | null> {
  const { acts, reading, shown, wishes, turns, snapshot } = context;
  if (shown.length === 0 || !isUnclear(context) || !isAnswerable(context)) return null;
  const chosen = chosenIn(context);
  const isMore = opinionIn(reading.tokens) === 'more' && reading.tokens.some(({ word }) => ONE_OF_THEM.has(word));
  const [told, ...more] = chosen.length === 0 && isMore ? lastSpokenOf(context).slice(0, 1) : chosen;
  // What was not shown last may be called by what it is.
  const named = told && !shown.includes(told) && { named: true as const };
  if (told && more.length === 0)
    return { moves: [{ type: 'describe', row: told, more: true, ...named }], picks: [told] };
  if (tellsDislike(reading.tokens)) return { moves: spared(context), picks: shown };
  if (acts.first === 'state' || acts.first === 'social')
    return { moves: [{ type: 'remark', tone: 'heard', row: null }], picks: shown };
  const isRelative = reading.tokens.some(({ word }) => RELATIVE.has(word));
  const wants = isRelative || OTHERS.reduce((sum, act) => sum + acts.of(act), 0) >= LIKELY;
  if (!wants && asksAnything(context))
    return yield* withSilence({ moves: [unknownTo(shown, false)], picks: shown }, context);
  if (!wants) return { moves: [{ type: 'unsure', about: 'kept' }], picks: shown };
  const message = { ...wishes.message, intent: 'another' as const, places: [] };
  const found = yield* search([...turns], { ...wishes, message }, snapshot);
  const isOther = !found.exhausted && found.picks.length > 0;
  return isOther
    ? {
        // "What's a backup?" is understood.
        moves: [
          ...(acts.first === 'more' ? [] : [{ type: 'unsure' as const, about: 'others' as const }]),
          { type: 'recommend', found },
        ],
        picks: found.picks,
      }
    : { moves: [{ type: 'unsure', about: 'kept' }], picks: shown };
}

/** What is known of that at the places that were shown. */
function spared({ reading: { tokens }, shown }: Context): Move[] {
  const names = new Set<number>();
  const asked = attributesIn(tokens, { taken: names, safety: false });
  return asked.length > 0
    ? aboutEach(asked, shown, { tokens, names }, { safety: false, chosen: false })
    : [{ type: 'unsure', about: 'disliked' }];
}
