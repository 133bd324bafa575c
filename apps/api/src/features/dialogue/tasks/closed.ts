import { weekdayOf } from '@saffron/contracts/hours/days';
import type { Steps } from '../../../slices.ts';
import { isOpenThen } from '../../search/opening/opening.ts';
import { opensQuestion } from '../../understanding/acts/inquiry.ts';
import { clockOf, whenIn, whenOf } from '../../understanding/reading/when.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { When } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import { chosenIn } from '../focus.ts';
import { openFor } from '../hours/instead.ts';
import { tellingHours } from '../hours/visit.ts';
import type { Answer } from '../task.ts';

const SHUT = wordSet('closed shut');
const BEING = wordSet('is its was thats theyre are were');
/** With one of these, somebody tells where they have been sent or have been. */
const SENT = wordSet('sent said told gave showed suggested recommended named picked offered');
const THERE = wordSet('went got here outside standing walked');

/** "You sent us to one that's shut", "we got there and it's closed": says sorry, what is known of its hours, and what is open. */
export function* closed(context: Context): Steps<Answer | null> {
  const { reading, shown, named, now, wishes } = context;
  if (!now || shown.length === 0 || !complains(reading.tokens) || whenIn(reading, now)?.on) return null;
  const { date, hour } = clockOf(now);
  const moment = whenOf({ date, day: weekdayOf(date), on: 'right now', hours: [hour, hour], at: '' });
  const isLater = wishes.when?.date && wishes.when.date !== date;
  const time: When = isLater && wishes.when ? wishes.when : moment;
  const isOpen = (row: (typeof shown)[number]) => isOpenThen(row, time) === true;
  // Of several, whichever is not known to be open.
  const told = [named, chosenIn(context), shown.filter((row) => !isOpen(row)), shown].find((rows) => rows.length > 0);
  const [row] = told ?? [];
  if (!row) return null;
  const rejected = [...wishes.rejected, row.id];
  const found = yield* openFor({ ...wishes, rejected, when: time }, context, time);
  const picks = found?.picks.filter(isOpen) ?? [];
  return {
    moves: [
      { type: 'remark', tone: 'sorry', row },
      tellingHours([row], time),
      ...(found && picks.length > 0
        ? [{ type: 'recommend' as const, found: { ...found, picks, unmet: found.unmet, sole: false } }]
        : []),
    ],
    picks,
    rejected: [row],
    visit: time,
  };
}

/** Whether a message tells that a place was found closed: "is it closed?" asks, and "that's closed" may be known of any. */
function complains(tokens: readonly Token[]): boolean {
  const isTold = tokens.some(({ word }, at) => SHUT.has(word) && BEING.has(tokens[at - 1]?.word ?? ''));
  const you = tokens.findIndex(
    ({ word }, at) => (word === 'you' || word === 'u') && SENT.has(tokens[at + 1]?.word ?? ''),
  );
  const isThere = tokens.some(({ word }) => THERE.has(word));
  return isTold && (you >= 0 || (isThere && !opensQuestion(tokens)));
}
