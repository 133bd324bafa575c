import type { Turn } from '../../understanding/turn.ts';

/** What replies said before in a conversation. */
export const earlierText = (turns: readonly Turn[]): string => turns.map(({ reply }) => reply?.text ?? '').join('\n');
