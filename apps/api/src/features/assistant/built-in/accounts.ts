import type { Restaurant } from '@saffron/contracts/guide';
import { attributeFor } from '../../dialogue/ask/opinion.ts';
import { FIELD_MEASURES } from '../../dialogue/measures/fields.ts';
import { answerOf } from '../../search/facts/answer.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { GRANTS, UNTIL } from './phrasebook/search.ts';
import type { Pitch } from './pitch.ts';
import type { Voice } from './voice.ts';
import { listOf } from './words.ts';

/** How many a reply tells. */
const MOST = 2;
/** From this hour on, and before the other, one asks how long a place is open. */
const LATE = 22;
const EARLY = 5;

/** What a place has of the wishes, beside what its reasons said: by its tags, its fields and its hours. */
export function grantsOf(row: Restaurant, wishes: Wishes, told: readonly Pitch[], voice: Voice): string {
  const clauses = wishes.features.flatMap((wish) => {
    const attribute = attributeFor(wish);
    const answer = attribute && answerOf(attribute, row);
    const isTold = told.some(({ sentence }) => sentence === answer?.sentence);
    return attribute && answer?.outcome === 'yes' && !isTold ? [attribute.says.yes] : [];
  });
  const fresh = [...new Set(clauses)].filter((clause) => !voice.isSaid(clause)).slice(0, MOST);
  return [until(row, wishes, voice), fresh.length > 0 ? voice.say(GRANTS, { clauses: listOf(fresh) }) : '']
    .filter(Boolean)
    .join(' ');
}

function until(row: Restaurant, { features, when }: Wishes, { say, isSaid }: Voice): string {
  const [from] = when?.hours ?? [];
  const isLate = features.some(({ key }) => key === 'late') || (from !== undefined && (from >= LATE || from < EARLY));
  const [detail] = isLate ? (FIELD_MEASURES.closes?.(row).details ?? []) : [];
  return detail?.type === 'closes' && !isSaid(`until ${detail.time}`) ? say(UNTIL, { time: detail.time }) : '';
}
