import type { Restaurant } from '@saffron/contracts/guide';
import { openingAt } from '../../search/opening/opening.ts';
import { visitOf } from '../../search/opening/visit.ts';
import { isMoment } from '../../understanding/reading/implied.ts';
import type { When } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import type { HoursMove } from './moves.ts';
import { hoursAt } from './place-hours.ts';

/**
 * The time by which whatever a reply puts forward is judged: as it was said, or right now late in the evening. Null where nobody said a
 * time at a usual hour: then hours are no news.
 */
export function judgedAt({ wishes }: Pick<Context, 'wishes'>): When | null {
  const time = visitOf(wishes);
  return time && (wishes.when || isMoment(time)) ? time : null;
}

/** What is to be said of the hours of some places, unasked. */
export const tellingHours = (rows: readonly Restaurant[], when: When): HoursMove => ({
  type: 'hours',
  ask: 'told',
  when,
  places: rows.map((row) => hoursAt(row, when)),
});

/** Of places that a reply puts forward: those whose hours have to be told, because one has to hurry, or because nobody knows them. */
export const inDoubt = (rows: readonly Restaurant[], time: When): readonly Restaurant[] =>
  rows.filter((row) => ['soon', 'unknown'].includes(openingAt(row, time)));
