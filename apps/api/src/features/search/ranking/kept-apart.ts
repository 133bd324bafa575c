import { phrasesIn } from '../../understanding/text/word-set.ts';
import { answerOf } from '../facts/answer.ts';
import type { Attribute } from '../facts/attribute.ts';
import { DISH_BY_DISH } from '../facts/by-dish.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** How a place keeps an allergen apart: the kitchen does, some of its dishes do, or nothing says so. */
type Kept = 'kitchen' | 'dishes' | null;

/**
 * How the places of a guide keep an allergen apart, by position. Only notes that may say so are read in full: reading those of ten thousand
 * places would keep others waiting.
 *
 * @param promising words without which no notes say so, beside those that limit it to some dishes
 */
export function keptApart(
  allergen: Attribute,
  { rows, vocabulary: { texts } }: Snapshot,
  promising: readonly string[] = phrasesIn(allergen.yes),
): (at: number) => Kept {
  const spokenOf = (phrases: readonly string[]) => {
    const { says, denies } = texts.voices(phrases);
    return (at: number) => says.has(at) || denies.has(at);
  };
  const promises = spokenOf(promising);
  const limits = spokenOf(DISH_BY_DISH);
  const { basis, named, kinds } = allergen.allergen ?? {};
  const names = spokenOf([basis, named, kinds].flatMap(phrasesIn));
  const known = new Map<number, Kept>();
  const read = (at: number): Kept => {
    const row = rows[at];
    const answer = row && answerOf(allergen, row, { safety: true });
    return answer?.outcome !== 'partly' ? null : answer.byDish ? 'dishes' : 'kitchen';
  };
  return (at) => {
    if (!promises(at) && !(limits(at) && names(at))) return null;
    const before = known.get(at);
    if (before !== undefined) return before;
    const kept = read(at);
    known.set(at, kept);
    return kept;
  };
}
