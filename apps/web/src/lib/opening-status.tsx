import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { type Schedule, toSchedule } from '@saffron/contracts/hours/schedule';
import { type LocalTime, statusAt } from '@saffron/contracts/hours/status';
import { statusText } from '@saffron/contracts/hours/status-text';
import { cx } from '@saffron/ui/cx';
import { useGuideTime } from './guide-time.ts';

interface OpeningStatusProps {
  /** Null if unknown; then nothing is shown. */
  hours: OpeningHours | null;
  className?: string | undefined;
}

/**
 * Whether a restaurant is open now, and until when, or when it opens next. Updates each minute. Keeps the space of its
 * line while the guide's time zone loads.
 */
export function OpeningStatus({ hours, className }: OpeningStatusProps) {
  return hours && <CurrentStatus hours={hours} className={className} />;
}

function CurrentStatus({ hours, className }: OpeningStatusProps & { hours: OpeningHours }) {
  const now = useGuideTime();
  if (now === null) return null;
  return (
    <span className={cx('block text-sm', className)}>
      {now ? <StatusText hours={hours} at={now} /> : <span aria-hidden="true">&nbsp;</span>}
    </span>
  );
}

/** The status at a local time of the guide, as a dot and words. */
export function StatusText({ hours, at }: { hours: OpeningHours; at: LocalTime }) {
  const status = statusAt(scheduleOf(hours), at);
  const { label, detail } = statusText(status);
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'mr-2 inline-block size-2 rounded-full align-[0.08em]',
          status.open ? 'bg-ok' : 'border-2 border-line-strong',
        )}
      />
      <span className={cx('font-medium', status.open ? 'text-ok' : 'text-ink')}>{label}</span>
      {detail && <span className="text-ink-muted"> · {detail}</span>}
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
