import type { Steps } from '../../slices.ts';

/*
 * How much of a conversation is read. People say less; more would keep others waiting.
 */

/** Code units of one message, after pictures were put into words, and the words of it that count. */
export const LETTERS_READ = 4_500;
export const WORDS_READ = 1_000;
/** What one message names, and what a conversation keeps of one kind of wishes and of one kind of exclusions. */
export const MENTIONS_READ = 100;
export const WISHES_KEPT = 16;
export const EXCLUSIONS_KEPT = 40;
/** What somebody could fall ill from. With so much of it, a conversation is not answered any more: none of it is given up in silence. */
export const HARMFUL_KEPT = 60;
/** Restaurants that one message names. */
export const NAMES_READ = 40;
/** Earlier messages, and their code units together. */
export const TURNS_READ = 40;
export const HISTORY_READ = 12_000;

/** Milliseconds of work on one conversation after which no earlier message is read, and no more of the last one. */
const HISTORY_MS = 80;
const MESSAGE_MS = 150;

/** Pauses. Returns whether there was so much work that no earlier message can be read. */
export function* isLateForHistory(): Steps<boolean> {
  return ((yield) ?? 0) > HISTORY_MS;
}

/** Pauses. Returns whether there was so much work that what has been read has to do. */
export function* isLate(): Steps<boolean> {
  return ((yield) ?? 0) > MESSAGE_MS;
}
