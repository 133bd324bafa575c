import type { Restaurant } from '@saffron/contracts/guide';
import type { Asked } from '../../search/facts/attribute.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { allergensAmong } from '../barred.ts';
import { aboutEach } from './about.ts';
import type { AboutMove } from './moves.ts';
import type { Question } from './question.ts';

/**
 * What the guide says of a place on behalf of somebody who stated what they do not eat. Of what harms nobody, what rules the place out is
 * left to the check for needs.
 *
 * @returns whether anything rules it out for somebody who could fall ill, too
 */
export function needsBeside(
  row: Restaurant,
  question: Question,
  wishes: Wishes,
): { moves: AboutMove[]; isUnsafe: boolean } {
  const safety = hasHealthNeed(wishes);
  const attributes = safety
    ? allergensAmong(wishes)
    : wishes.foods.filter(isDiet).flatMap(({ key }) => attributeOf(key) ?? []);
  const asked = attributes.map((attribute): Asked => ({ attribute, contrary: false, said: attribute.key }));
  const moves = aboutEach(asked, [row], question, { safety, chosen: true });
  const against = moves.filter(({ answers }) => answers.some(({ answer }) => answer.outcome === 'no'));
  const isUnsafe = safety && against.length > 0;
  return { moves: isUnsafe ? against : moves.filter((move) => !against.includes(move)), isUnsafe };
}
