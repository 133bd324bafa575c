import { addDays, weekdayOf } from '@saffron/contracts/hours/days';
import { printHours } from '@saffron/contracts/hours/hours-text';
import { takesOrdersAt } from '@saffron/contracts/hours/status';
import { notedHours } from '../../opening/noted-hours.ts';
import { isOpenThen, isOutOfSeason, isUntold, scheduleOf, spansThen } from '../../opening/opening.ts';
import type { SlotReader } from '../check.ts';
import { sentenceWhere } from '../sentences.ts';
import { momentOf } from './time-value.ts';

const SOON = 60;
const DAY = 24 * 60;

/** @param minute of the day `date` */
const soonAfter = (date: string, minute: number) =>
  minute + SOON < DAY ? { date, minute: minute + SOON } : { date: addDays(date, 1), minute: minute + SOON - DAY };

const OUTCOMES = { true: 'meets', false: 'lacks', null: 'unknown' } as const;

/**
 * Open at a local time of the guide, and still taking orders, or at any time of a day: by the recorded hours, else by what the notes say.
 * What is not, but is within the hour, nearly meets it.
 */
export const time: SlotReader = {
  check: (value, { now }) => {
    const { date, minute } = momentOf(String(value), now);
    const day = weekdayOf(date);
    const takesOrders = minute === null ? null : takesOrdersAt({ date, minute });
    const takesSoon = minute === null ? null : takesOrdersAt(soonAfter(date, minute));
    const hours = minute === null ? null : ([minute / 60, minute / 60] as const);
    return {
      outcome: (row) => {
        const schedule = scheduleOf(row);
        if (!schedule || isOutOfSeason(row, date) || isUntold(schedule, date))
          return OUTCOMES[`${isOpenThen(row, { date, day, hours })}`];
        if (takesOrders ? takesOrders(schedule) : spansThen(schedule, { date, day }).length > 0) return 'meets';
        return takesSoon?.(schedule) ? 'nearly' : 'lacks';
      },
      evidence: (row) => {
        const schedule = scheduleOf(row);
        if (schedule && !isOutOfSeason(row, date)) return { field: 'hours', sentence: printHours(schedule) };
        const noted = notedHours(row);
        return noted
          ? sentenceWhere(row, ({ text }) => noted.sentences.some((sentence) => sentence.text === text))
          : undefined;
      },
    };
  },
};
