const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A date with its time, as the reader's clock shows it. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="tabular">
      {FORMAT.format(new Date(at))}
    </time>
  );
}
