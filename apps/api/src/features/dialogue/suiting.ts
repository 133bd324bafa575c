import type { Steps } from '../../slices.ts';
import { SUITS_SURELY, suits } from '../search/ranking/themes.ts';
import { sentencesOf } from '../understanding/text/sentences.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Context } from './context.ts';
import { type Safe, safely } from './safe-found.ts';

/**
 * The places whose notes surely tell what a message looks for that nothing else was understood of: "let me sink into something soft". Null where
 * no notes do.
 *
 * @param ids what another index found, which ranks first
 */
export function* suitingIn(context: Context, wishes: Wishes, ids: readonly number[]): Steps<Safe | null> {
  if (wishes.inWords.length === 0) return null;
  const sought: Wishes = { ...wishes, message: { ...wishes.message, intent: 'find', words: [] } };
  const safe = yield* safely(context, sought, ids);
  const isSuiting = (row: Safe['found']['picks'][number]) =>
    sentencesOf(row).some((sentence) => suits(sentence, sought) >= SUITS_SURELY);
  const picks = safe.found.picks.filter(isSuiting);
  return picks.length > 0 ? { ...safe, found: { ...safe.found, picks } } : null;
}
