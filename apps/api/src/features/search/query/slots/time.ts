import type { Restaurant } from '@saffron/contracts/guide';
import type { Outcome, QueryEvidence } from '@saffron/contracts/guide-query';
import { DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { printHours } from '@saffron/contracts/hours/hours-text';
import { type Schedule, spansOn, toSchedule } from '@saffron/contracts/hours/schedule';
import { isOpenAt } from '@saffron/contracts/hours/status';
import { nightUntil } from '../../criteria/opening-hours.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { SlotReader } from '../check.ts';
import { sentenceOf, sentenceWhere } from '../sentences.ts';
import { type Moment, momentOf } from './time-value.ts';

/** Reading the hours of a large guide takes longer than a query may. A changed restaurant is another object. */
const schedules = new WeakMap<Restaurant, Schedule>();
const untils = new WeakMap<Restaurant, { until: number | null }>();

function scheduleOf(row: Restaurant): Schedule | null {
  if (!row.hours) return null;
  const schedule = schedules.get(row) ?? toSchedule(row.hours);
  schedules.set(row, schedule);
  return schedule;
}

function untilOf(row: Restaurant): number | null {
  const known = untils.get(row) ?? { until: nightUntil(row.saffronNotes ?? '') };
  untils.set(row, known);
  return known.until;
}

const NIGHT_ENDS = 6 * 60;
const LATE = 22 * 60;

/** What notes say about a time, where the guide has no hours. They tell of closed days, and of how late it gets. */
function fromNotes({ date, minute }: Moment, { vocabulary }: Snapshot) {
  const day = DAYS[weekdayOf(date)] ?? '';
  const closing = [`closed ${day}`, `closed on ${day}`, `shut ${day}`, `shut on ${day}`, `not open ${day}`];
  const closed = vocabulary.texts.mentioning(`closed ${day}`, closing);
  const until = vocabulary.texts.mentioning('until', [
    'until',
    'till',
    'til',
    'round the clock',
    'all night',
    '24 hour',
  ]);
  const isNight = minute !== null && (minute < NIGHT_ENDS || minute >= LATE);
  const outcome = (row: Restaurant, at: number): Outcome => {
    if (closed.has(at)) return 'lacks';
    const hour = isNight && until.has(at) ? untilOf(row) : null;
    if (hour === null || minute === null) return 'unknown';
    return minute >= LATE || hour * 60 > minute ? 'meets' : 'lacks';
  };
  const evidence = (row: Restaurant, at: number): QueryEvidence | undefined => {
    if (closed.has(at)) return sentenceOf(row, closing, 'says');
    if (outcome(row, at) === 'unknown') return;
    return sentenceWhere(row, ({ text }) => nightUntil(text) !== null);
  };
  return { outcome, evidence };
}

/** Open at a local time of the guide, or at any time of a day. */
export const time: SlotReader = {
  check: (value, { snapshot, now }) => {
    const moment = momentOf(String(value), now);
    const { date, minute } = moment;
    const notes = fromNotes(moment, snapshot);
    const isOpen =
      minute === null
        ? (schedule: Schedule) => spansOn(schedule, date, weekdayOf(date)).length > 0
        : isOpenAt({ date, minute });
    return {
      outcome: (row, at) => {
        const schedule = scheduleOf(row);
        if (!schedule) return notes.outcome(row, at);
        return isOpen(schedule) ? 'meets' : 'lacks';
      },
      evidence: (row, at) => {
        const schedule = scheduleOf(row);
        return schedule ? { field: 'hours', sentence: printHours(schedule) } : notes.evidence(row, at);
      },
    };
  },
};
