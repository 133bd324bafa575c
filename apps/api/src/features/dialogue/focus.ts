import type { Restaurant } from '@saffron/contracts/guide';
import { choicesOf } from '../understanding/acts/references.ts';
import type { Intent } from '../understanding/wishes.ts';
import type { Context } from './context.ts';

/** Lists that are looked back at: an answer about one of several places shows that one alone. */
const BACK = 4;

/** Messages that no task beside searching answers. */
const GUARDED: ReadonlySet<Intent> = new Set(['despair', 'emergency', 'instructions', 'abuse', 'off-topic']);

/** Whether a message may go on about what was shown. */
export const isAnswerable = ({ wishes: { message } }: Context): boolean =>
  message.language === null && !GUARDED.has(message.intent);

/** The places that the conversation is about: the last list, or the one that it was chosen from, without what was turned down. */
export function inFocus({ lists, wishes }: Pick<Context, 'lists' | 'wishes'>): readonly Restaurant[] {
  const [last = []] = lists;
  const whole =
    last.length > 1
      ? last
      : (lists.slice(1, BACK).find((list) => list.length > 1 && last.every((row) => list.includes(row))) ?? last);
  const kept = whole.filter(({ id }) => !wishes.rejected.includes(id));
  return kept.length > 0 ? kept : whole;
}

/** The places that a message tells apart: by name, number or kind. Empty where it only says "it" or "those". */
export function chosenIn(context: Context): readonly Restaurant[] {
  const { snapshot, named, reading } = context;
  // "The one in Concord": a branch of what was spoken of.
  if (named.length > 0 && reading.names.length === 0) return named;
  const lists = [inFocus(context), ...context.lists].map((rows) => rows.map(({ id }) => id));
  const ids = choicesOf(reading, snapshot.vocabulary, lists);
  return ids.flatMap((id) => snapshot.byId.get(id) ?? []);
}
