import { DAYS } from '@saffron/contracts/hours/days';
import { DAY, type Schedule, type Span, timeOf } from '@saffron/contracts/hours/schedule';
import type { ReactNode } from 'react';
import { useDates } from './dates.ts';

/** Opening hours by day, then the exceptions by date. */
export function OpeningTable({ schedule }: { schedule: Schedule }) {
  const { lang } = useDates();
  const days = new Intl.DateTimeFormat(lang, { dateStyle: 'long' });
  // Noon, because the local day of midnight in UTC may be another one.
  const dayOf = (date: string) => new Date(`${date}T12:00:00`);
  return (
    <table className="tabular text-left wrap-normal text-[0.9375rem]">
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {DAYS.map((day, at) => (
          <Row key={day} of={day} spans={schedule.week[at] ?? []} />
        ))}
        {schedule.exceptions.map(({ from, to, spans }) => (
          <Row key={from} of={<span lang={lang}>{days.formatRange(dayOf(from), dayOf(to))}</span>} spans={spans} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ of, spans }: { of: ReactNode; spans: readonly Span[] }) {
  return (
    <tr>
      <th scope="row" className="min-w-24 py-0.5 pr-4 align-top font-normal text-ink-muted">
        {of}
      </th>
      <td className="py-0.5 align-top">
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
