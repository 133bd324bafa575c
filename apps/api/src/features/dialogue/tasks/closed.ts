import type { Restaurant } from '@saffron/contracts/guide';
import { weekdayOf } from '@saffron/contracts/hours/days';
import type { Steps } from '../../../slices.ts';
import { isOpenThen } from '../../search/opening/opening.ts';
import { opensQuestion } from '../../understanding/acts/inquiry.ts';
import { clockOf, whenIn, whenOf } from '../../understanding/reading/when.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import { chosenIn } from '../focus.ts';
import { openFor } from '../hours/instead.ts';
import { tellingHours } from '../hours/visit.ts';
import type { Answer } from '../task.ts';

/** "You sent us to one that's shut", "we got there and it's closed": says sorry, what is known of its hours, and what is open. */
export function* closed(context: Context): Steps<Answer | null> {
  const { reading, shown, named, now, wishes } = context;
  if (!now || shown.length + named.length === 0 || !complains(reading.tokens)) return null;
  if (whenIn(reading, now)?.on && !reading.tokens.some(({ word }) => UNTIL.has(word))) return null;
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
  const isSent = shown.includes(row);
  // Who tells of a place unasked has not been sent anywhere, and may look for none.
  if (!isSent && !isSought(wishes))
    return { moves: [{ type: 'remark', tone: 'told shut', row: null }], picks: [], rejected: [row] };
  const sorry = { type: 'remark' as const, tone: isSent ? ('sorry' as const) : ('told shut' as const), row };
  return {
    moves: [
      sorry,
      ...(isSent ? [{ ...told, ask: isOpenThen(row, time) === null ? ('open' as const) : told.ask }] : []),
      ...instead,
    ],
    picks,
    rejected: [row],
    visit: time,
  };
}

const isSought = ({ foods, features, meals, areas }: Wishes): boolean =>
  [foods, features, meals, areas].some((list) => list.length > 0);

/** Whether a message tells that a place was found closed: "is it closed?" asks, and "that's closed" may be known of any. */
function complains(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word).join(' ');
  if (opensQuestion(tokens)) return false;
  return GONE.test(words) || (SHUT.test(words) && SENT.test(words)) || (CLOSED.test(words) && SEEN.test(words));
}

const SHUT = /\b(?:is|its|was|thats|theyre|are|were|says?|saying|been|found it|looks|all) (?:\w+ )?(?:closed|shut)\b/;
const CLOSED = /\b(?:closed|shut)\b/;
/** No kitchen opens again after this by itself. */
const GONE =
  /\b(?:(?:closed|shut) (?:down|for good|permanently|for (?:\w+ )?(?:renovations?|refurb\w*|repairs?))|boarded up|out of business|burnt? down|gone bust)\b/;
const SENT = /\b(?:you|u) (?:sent|said|told|gave|showed|suggested|recommended|named|picked|offered)\b/;
/** Somebody was there, or read or heard it. */
const SEEN = /\b(?:went|got|here|outside|standing|stood|walked|sign|notice|door|poster|heard|apparently|website)\b/;
/** "Closed till Monday" is closed now. */
const UNTIL = wordSet('til till until');
