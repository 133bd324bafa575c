import type { Restaurant } from '@saffron/contracts/guide';
import { weekdayOf } from '@saffron/contracts/hours/days';
import type { Steps } from '../../../slices.ts';
import { isOpenThen } from '../../search/opening/opening.ts';
import { opensQuestion } from '../../understanding/acts/inquiry.ts';
import { clockOf, whenIn, whenOf } from '../../understanding/reading/when.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import type { Context } from '../context.ts';
import { chosenIn } from '../focus.ts';
import { openFor } from '../hours/instead.ts';
import { tellingHours } from '../hours/visit.ts';
import type { Answer } from '../task.ts';

/** "You sent us to one that's shut", "we got there and it's closed": says sorry, what is known of its hours, and what is open. */
export function* closed(context: Context): Steps<Answer | null> {
  const { reading, shown, named, now, wishes } = context;
  if (!now || shown.length === 0 || !complains(reading.tokens) || whenIn(reading, now)?.on) return null;
  const { date, hour } = clockOf(now);
  const moment = whenOf({ date, day: weekdayOf(date), on: 'right now', hours: [hour, hour], at: '' });
  const time = wishes.when?.date && wishes.when.date !== date ? wishes.when : moment;
  const isOpen = (row: Restaurant) => isOpenThen(row, time) === true;
  // Of several, whichever is not known to be open.
  const [row] = [...named, ...chosenIn(context), ...shown.filter((one) => !isOpen(one)), ...shown];
  if (!row) return null;
  const rejected = [...wishes.rejected, row.id];
  const found = yield* openFor({ ...wishes, rejected, when: time }, context, time);
  const picks = found?.picks.filter(isOpen) ?? [];
  const instead =
    found && picks.length > 0 ? [{ type: 'recommend' as const, found: { ...found, picks, sole: false } }] : [];
  const told = tellingHours([row], time);
  const sorry = { type: 'remark' as const, tone: 'sorry' as const, row };
  return {
    moves: [sorry, { ...told, ask: isOpenThen(row, time) === null ? 'open' : told.ask }, ...instead],
    picks,
    rejected: [row],
    visit: time,
  };
}

/** Whether a message tells that a place was found closed: "is it closed?" asks, and "that's closed" may be known of any. */
function complains(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word).join(' ');
  const isSent = /\b(?:you|u) (?:sent|said|told|gave|showed|suggested|recommended|named|picked|offered)\b/.test(words);
  const isThere = /\b(?:went|got|here|outside|standing|walked)\b/.test(words) && !opensQuestion(tokens);
  return /\b(?:is|its|was|thats|theyre|are|were) (?:closed|shut)\b/.test(words) && (isSent || isThere);
}
