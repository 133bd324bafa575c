import type { Ways } from './phrases.ts';

export const COMPARE = {
  verdict: ["I'd go to {name}.", "{Name}, I'd say.", '{Name} for me.'],
  besides: [
    "Going by the rest, I'd take {name}.",
    'If that is all the same to you, {name}.',
    'Otherwise {name} has the edge.',
  ],
  taste: ["It's a matter of taste from there.", 'Which is nicer depends on what you like.'],
  givenUp: ['What you give up: {what}.', 'In return, {what}.', 'Mind you, {what}.'],
} as const satisfies Record<string, Ways>;

export const RANK = {
  tie: [
    "There's nothing in it between {names}{detail}.",
    "It's a tie between {names}{detail}.",
    '{Names} are level on that{detail}.',
  ],
  next: ['{Name} comes next{detail}.', "After that it's {name}{detail}.", 'Next would be {name}{detail}.'],
} as const satisfies Record<string, Ways>;
