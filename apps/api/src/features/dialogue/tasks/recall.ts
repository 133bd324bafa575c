import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { answerOf } from '../../search/facts/answer.ts';
import { asksWhere, asksWhichItWas } from '../../understanding/acts/recall.ts';
import { isOfKind } from '../../understanding/acts/references.ts';
import type { Mention } from '../../understanding/reading/reading.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable, lastSpokenOf } from '../focus.ts';
import type { Answer } from '../task.ts';

/** Words of "and the restaurant?". */
const SHORT = 4;

/** Which of all places of the conversation it was. */
export function* recall(context: Context): Steps<Answer | null> {
  if (!isAnswerable(context) || context.shown.length + context.named.length === 0) return null;
  const { reading, turns } = context;
  const kinds = reading.mentions.filter(isKind);
  const isSaid = (at: number) => [...reading.names, ...kinds].some(({ from, to }) => from <= at && at < to);
  const own = reading.tokens.filter((_, at) => !isSaid(at));
  const before = tokenize(turns.at(-2)?.message ?? '');
  const goesOn = reading.tokens.length <= SHORT && reading.tokens[0]?.word === 'and' && asksWhichItWas(before);
  if (!goesOn && !asksWhichItWas(own)) return null;
  const chosen = meantIn(context, kinds);
  const rows = chosen.length > 0 ? chosen : lastSpokenOf(context);
  const [told, ...others] = rows;
  yield;
  if (!told) return null;
  if (asksWhere(own)) return { moves: [{ type: 'recorded', facts: ['address'], rows, bill: null }], picks: rows };
  if (others.length === 0 || chosen.length > 0)
    return { moves: [{ type: 'describe', row: told, more: true, named: true }], picks: [told] };
  return { moves: [{ type: 'recorded', facts: ['area'], rows, bill: null }], picks: rows };
}

/** What a message can call a place by. */
const isKind = ({ meaning, negated }: Mention): boolean =>
  !negated &&
  (meaning.type === 'food' || meaning.type === 'area' || meaning.type === 'feature' || meaning.type === 'meal');

/** The places that a message tells apart, of those under discussion or else of all that were shown, the last first. */
function meantIn(context: Context, kinds: readonly Mention[]): readonly Restaurant[] {
  const { lists, snapshot } = context;
  const chosen = chosenIn(context);
  if (chosen.length > 0) return chosen;
  if (kinds.length === 0) return [];
  const isMeant = (row: Restaurant) =>
    kinds.some(
      (kind) =>
        isOfKind(row, kind, snapshot.vocabulary) ||
        (kind.meaning.type === 'feature' && answerOf(kind.meaning.key, row).outcome === 'yes'),
    );
  return (
    lists
      .map((rows) => rows.filter(isMeant))
      .find((rows) => rows.length > 0)
      ?.slice(0, 1) ?? []
  );
}
