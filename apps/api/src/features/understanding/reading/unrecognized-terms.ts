import { ORDINARY } from '../lexicon/ordinary-words.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Reading } from './reading.ts';
import { roleOf } from './roles.ts';

/** Up to so many words are nothing but the wish. */
const BRIEF = 3;
/** Words between what makes an object of a word and the word. */
const REACH = 2;
const OBJECT_OF = wordSet(
  'with have has having serve serves serving offer offers sell sells want need needs fancy craving find any some got gets called',
);

/**
 * Words of a message that were understood as nothing, and are wished: those that the guide's texts have, or else what somebody asks to
 * have. Any other word is background.
 */
export function unrecognizedTerms(reading: Reading, vocabulary: Vocabulary): string[] {
  const { tokens, taken } = reading;
  const unread = [...tokens.entries()].filter(
    ([at, token]) =>
      !taken.has(at) &&
      /^\p{L}{4,20}$/u.test(token.word) &&
      !ORDINARY.has(token.word) &&
      !ORDINARY.has(token.stem) &&
      roleOf(tokens, at, at + 1, taken) !== 'avoid',
  );
  if (unread.length === 0 && reading.mentions.length === 0 && reading.names.length === 0) return wantedBeside(reading);
  const known = unread.filter(([, token]) => vocabulary.texts.has(token.stem));
  const wished = known.length > 0 ? known : unread.filter(([at]) => isObject(at, tokens));
  return [...new Set(wished.map(([, token]) => token.word))].slice(0, 8);
}

/** "Do they have X?", "somewhere with X", and "X" by itself. */
function isObject(at: number, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, at - REACH), at).filter(({ clause }) => clause === tokens[at]?.clause);
  return tokens.length <= BRIEF || before.some(({ word }) => OBJECT_OF.has(word));
}

const SAYING_LITTLE = wordSet(
  'good nice great some lots food place something somewhere table really very best better more less other that this them people friends',
);

/** Everyday words that can only be what is wished. */
function wantedBeside({ tokens, taken }: Reading): string[] {
  const link = tokens.findIndex((token) => token.word === 'with' || token.word === 'has');
  if (link < 0) return [];
  const clause = tokens[link]?.clause;
  return tokens
    .slice(link + 1, link + 5)
    .filter(
      (token, at) =>
        !taken.has(link + 1 + at) &&
        token.clause === clause &&
        token.word.length > 3 &&
        !SAYING_LITTLE.has(token.word) &&
        roleOf(tokens, link + 1 + at, link + 2 + at, taken) !== 'avoid',
    )
    .map((token) => token.word);
}
