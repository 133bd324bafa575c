import type { Reading } from '../reading/reading.ts';

/** Beside what was wished. */
export const isAlternative = ({ tokens, mentions }: Reading): boolean =>
  tokens[0]?.word === 'or' && tokens.length <= 5 && mentions.length > 0;

/** The wish adds; "also, the phone number" does not matter here. */
export function isAddition(reading: Reading): boolean {
  const words = reading.tokens.map((token) => token.word);
  return reading.mentions.some(
    ({ from, to, meaning }) =>
      ['food', 'area', 'compass', 'unknown-food', 'noted-dish'].includes(meaning.type) &&
      (words.slice(Math.max(0, from - 4), from).some((word) => ['also', 'maybe', 'perhaps', 'plus'].includes(word)) ||
        words.slice(to, to + 3).some((word) => word === 'too' || word === 'well')),
  );
}
