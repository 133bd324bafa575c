import type { Restaurant } from '@saffron/contracts/guide';
import { useDates } from '../../../lib/dates.ts';

/** Who keeps the entry, and when it was last changed. */
export function Kept({
  restaurant: { addedBy, dateAdded, updatedBy, dateUpdated },
}: {
  restaurant: Partial<Restaurant>;
}) {
  const { lang, fullDay } = useDates();
  if (!dateAdded) return null;
  const on = (date: string) => (
    <time dateTime={date} lang={lang}>
      {fullDay(new Date(date))}
    </time>
  );
  return (
    <p className="mt-8 text-sm text-ink-muted wrap-anywhere">
      Added {addedBy && `by ${addedBy} `}on {on(dateAdded)}
      {dateUpdated && (
        <>
          , last changed {updatedBy && `by ${updatedBy} `}on {on(dateUpdated)}
        </>
      )}
      .
    </p>
  );
}
