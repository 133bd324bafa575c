import { whoseOf } from '../reading/eater.ts';
import { stemsOf } from '../text/tokens.ts';
import type { FoodWish } from '../wishes.ts';

const BETWEEN = ', ';

/** What was said of one exclusion, each thing by itself: almonds and peanuts are left out as nuts, and each is taken back by itself. */
export const partsOf = ({ said }: Pick<FoodWish, 'said'>): string[] => said.split(BETWEEN);

/** An exclusion with what was said of the same before. */
export function saidTogether(before: FoodWish, wish: FoodWish): FoodWish {
  const parts = new Map([...partsOf(before), ...partsOf(wish)].map((part) => [stemmed(part), part]));
  return { ...ofBoth(before, wish), said: [...parts.values()].join(BETWEEN) };
}

/** A need, with whose it is now that it is told again. */
export function ofBoth(before: FoodWish, wish: FoodWish): FoodWish {
  const { eater: _eater, shared: _shared, alone: _alone, ...rest } = wish;
  return { ...rest, ...whoseOf(before, wish) };
}

/**
 * An exclusion without some of what was said of it.
 *
 * @returns null if nothing else was said of it, or none of these
 */
export function withoutSaid(wish: FoodWish, words: readonly string[]): FoodWish | null {
  const gone = words.map(stemmed);
  const isFree = wish.key.endsWith(' free');
  // "Gluten" ends the whole of it.
  if (isFree && gone.includes(stemmed(wish.key.replace(/ free$/, '')))) return null;
  // A diet is told in words of its own: "can't have wheat".
  const isGone = (part: string) => gone.some((word) => part === word || (isFree && part.endsWith(` ${word}`)));
  const parts = partsOf(wish);
  const left = parts.filter((part) => !isGone(stemmed(part)));
  return left.length === 0 || left.length === parts.length ? null : { ...wish, said: left.join(BETWEEN) };
}

const stemmed = (text: string): string => stemsOf(text).join(' ');
