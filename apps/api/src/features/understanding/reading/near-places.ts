import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { distance } from '../text/near-words.ts';
import type { Span } from '../text/phrases.ts';
import { fold, stem, type Token } from '../text/tokens.ts';
import type { Meaning } from '../vocabulary/meanings.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Names with fewer letters are too near to one another. */
const SHORTEST = 7;
/** From this many letters on, two may be wrong. */
const LONG = 8;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Parts of town whose whole name is misspelt or run together: "bel gardens", "gulstrand".
 *
 * @param taken tokens that are understood already
 */
export function nearPlaces(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Span<Meaning>[] {
  const found: Span<Meaning>[] = [];
  for (const name of vocabulary.neighborhoods) {
    const letters = lettersOf(name);
    if (letters.length < SHORTEST) continue;
    const words = name.split(/\s+/).length;
    for (let from = 0; from < tokens.length; from += 1) {
      for (const to of new Set([from + 1, from + words])) {
        if (isMisspelt(tokens, from, to, taken, vocabulary) && isNear(tokens, from, to, letters))
          found.push({ from, to, value: { type: 'area', label: name, values: [name], sure: true } });
      }
    }
  }
  return found;
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

/** Within the message, free, and with a word in it that means nothing by itself. */
function isMisspelt(
  tokens: readonly Token[],
  from: number,
  to: number,
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): boolean {
  if (to > tokens.length) return false;
  let unknown = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (!token || taken.has(at) || token.clause !== tokens[from]?.clause) return false;
    // As it was written: what it was corrected to may be another word.
    const written = writtenOf(tokens, at);
    unknown ||= !ORDINARY.has(written) && !vocabulary.phrases.words.has(stem(written));
  }
  return unknown;
}
