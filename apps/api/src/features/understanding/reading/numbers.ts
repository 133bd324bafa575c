import { table } from '../../../table.ts';

const NUMBERS: Readonly<Record<string, number>> = table({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
});

/** Returns the value of a number in digits or words, or null if the word is not a number. */
export function numberIn(word: string): number | null {
  const named = Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
  if (named !== undefined) return named;
  // "8ppl".
  const digits = /^(\d{1,3})(?:ppl|pax)?$/.exec(word)?.[1];
  return digits === undefined ? null : Number(digits);
}
