import type { Restaurant } from '@saffron/contracts/guide';
import type { Exception, Schedule, Span } from '@saffron/contracts/hours/schedule';
import type { LocalMoment } from '@saffron/contracts/hours/status';
import type { Sentence } from '../../understanding/text/sentences.ts';
import type { When } from '../../understanding/wishes.ts';

/** What is asked: whether it is open, until when, until when one can order, from when, its hours of the week, the days on which it is closed, which of several closes last or first, or opens first; `told`: nobody asked. */
export type HoursAsk = 'open' | 'closes' | 'orders' | 'opens' | 'week' | 'days' | 'last' | 'soonest' | 'first' | 'told';

/** The hours of a place, as far as they answer a question. */
export interface PlaceHours {
  row: Restaurant;
  /** Whether it is open at the time that was asked about; null where nobody knows, or no time was asked about. */
  open: boolean | null;
  /** It takes orders for a moment only. */
  soon: boolean;
  /** The hour at which its kitchen closes that day, where that is told apart. */
  kitchen: number | null;
  /** The hours of the day that was asked about; null where they are not recorded. */
  spans: readonly Span[] | null;
  schedule: Schedule | null;
  /** The dates with other hours that the day is one of. */
  exception: Exception | null;
  /** It has closed for today. */
  over: boolean;
  /** When it opens next after a time at which it is closed. */
  opensNext: LocalMoment | null;
  /** Its tables are booked long before, by what the notes say. */
  booked?: true;
  /** What the notes say of hours, where none are recorded. */
  noted: Sentence | null;
}

/** "What time do they shut?", "is the second open on Mondays?", "which closes last?" */
export interface HoursMove {
  type: 'hours';
  ask: HoursAsk;
  /** The time that was asked about; null for the hours in general. */
  when: When | null;
  places: readonly PlaceHours[];
  /** It is asked whether they are closed, or whether an hour is too late. */
  contrary?: boolean;
}
