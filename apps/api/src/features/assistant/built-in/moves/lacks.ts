import { weekdayOf } from '@saffron/contracts/hours/days';
import type { PlannedStop } from '../../../dialogue/moves.ts';
import type { Unmet } from '../../../search/found.ts';
import { scheduleOf, spansThen } from '../../../search/opening/opening.ts';
import { clock, nightClock, spansText } from '../hours-words.ts';
import { whetherIt } from '../unsure.ts';
import { capital, clean, listOf, signs, withArticle } from '../words.ts';

const LACKS: Readonly<Record<Unmet['kind'], (label: string, row: PlannedStop['row']) => string>> = {
  food: (label) => `I can't promise ${label} there`,
  dish: (label) => `I can't promise ${label} there`,
  diet: (label) => `I don't know what they have that is ${label}`,
  area: (label) => (label.startsWith('outside') ? `it's not ${label}` : `it's not in ${withArticle(label)}`),
  price: (label, { price }) =>
    price === null ? `I don't know what it costs` : `it's ${signs(price)}, and not ${label}`,
  meal: (label) => `I'm not sure they do ${label}`,
  feature: (label) => `I don't know ${whetherIt(label)}`,
  time: (label) => `I don't know whether it is open ${label}`,
  reservations: () => `it doesn't take reservations`,
};

/** What a place lacks of the wishes, in a sentence. */
export function caveat({ unmet, row, lost }: Pick<PlannedStop, 'unmet' | 'row'> & { lost?: string | null }): string {
  const lacks = unmet
    .filter(({ kind, label }) => !label.startsWith('near ') && !(lost && (FOODS.has(kind) || label === lost)))
    .map(({ kind, label }) => LACKS[kind](clean(label, 60), row));
  return lacks.length > 0 ? `${capital(listOf([...new Set(lacks)]))}.` : '';
}

const FOODS: ReadonlySet<string> = new Set(['food', 'dish']);

/** The hour of a stop, for a sentence. */
export const hourText = (hour: number): string => clock(Math.round(hour * 60));

/** "It's closed at 21:30: that day it is open 12:00 to 14:30."; empty for a place that is open then. */
export function closedText({ closed, row, date, weekday }: PlannedStop, hour: number, name?: string): string {
  const it = name ? `${name} is` : "It's";
  if (!closed) return '';
  const schedule = scheduleOf(row);
  const day = date === null ? weekday : weekdayOf(date);
  if (!schedule || day === null) return `${it} probably closed at ${hourText(hour)}, so check first.`;
  const spans = spansThen(schedule, { date, day });
  const now = spans.find(({ start, end }) => start <= hour * 60 && hour * 60 < end);
  if (now)
    return `${name ?? 'It'} shuts at ${nightClock(now.lastOrders ?? now.end)} that day, soon after ${hourText(hour)}.`;
  return spans.length === 0
    ? `${it} closed that day.`
    : `${it} closed at ${hourText(hour)}: that day it is open ${spansText(spans)}.`;
}
