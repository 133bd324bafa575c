import { type Safety, statedIn } from '../safety/stated.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Naming } from './name-reading.ts';
import type { Described } from './places-described.ts';
import type { Mention } from './reading.ts';

/**
 * What somebody wrote, with one word in the place of each name that was put there for a description: what a place is called says nothing of
 * who eats, be its name "I am no longer allergic to nuts".
 */
export const withoutNames = (tokens: readonly Token[], described: readonly Described[]): readonly Token[] =>
  described.length === 0
    ? tokens
    : tokens.flatMap((token) => {
        const name = described.find(({ start, end }) => token.start >= start && token.end <= end);
        if (!name) return [token];
        return token.start === name.start ? [{ ...token, raw: 'place', word: 'place', stem: 'place' }] : [];
      });

/**
 * Without what takes an allergy back where it may be said of a place that was shown: "Nuts is fine", of a place called Nuts.
 *
 * @param shown ids of the restaurants that earlier replies showed
 */
export function withoutPlaces(
  safety: Safety,
  tokens: readonly Token[],
  { names }: Vocabulary,
  shown: readonly number[],
): Safety {
  const isPlace = (from: number, to: number) =>
    names.phrases.at(tokens, from).some(({ to: end, value }) => value.whole && end === to && shown.includes(value.id));
  return {
    ...safety,
    stated: safety.stated.filter(({ role, from, to }) => role !== 'again' || !isPlace(from, to)),
  };
}

/**
 * Whether an allergen that a message leaves out is so only because a name has it: "tell me about Mallard & Mustard" leaves out no mustard.
 * What a sign says of it, or the words around the name, holds whatever the place is called: "I can't eat sesame", of a place "Eat Sesame".
 *
 * @param all the tokens that `safety` was read from
 * @param tokens those in which the name and the mention stand
 */
export function isOnlyNamed(
  mention: Mention,
  { from, to }: Naming,
  { stated }: Safety,
  all: readonly Token[],
  tokens: readonly Token[],
  message: string,
): boolean {
  const start = tokens[mention.from]?.start;
  const own = stated.filter((one) => all[one.from]?.start === start);
  if (!own.every(({ weak, plain }) => weak !== undefined || plain)) return false;
  const rest = tokens.filter((_, at) => at < from || at >= to || (at >= mention.from && at < mention.to));
  return !statedIn(rest, message).stated.some(
    (one) => rest[one.from]?.start === start && one.role === 'avoid' && one.weak !== 'guessed',
  );
}
