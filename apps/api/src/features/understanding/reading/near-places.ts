import { distance } from '../../../edit-distance.ts';
import type { Steps } from '../../../slices.ts';
import { isLate } from '../bounds.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import type { Span } from '../text/phrases.ts';
import { fold, stem, type Token } from '../text/tokens.ts';
import type { Meaning } from '../vocabulary/meanings.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Names with fewer letters are too near to one another. */
const SHORTEST = 7;
/** From this many letters on, two may be wrong. */
const LONG = 8;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Words of a message that are compared with the names. */
const UNKNOWN = 60;
/** Words of the longest name that is looked for. */
const WORDS = 6;

/**
 * Parts of town whose whole name is misspelt or run together.
 *
 * @param taken tokens that are understood already
 */
export function* nearPlaces(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Steps<Span<Meaning>[]> {
  const found: Span<Meaning>[] = [];
  const unknown = [...tokens.keys()].filter((at) => isUnknown(tokens, at, vocabulary)).slice(0, UNKNOWN);
  if (unknown.length === 0) return found;
  for (const name of vocabulary.neighborhoods) {
    if (yield* isLate()) break;
    const letters = lettersOf(name);
    const words = name.split(/\s+/).length;
    if (letters.length < SHORTEST || words > WORDS) continue;
    for (const from of beginnings(unknown, words)) {
      for (const to of new Set([from + 1, from + words])) {
        if (isFree(tokens, from, to, taken, unknown) && isNear(tokens, from, to, letters))
          found.push({ from, to, value: { type: 'area', label: name, values: [name], sure: true } });
      }
    }
  }
  return found;
}

/** Where stretches of `words` tokens begin that have one of the tokens `unknown`. */
function* beginnings(unknown: readonly number[], words: number): Generator<number> {
  let next = 0;
  for (const at of unknown) {
    for (next = Math.max(next, at - words + 1); next <= at; next += 1) yield next;
  }
}

/** As it was written; of what was run together the part that was taken out of it. */
function writtenOf(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (!token) return '';
  const isPart = [tokens[at - 1], tokens[at + 1]].some((other) => other?.start === token.start);
  return isPart ? token.word : fold(token.raw);
}

function isNear(tokens: readonly Token[], from: number, to: number, letters: string): boolean {
  let said = '';
  for (let at = from; at < to; at += 1) said += writtenOf(tokens, at);
  const limit = letters.length >= LONG ? 2 : 1;
  return (
    said[0] === letters[0] && Math.abs(said.length - letters.length) <= limit && distance(said, letters, limit) <= limit
  );
}

/** Whether a word means nothing by itself as it was written: what it was corrected to may be another word. */
function isUnknown(tokens: readonly Token[], at: number, { phrases }: Vocabulary): boolean {
  const written = writtenOf(tokens, at);
  return !ORDINARY.has(written) && !phrases.hasWord(stem(written));
}

/** Within the message, free, and with a word in it that means nothing by itself. */
function isFree(
  tokens: readonly Token[],
  from: number,
  to: number,
  taken: ReadonlySet<number>,
  unknown: readonly number[],
): boolean {
  if (to > tokens.length || !unknown.some((at) => at >= from && at < to)) return false;
  for (let at = from; at < to; at += 1) if (taken.has(at) || tokens[at]?.clause !== tokens[from]?.clause) return false;
  return true;
}
