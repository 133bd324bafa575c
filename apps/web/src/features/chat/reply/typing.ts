import { TYPING_CHARACTERS_MAX, TYPING_FINISH_MS, TYPING_TICK_MS } from '@saffron/contracts/limits';

/** Progress of the typing animation: characters shown, and milliseconds since the text is complete (null before). */
export interface Typing {
  shown: number;
  wholeFor: number | null;
}

/** Every this many pending characters speed typing up by one character per tick. */
const HURRY_EVERY = 12;
const CHARACTERS = new Intl.Segmenter('en');

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

/** The end of the character that contains the last unit before `end`: an emoji can have several units. */
function atCharacter(text: string, end: number): number {
  const character = CHARACTERS.segment(text).containing(end - 1);
  return character ? character.index + character.segment.length : end;
}
