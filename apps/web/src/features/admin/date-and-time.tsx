import { useDates } from '../../lib/dates.ts';

/** A date with its time, as the reader's clock shows it, in the language chosen in Settings. */
export function DateAndTime({ at }: { at: string }) {
  const dates = useDates();
  return (
    <time dateTime={at} lang={dates.lang} className="tabular">
      {dates.dayAndTime(new Date(at))}
    </time>
  );
}
