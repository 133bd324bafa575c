import type { Restaurant } from '@saffron/contracts/guide';
import type { Wishes } from '../../understanding/wishes.ts';
import { daysOf, isSoOn } from '../opening/noted-days.ts';
import { scheduledAt } from '../opening/opening.ts';
import { answerOf } from './answer.ts';
import type { Attribute } from './attribute.ts';
import { attributeOf } from './attribute-of.ts';
import { factsOn } from './facts.ts';

/** Something that was wished, and that a place does not have on the day that was said. */
export interface OnOtherDays {
  attribute: Attribute;
  /** `yes`: it has it on those days, and not on the one that was said; `no`: it does not have it on those days. */
  says: 'yes' | 'no';
  /** From Monday; empty where it is another season. */
  days: readonly number[];
}

const OF_HOURS: ReadonlySet<string> = new Set(['late', 'early']);

/**
 * What a place has of the wished features, but not on the day that was said.
 *
 * @example onOtherDays(row, { when: sunday, features: [liveMusic] }) // says 'yes', days [5] where "a trio plays on Saturdays"
 */
export const onOtherDays = (row: Restaurant, { when, features }: Pick<Wishes, 'when' | 'features'>): OnOtherDays[] =>
  features.flatMap(({ key }): OnOtherDays[] => {
    const attribute = when ? attributeOf(key) : undefined;
    const { sentence, outcome = 'no' } = attribute ? answerOf(attribute, row) : {};
    if (!when || !attribute || !sentence || outcome === 'no') return [];
    // Recorded hours know better than notes whether it is open that late.
    if (OF_HOURS.has(key) && scheduledAt(row, when) === 'open') return [];
    const facts = factsOn(attribute, row).filter((fact) => fact.sentence !== null);
    const told = facts.filter(({ says }) => says === 'yes');
    const not = facts.find(({ says, time }) => says === 'no' && time !== '' && isSoOn(time, when));
    if (not) return [{ attribute, says: 'no', days: daysOf(not.time) }];
    if (told.length === 0 || told.some(({ time }) => isSoOn(time, when))) return [];
    return [{ attribute, says: 'yes', days: [...new Set(told.flatMap(({ time }) => daysOf(time)))].toSorted() }];
  });
