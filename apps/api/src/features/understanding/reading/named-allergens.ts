import { type Safety, statedIn } from '../safety/stated.ts';
import type { Token } from '../text/tokens.ts';
import type { Naming } from './name-reading.ts';
import type { Mention } from './reading.ts';

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
