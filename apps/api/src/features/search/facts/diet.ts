import type { Restaurant } from '@saffron/contracts/guide';
import { isVouchedFor } from '../../understanding/vocabulary/vouched.ts';
import type { FoodWish } from '../../understanding/wishes.ts';
import { answerOf } from './answer.ts';
import type { Outcome } from './attribute.ts';
import { attributeOf } from './attribute-of.ts';
import { factsOf } from './facts.ts';

/** Whoever says it so falls ill, and does not only leave it alone. */
const ILL = /coeliac|celiac|allerg|intoleran|cross|wheat/i;

/** @example namesIllness('can a coeliac eat there?') // true */
export const namesIllness = (said: string): boolean => ILL.test(said);

/** Whether somebody could fall ill who wishes for a diet: a coeliac, and whoever "can't eat gluten", but not who asks for something gluten-free. */
export const isForHealth = ({ key, said, strict }: Pick<FoodWish, 'key' | 'said' | 'strict'>): boolean =>
  attributeOf(key)?.allergen !== undefined && (strict === true || namesIllness(said));

/**
 * What notes and tags of a place say of a diet. Dishes and the kind of kitchen tell nothing: beside them there may be others.
 *
 * @param health somebody could fall ill: what is made in the same oven does not do
 */
export function dietAt(diet: string, row: Restaurant, health = false): Outcome {
  const attribute = attributeOf(diet);
  if (!attribute) return 'unknown';
  const { outcome, contains, field, beside } = answerOf(attribute, row, { safety: health });
  if (contains || (field !== undefined && field !== 'tag')) return 'unknown';
  // Nobody's safety rests on a tag that only the account claims that added the place.
  if (health && field === 'tag' && !isVouchedFor(row)) return 'unknown';
  // Where notes say yes and no, nobody can be promised it.
  const denied = factsOf(row).some(({ topic, says, scoped }) => topic === attribute.key && says === 'no' && !scoped);
  return outcome === 'partly' && (denied || (beside !== undefined && !attribute.allergen)) ? 'no' : outcome;
}
