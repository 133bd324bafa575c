import { ORDINARY } from '../lexicon/ordinary-words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Reading } from './reading.ts';
import { roleOf } from './roles.ts';

/** Words of a message that were understood as nothing: those that the guide's texts have, where there are such. */
export function unrecognizedTerms(reading: Reading, vocabulary: Vocabulary): string[] {
  const words = reading.tokens.filter(
    (token, at) =>
      !reading.taken.has(at) &&
      roleOf(reading.tokens, at, at + 1, reading.taken) !== 'avoid' &&
      /^\p{L}{4,20}$/u.test(token.word) &&
      !ORDINARY.has(token.word) &&
      !ORDINARY.has(token.stem),
  );
  if (words.length === 0 && reading.mentions.length === 0 && reading.names.length === 0) return wantedBeside(reading);
  const known = words.filter((token) => vocabulary.texts.has(token.stem));
  return [...new Set((known.length > 0 ? known : words).map((token) => token.word))].slice(0, 8);
}

const SAYING_LITTLE: ReadonlySet<string> = new Set(
  'good nice great some lots food place something somewhere table really very best better more less other that this them people friends'.split(
    ' ',
  ),
);

/** "Somewhere with board games": everyday words that can only be what is wished. */
function wantedBeside({ tokens, taken }: Reading): string[] {
  const link = tokens.findIndex((token) => token.word === 'with' || token.word === 'has');
  if (link < 0) return [];
  const clause = tokens[link]?.clause;
  return tokens
    .slice(link + 1, link + 5)
    .filter(
      (token, at) =>
        !taken.has(link + 1 + at) && token.clause === clause && token.word.length > 3 && !SAYING_LITTLE.has(token.word),
    )
    .map((token) => token.word);
}
