import type { Restaurant } from '@saffron/contracts/guide';
import type { Wishes } from '../../understanding/wishes.ts';
import { daysOf, isSoOn } from '../opening/noted-days.ts';
import { answerOf } from './answer.ts';
import type { Attribute } from './attribute.ts';
import { attributeOf } from './attribute-of.ts';

/** Something that was wished, and that a place has on other days than the one that was said. */
export interface OnOtherDays {
  attribute: Attribute;
  /** From Monday; empty where it is another season. */
  days: readonly number[];
}

/**
 * What a place has of the wished features, but not on the day that was said.
 *
 * @example onOtherDays(row, { when: sunday, features: [liveMusic] }) // days [5] where "a trio plays on Saturdays"
 */
export const onOtherDays = (row: Restaurant, { when, features }: Pick<Wishes, 'when' | 'features'>): OnOtherDays[] =>
  features.flatMap(({ key }) => {
    const attribute = when ? attributeOf(key) : undefined;
    const { sentence, outcome = 'no' } = attribute ? answerOf(attribute, row) : {};
    if (!when || !attribute || !sentence || outcome === 'no' || isSoOn(sentence.text, when)) return [];
    return [{ attribute, days: daysOf(sentence.text) }];
  });
