import { OPPOSITE_FEATURES } from '../lexicon/opposites.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import type { Contradiction, PriceWish } from '../wishes.ts';
import type { Delta } from './delta.ts';

/** Levels between two prices of which nobody means both. */
const APART = 2;
/** Either will do. */
const EITHER: ReadonlySet<string> = new Set(['or', 'to']);

const isEither = ({ from }: Mention, { tokens }: Reading): boolean => EITHER.has(tokens[from - 1]?.word ?? '');

/**
 * What one message wishes and wishes the contrary of. What was said last counts.
 *
 * @returns what was given up for it, as far as there is such a thing
 */
export function withoutContradictions(delta: Delta, reading: Reading): Contradiction[] {
  const found: Contradiction[] = [];
  const loose = new Set(
    reading.mentions.flatMap((mention) =>
      mention.meaning.type === 'feature' && isEither(mention, reading) ? [mention.meaning.key] : [],
    ),
  );
  for (const kept of delta.features.toReversed()) {
    const given = delta.features.find(
      ({ key }) => OPPOSITE_FEATURES[kept.key]?.includes(key) && !loose.has(key) && !loose.has(kept.key),
    );
    if (!given || !delta.features.includes(kept)) continue;
    delta.features = delta.features.filter((wish) => wish !== given);
    found.push({ kept: kept.label, given: given.label });
  }
  return found;
}

/** Whether a price is said after another one that it leaves no room for. */
export const contradicts = (
  before: PriceWish | null,
  wish: Omit<PriceWish, 'said'>,
  mention: Mention,
  reading: Reading,
): boolean => before !== null && !isEither(mention, reading) && isApart(before, wish);

/** Whether nobody means both of two prices. */
export function isApart(one: Pick<PriceWish, 'met'>, other: Pick<PriceWish, 'met'>): boolean {
  const [first, then] = [one.met.flat(), other.met.flat()];
  if (first.length === 0 || then.length === 0) return false;
  return Math.min(...then) - Math.max(...first) >= APART || Math.min(...first) - Math.max(...then) >= APART;
}
