import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { type Schedule, timeOf, toSchedule } from '@saffron/contracts/hours/schedule';
import { type LocalTime, statusAt } from '@saffron/contracts/hours/status';
import { statusText } from '@saffron/contracts/hours/status-text';
import { cx } from '@saffron/ui/cx';
import { useGuideTime } from './guide-time.ts';

interface OpeningStatusProps {
  /** Null if unknown; then nothing is shown. */
  hours: OpeningHours | null;
  /** With a text size; a small one by default. */
  className?: string | undefined;
}

/** Whether a restaurant is open now, and until when, or when it opens next. Updates each minute. */
export function OpeningStatus({ hours, className }: OpeningStatusProps) {
  return hours && <CurrentStatus hours={hours} className={className} />;
}

function CurrentStatus(props: OpeningStatusProps) {
  return <OpeningStatusAt {...props} at={useGuideTime()} />;
}

interface OpeningStatusAtProps extends OpeningStatusProps {
  /** The result of `useGuideTime`, or a chosen time. While it loads, the space of the line is kept. */
  at: StatusTime | null | undefined;
}

/** A local time of the guide. */
export interface StatusTime extends LocalTime {
  /** It is not the current time. */
  chosen?: true;
}

/** {@link OpeningStatus} at a given local time of the guide, for lists. */
export function OpeningStatusAt({ hours, at, className = 'text-sm' }: OpeningStatusAtProps) {
  if (hours === null || at === null) return null;
  return (
    <span className={cx('block overflow-x-clip', className)}>
      <span className="-ml-3 block">
        {at ? <StatusText hours={hours} at={at} /> : <span aria-hidden="true">&nbsp;</span>}
      </span>
    </span>
  );
}

/** A dot and words. The separator is out of sight, to the left, where the words after it have their own line. */
function StatusText({ hours, at }: { hours: OpeningHours; at: StatusTime }) {
  const status = statusAt(scheduleOf(hours), at);
  const { label, detail } = statusText(status);
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'mr-2 ml-3 inline-block size-2 rounded-full align-[0.08em]',
          status.open ? 'bg-ok' : 'border-2 border-line-strong',
        )}
      />
      <span className={cx('font-medium whitespace-nowrap', status.open ? 'text-ok' : 'text-ink')}>
        {at.chosen && status.open ? `Open at ${timeOf(at.minute)}` : label}
      </span>
      {detail && (
        <span className="whitespace-nowrap text-ink-muted">
          <span className="inline-block w-3 text-center whitespace-pre">&nbsp;· </span>
          {detail}
        </span>
      )}
    </>
  );
}

const schedules = new WeakMap<OpeningHours, Schedule>();

/** The schedule of opening hours, calculated once for each list of hours. */
export function scheduleOf(hours: OpeningHours): Schedule {
  const known = schedules.get(hours) ?? toSchedule(hours);
  schedules.set(hours, known);
  return known;
}
