import { PRICE_MAX, PRICE_MIN } from '@saffron/contracts/limits';

export const PRICES = [1, 2, 3, 4, 5] as const;

/** A price level as dollar signs: `dollars(3) // '$$$'`. Levels outside the scale are clamped. */
export function dollars(price: number): string {
  return '$'.repeat(Math.min(PRICE_MAX, Math.max(PRICE_MIN, Math.round(price))));
}

/** Dollar signs as text for screen readers. */
export function spokenPrice(signs: string): string {
  return `Price ${signs.length} of ${PRICE_MAX}`;
}
