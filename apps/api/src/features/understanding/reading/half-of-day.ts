import type { Restaurant } from '@saffron/contracts/guide';
import { toSchedule } from '@saffron/contracts/hours/schedule';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Meal, When } from '../wishes.ts';
import { comesFrom } from './events.ts';
import { NIGHT } from './times.ts';

/** What a conversation is about, as far as it tells morning from evening: meals, the time that was spoken of before, places. */
export interface Talk {
  meals: readonly Meal[];
  known: When | null;
  rows: readonly Pick<Restaurant, 'hours'>[];
}

const NOON = 12;
/** Said anywhere in a message, they tell that an hour in it is one of the morning. */
const MORNING = wordSet('morning mornings');
/** What people have in the morning, unless they speak of the evening. */
const MORNING_FOOD = wordSet('coffee croissant croissants pastry pastries pancakes porridge eggs');
const EVENING = wordSet('tonight tonite evening night nite dinner supper');
const STILL = wordSet('still until till til');
/** Who speaks of these is out at night. */
const NIGHTLY = wordSet('nightshift shift club clubbing rave dancing disco');
const DAWN = 6;
/** No meal of the morning is as early. */
const EARLIEST = 5;
/** An hour is one of those about the time that was spoken of before. */
const ABOUT = 3;
/** Hours of a part of a day: "tomorrow morning", then "at nine". */
const PART = 7;

/** The hour of 24 that an hour of twelve means: near the time before, when the places are open, else late rather than early. */
export function halved(clock: number, tokens: readonly Token[], { meals, known, rows }: Talk): number {
  const has = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word));
  const isSmall = clock < EARLIEST || clock >= NOON;
  if (isSmall && has(NIGHT) && !meals.includes('lunch')) return (clock % NOON) + 24;
  if (clock >= NOON) return clock;
  if (clock >= EARLIEST && has(MORNING)) return clock;
  if (clock >= DAWN && has(MORNING_FOOD) && !has(EVENING)) return clock;
  const [before, until] = known?.at ? (known.hours ?? []) : [];
  const near = [clock, clock + NOON, clock + 24].find((hour) => {
    if (before === undefined || until === undefined) return false;
    return before === until
      ? Math.abs(hour - before) <= ABOUT
      : until - before <= PART && before <= hour && hour <= until;
  });
  if (near !== undefined) return near;
  if (clock <= DAWN && has(NIGHTLY) && tokens.some(({ word }) => /night|club|rave/.test(word))) return clock + 24;
  if (clock < 4 && (has(STILL) || tokens.some((_, at) => comesFrom(tokens, at)))) return clock + 24;
  if (meals.includes('breakfast') && clock >= EARLIEST) return clock;
  return fromOpen(clock, rows) < fromOpen(clock + NOON, rows) ? clock : clock + NOON;
}

/** The hours between an hour and those at which one of some places is open on some day; none where nobody knows any. */
function fromOpen(hour: number, rows: Talk['rows']): number {
  const spans = rows.flatMap(({ hours }) => toSchedule(hours ?? []).week.flat());
  const away = spans.map(({ start, end }) => Math.max(0, start / 60 - hour, hour - end / 60));
  return Math.min(...away);
}
