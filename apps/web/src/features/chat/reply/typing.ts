import { TYPING_CHARACTERS_MAX, TYPING_FINISH_MS, TYPING_TICK_MS } from '@saffron/contracts/limits';

/** Progress of the typing animation: characters shown, and milliseconds since the text is complete (null before). */
export interface Typing {
  shown: number;
  wholeFor: number | null;
}

/** Every this many pending characters speed typing up by one character per tick. */
const HURRY_EVERY = 12;

/**
 * The number of characters shown after a tick: one to three more while the text still grows; once it is complete, enough to finish
 * in time.
 */
export function advanceTyping({ shown, wholeFor }: Typing, text: string): number {
  const left = text.length - shown;
  if (left <= 0) return text.length;
  const step = wholeFor === null ? pace(left) : Math.max(pace(left), Math.ceil(left / ticksLeft(wholeFor)));
  return atCharacter(text, Math.min(text.length, shown + step));
}

function pace(left: number): number {
  return Math.min(TYPING_CHARACTERS_MAX, left, 1 + Math.floor(left / HURRY_EVERY));
}

function ticksLeft(wholeFor: number): number {
  return Math.max(1, Math.floor((TYPING_FINISH_MS - wholeFor) / TYPING_TICK_MS));
}

/** Never half a character: an emoji takes two units of a string. */
function atCharacter(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  const firstHalf = code >= 0xd800 && code <= 0xdbff;
  return firstHalf && end < text.length ? end + 1 : end;
}
