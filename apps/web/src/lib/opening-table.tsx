import { DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { DAY, exceptionOn, type Schedule, type Span, timeOf } from '@saffron/contracts/hours/schedule';
import { cx } from '@saffron/ui/cx';
import type { ReactNode } from 'react';
import { useDates } from './dates.ts';

interface OpeningTableProps {
  schedule: Schedule;
  /** The local date of the guide (`YYYY-MM-DD`), whose row is marked; without, none is. */
  today?: string | undefined;
}

/** Opening hours by day, then the exceptions by date. */
export function OpeningTable({ schedule, today }: OpeningTableProps) {
  const { lang } = useDates();
  const days = new Intl.DateTimeFormat(lang, { dateStyle: 'long' });
  // Noon, because the local day of midnight in UTC may be another one.
  const dayOf = (date: string) => new Date(`${date}T12:00:00`);
  const exceptionToday = today === undefined ? undefined : exceptionOn(schedule, today);
  const weekdayToday = today === undefined || exceptionToday ? undefined : weekdayOf(today);
  return (
    <table className="tabular -mx-2 text-left wrap-normal text-[0.9375rem]">
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {DAYS.map((day, at) => (
          <Row key={day} of={day} spans={schedule.week[at] ?? []} isToday={at === weekdayToday} />
        ))}
        {schedule.exceptions.map((exception) => (
          <Row
            key={exception.from}
            of={<span lang={lang}>{days.formatRange(dayOf(exception.from), dayOf(exception.to))}</span>}
            spans={exception.spans}
            isToday={exception === exceptionToday}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({ of, spans, isToday }: { of: ReactNode; spans: readonly Span[]; isToday: boolean }) {
  return (
    <tr aria-current={isToday ? 'date' : undefined} className={cx(isToday && 'font-medium *:bg-accent-soft')}>
      <th
        scope="row"
        className={cx(
          'min-w-24 rounded-l-md py-0.5 pr-4 pl-2 align-top',
          isToday ? 'font-medium' : 'font-normal text-ink-muted',
        )}
      >
        {of}
        {/* Not all screen readers tell the state of a row. */}
        {isToday && <span className="sr-only">, today</span>}
      </th>
      <td className="rounded-r-md py-0.5 pr-2 align-top">
        {spans.length === 0
          ? 'Closed'
          : spans.map((span, at) => (
              <span key={span.start}>
                {at > 0 && ', '}
                <span className="whitespace-nowrap">{timesText(span)}</span>
                {span.lastOrders !== null && (
                  <>
                    {' '}
                    <span className="whitespace-nowrap text-ink-muted">(last orders {timeOf(span.lastOrders)})</span>
                  </>
                )}
              </span>
            ))}
      </td>
    </tr>
  );
}

const timesText = ({ start, end }: Span): string =>
  start === 0 && end === DAY ? 'Open 24 hours' : `${timeOf(start)}–${timeOf(end)}`;
