import { PRICE_MAX } from '@saffron/contracts/limits';
import { table } from '../../../table.ts';
import type { PriceWish } from '../wishes.ts';

export const NOT_DEAR: Omit<PriceWish, 'said'> = { met: [[1, 2]], near: [3], most: 3, label: 'not too expensive' };

const OPPOSITES: Readonly<Record<string, Omit<PriceWish, 'said'>>> = table({
  expensive: { met: [[1, 2]], near: [3], most: 3, label: 'not expensive' },
  'very expensive': { met: [[1, 2, 3]], near: [4], most: 4, label: 'not too expensive' },
  inexpensive: {
    met: [
      [2, 3],
      [4, 5],
    ],
    near: [],
    least: 2,
    label: 'not cheap',
  },
});

export function priceWish(
  before: PriceWish | null,
  price: Omit<PriceWish, 'said'>,
  negated: boolean,
  said: string,
): PriceWish | null {
  const wish = negated ? OPPOSITES[price.label] : price;
  if (!wish) return before;
  if (!before || negated) return { ...wish, said };
  if (before.label === wish.label) return before;
  // One that ranks all levels says more than a range.
  const ranking = [{ ...wish, said }, before].find(({ met }) => met.length === PRICE_MAX);
  if (ranking) return ranking;
  return {
    label: `${before.label} or ${wish.label}`,
    met: [[...before.met.flat(), ...wish.met.flat()]],
    near: [...before.near, ...wish.near],
    said: `${before.said}, ${said}`,
  };
}

/** An amount as the most that a meal may cost. */
export function upTo(amount: PriceWish): PriceWish {
  const most = Math.max(...amount.met.flat());
  return { ...amount, met: [...amount.met, amount.near.filter((level) => level < most)], near: [], most };
}

/** "Affordable, not more than 35 each": an amount says how far a word may go, and the word what comes first. */
export function within(word: PriceWish, amount: PriceWish): PriceWish {
  const levels = amount.met.flat();
  const first = word.met.flat().filter((level) => levels.includes(level));
  const rest = levels.filter((level) => !first.includes(level));
  return { ...amount, met: [first, rest].filter((tier) => tier.length > 0) };
}
