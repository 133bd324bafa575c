import type { Steps } from '../../../slices.ts';
import { phrasesIn } from '../../understanding/text/word-set.ts';
import { answerOf } from '../facts/answer.ts';
import type { Attribute } from '../facts/attribute.ts';
import { DISH_BY_DISH } from '../facts/by-dish.ts';
import { readFacts } from '../facts/facts.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** How a place keeps an allergen apart: the kitchen does, some of its dishes do, or nothing says so. */
type Kept = 'kitchen' | 'dishes' | null;

/** Whether the notes of a place may say that an allergen is kept apart there. */
function sayingSo(
  allergen: Attribute,
  { vocabulary: { texts } }: Snapshot,
  promising: readonly string[],
): (at: number) => boolean {
  const spokenOf = (phrases: readonly string[]) => {
    const { says, denies } = texts.voices(phrases);
    return (at: number) => says.has(at) || denies.has(at);
  };
  const promises = spokenOf(promising);
  const limits = spokenOf(DISH_BY_DISH);
  const { basis, named, kinds } = allergen.allergen ?? {};
  const names = spokenOf([basis, named, kinds].flatMap(phrasesIn));
  return (at) => promises(at) || (limits(at) && names(at));
}

/** Reads the notes that may say so, in steps: what {@link keptApart} asks of all places at once is then known. */
export function* readKept(allergen: Attribute, snapshot: Snapshot): Steps<void> {
  const maySaySo = sayingSo(allergen, snapshot, phrasesIn(allergen.yes));
  yield* readFacts(snapshot.rows.filter((_, at) => maySaySo(at)));
}

/**
 * How the places of a guide keep an allergen apart, by position. Only notes that may say so are read in full: reading those of ten thousand
 * places would keep others waiting.
 *
 * @param promising words without which no notes say so, beside those that limit it to some dishes
 */
export function keptApart(
  allergen: Attribute,
  snapshot: Snapshot,
  promising: readonly string[] = phrasesIn(allergen.yes),
): (at: number) => Kept {
  const { rows } = snapshot;
  const maySaySo = sayingSo(allergen, snapshot, promising);
  const known = new Map<number, Kept>();
  const read = (at: number): Kept => {
    const row = rows[at];
    const answer = row && answerOf(allergen, row, { safety: true });
    return answer?.outcome !== 'partly' ? null : answer.byDish ? 'dishes' : 'kitchen';
  };
  return (at) => {
    if (!maySaySo(at)) return null;
    const before = known.get(at);
    if (before !== undefined) return before;
    const kept = read(at);
    known.set(at, kept);
    return kept;
  };
}
