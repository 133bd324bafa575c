import { askedIn } from '../understanding/acts/asking.ts';
import type { Turn } from '../understanding/turn.ts';
import { EASY } from '../understanding/understand.ts';
import type { Topic, Wishes } from '../understanding/wishes.ts';
import type { Unmet } from './found.ts';

/** With this many places or fewer to choose from, an answer would change nothing. */
const FEW = 6;
/** Whoever says more than this has said what matters. */
const FEW_WISHES = 0;

/**
 * The one thing worth asking back, or null: nothing twice, nothing that the diner left open, and never twice in a row.
 */
export function questionFor(
  turns: readonly Turn[],
  wishes: Wishes,
  total: number,
  unmet: readonly Unmet[],
): Topic | null {
  const replies = turns.flatMap((turn) => turn.reply?.text ?? []);
  const asked = replies.flatMap(askedIn);
  if (
    total <= FEW ||
    unmet.length > 0 ||
    wishes.message.facts.length > 0 ||
    EASY.test(turns.at(-1)?.message ?? '') ||
    (replies.at(-1) ?? '').trim().endsWith('?')
  )
    return null;
  const kinds = [wishes.foods, wishes.areas, wishes.features, wishes.meals].filter((list) => list.length > 0).length;
  if (kinds + (wishes.price ? 1 : 0) > FEW_WISHES) return null;
  const open: Topic[] = [];
  if (wishes.foods.length === 0 && wishes.features.length === 0) open.push('food');
  if (wishes.areas.length === 0) open.push('area');
  if (!wishes.price) open.push('price');
  return open.find((topic) => !wishes.any.includes(topic) && !asked.includes(topic)) ?? null;
}
