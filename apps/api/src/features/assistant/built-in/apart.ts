import type { Restaurant } from '@saffron/contracts/guide';
import { answerOf } from '../../search/facts/answer.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { listOf } from './words.ts';

/**
 * What a place has over the first one, as far as the guide says so of both: what was wished, or that it costs less.
 *
 * @example apart(row, first, wishes) // 'quieter and cheaper'
 */
export function apart(row: Restaurant, from: Restaurant, { features }: Wishes): string {
  const [here, there] = [row, from].map((one) => answerOf('quiet', one).outcome);
  const isQuieter = here === 'yes' && there === 'no' && features.some(({ key }) => key === 'quiet');
  const isLivelier = here === 'no' && there === 'yes' && features.some(({ key }) => key === 'lively');
  const isCheaper = row.price !== null && from.price !== null && row.price < from.price;
  return listOf([
    ...(isQuieter ? ['quieter'] : []),
    ...(isLivelier ? ['livelier'] : []),
    ...(isCheaper ? ['cheaper'] : []),
  ]);
}
