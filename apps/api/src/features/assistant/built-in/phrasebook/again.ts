import type { Ways } from './phrases.ts';

/** Before the same answer again, where another one was asked for. */
export const REPEAT = {
  places: [
    "I know no other place that suits this as well, so I'd still say the same.",
    "That's all I know for this. I'd stay with my first answer.",
    'There is nothing else I could name for this, so here is my first answer again.',
  ],
  answer: [
    'My answer is still the same.',
    'I know nothing more about this than what I said.',
    "There's no other answer I could give to this.",
  ],
} as const satisfies Record<string, Ways>;
