import type { Restaurant } from '@saffron/contracts/guide';
import { answerOf } from '../../search/facts/answer.ts';
import { listOf } from './words.ts';

/**
 * What sets a place apart from another one, as far as the guide says so of both.
 *
 * @example apart(row, first) // 'quieter and a bit cheaper'
 */
export function apart(row: Restaurant, from: Restaurant): string {
  const [here, there] = [row, from].map((one) => answerOf('quiet', one).outcome);
  const sound = here === 'yes' && there === 'no' ? ['quieter'] : here === 'no' && there === 'yes' ? ['livelier'] : [];
  return listOf([...sound, ...costs(row.price, from.price)]);
}

function costs(price: number | null, from: number | null): string[] {
  if (price === null || from === null || price === from) return [];
  const steps = Math.abs(price - from);
  return price < from
    ? [steps > 1 ? 'much cheaper' : 'a bit cheaper']
    : [steps > 1 ? 'a good deal dearer' : 'a bit dearer'];
}
