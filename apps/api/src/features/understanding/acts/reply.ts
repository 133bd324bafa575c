import type { Turn } from '../turn.ts';
import type { Reply } from './act.ts';

/**
 * What a reply did, as far as it can be told from outside: a question at its end counts most, as the next message is likely the answer.
 *
 * @example replyDid({ text: 'What do you feel like?', restaurantIds: [] }, false) // 'asked'
 */
export function replyDid(reply: Turn['reply'], shown: boolean): Reply | null {
  if (!reply) return null;
  if (reply.text.trimEnd().endsWith('?')) return 'asked';
  if (reply.restaurantIds.length > 0) return 'showed';
  return shown ? 'answered' : 'chatted';
}
