import type { Restaurant } from '@saffron/contracts/guide';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';

const ALL = wordSet('all everything entirely wholly fully only');

/**
 * Whether all that a place makes keeps one of some diets, by its kind of kitchen or because its notes say so.
 *
 * @example keepsWholly(['vegan'], row) // true for "All of it vegan."
 */
export const keepsWholly = (diets: readonly string[], row: Restaurant): boolean =>
  stemsOf(row.cuisine ?? '').some((word) => diets.includes(word)) ||
  sentencesOf(row).some(
    ({ stems }) => stems.some((word) => diets.includes(word)) && stems.some((word) => ALL.has(word)),
  );
