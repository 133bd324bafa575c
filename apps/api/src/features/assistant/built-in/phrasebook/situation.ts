import type { Ways } from './phrases.ts';

/** How places that were shown stand. */
export const STILL = {
  opening: ['Good to know.', 'Right.', 'OK.'],
  works: ['still works', 'is still fine', 'is still good'],
  instead: ["Instead I'd go to {where}.", "I'd switch to {where}.", 'A better bet is {where}.'],
  without: ['If {what} can give way, there is {where}.', "Leaving {what} aside, I'd go to {where}."],
} as const satisfies Record<string, Ways>;

export const CONTRADICTION = [
  '{Given} and {kept} rarely go together, so I went by {kept}.',
  'Both {given} and {kept} is hard to find, so I took {kept} as what counts.',
] as const;

export const LEFT_OUT = [
  'Fair enough, not {either}.',
  "All right, I'll leave out {all}.",
  'OK, not {either}.',
] as const;

export const COMPLAINED = [
  "I'm sorry to hear that. {All} won't come up again.",
  "That's a shame, sorry. I'll leave out {all} from now on.",
] as const;

export const FREED = [
  'OK, that makes it easier.',
  'Right, one thing less to look for.',
  'All right, no need for that then.',
] as const;
export const LEAVES = ['That leaves {names}.', 'Then it would be {names}.', 'Which leaves {names}.'] as const;

/** "Quieter": places that are so. */
export const ADJUST = {
  none: [
    'I know nothing {more} than {than} that has the rest of what you want.',
    '{Than} is as far as it goes: I know nothing {more} with all the rest.',
  ],
  mentioned: [
    "That's {than}, which I mentioned: I know nothing {more} that fits as well.",
    'Then {than}, which I mentioned: nothing {more} that I know fits as well.',
  ],
  beyond: [
    "Nothing {more} {beyond} that I know of. Otherwise there's {where}.",
    "Not {beyond}, I'm afraid: for something {more} I'd go to {where}.",
  ],
  plain: ["For something {more} I'd go to {where}.", "If it's to be {more}, I'd try {where}."],
  // What is told next is of the place that was named last.
  found: [
    '{More} than {than}: {where}.',
    "For something {more} than {than} I'd go to {where}.",
    "If it's to be {more} than {than}, I'd try {where}.",
  ],
  second: ['Or {where}.', "There's also {where}.", 'Then there is {where}.'],
} as const satisfies Record<string, Ways>;
