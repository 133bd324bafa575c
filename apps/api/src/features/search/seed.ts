import type { Turn } from '../understanding/turn.ts';

/** The first message, as a number: what varies from conversation to conversation stays the same within one. */
export function seedOf(turns: readonly Turn[]): number {
  let hash = 2_166_136_261;
  for (const letter of (turns[0]?.message ?? '').slice(0, 500))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
