import { useDates } from '../../lib/dates.ts';

/** A date and time in the local time zone, in the language chosen in Settings. */
export function DateAndTime({ at }: { at: string }) {
  const dates = useDates();
  return (
    <time dateTime={at} lang={dates.lang} className="tabular">
      {dates.dayAndTime(new Date(at))}
    </time>
  );
}
