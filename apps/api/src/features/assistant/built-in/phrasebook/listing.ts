import type { Ways } from './phrases.ts';

/** What stands above a list, or before the names of what was counted. */
export const LIST = {
  all: ['All {total} {places}:', '{Total} {places} in all:'],
  some: ['{Count} of the {total} {places} I know:', 'Here are {count} of {total} {places}:'],
  first: ["I'd start with {names}.", 'Among them {names}.'],
} as const satisfies Record<string, Ways>;
