import type { Restaurant } from '@saffron/contracts/guide';
import type { Asked } from '../../search/facts/attribute.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { DIETS } from '../../understanding/lexicon/foods.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { allergensAmong } from '../barred.ts';
import { aboutEach } from './about.ts';
import type { AboutMove } from './moves.ts';
import type { Question } from './question.ts';

/**
 * The clauses of a message that state what somebody does not eat, beside one that names a place: they ask nothing themselves.
 *
 * @example statingClauses(readingOf("I can't eat eggs. What's Foxlight like?")) // the first one
 */
export function statingClauses({ tokens, mentions, names }: Reading): ReadonlySet<number> {
  const clauseOf = ({ from }: { from: number }) => tokens[from]?.clause ?? -1;
  const named = new Set(names.map(clauseOf));
  if (named.size === 0) return named;
  const isNeed = ({ stated, negated, meaning }: Mention) =>
    stated || negated || (meaning.type === 'food' && DIETS.has(meaning.key));
  return new Set(mentions.filter(isNeed).flatMap((one) => (named.has(clauseOf(one)) ? [] : [clauseOf(one)])));
}

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
  const safety = hasHealthNeed(wishes) || wishes.notFoods.some(({ strict }) => strict);
  const attributes = safety
    ? allergensAmong(wishes)
    : wishes.foods.filter(isDiet).flatMap(({ key }) => attributeOf(key) ?? []);
  const asked = attributes.map((attribute): Asked => ({ attribute, contrary: false, said: attribute.key }));
  const moves = aboutEach(asked, [row], question, { safety, chosen: true });
  const against = moves.filter(({ answers }) => answers.some(({ answer }) => answer.outcome === 'no'));
  const isUnsafe = safety && against.length > 0;
  return { moves: isUnsafe ? against : moves.filter((move) => !against.includes(move)), isUnsafe };
}
