import { RATING_REASONS } from '@saffron/contracts/rating-fields';
import type { RatingsPage } from '@saffron/contracts/ratings';
import { Badge } from '@saffron/ui/badge';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { DateAndTime } from '../date-and-time.tsx';

const LABELS: Record<string, string> = { ...RATING_REASONS.up, ...RATING_REASONS.down };

/** A rating with the message and the reply that it is about, as plain text. */
export function RatingCard({ rating }: { rating: RatingsPage['ratings'][number] }) {
  const { reasons, comment, message, reply, ratedAt } = rating;
  const isUp = rating.rating === 'up';
  const Icon = isUp ? ThumbsUp : ThumbsDown;
  return (
    <article className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4">
      <header className="flex flex-wrap items-center gap-2 text-sm">
        <Icon aria-hidden="true" className="size-4.5 text-accent" />
        <h2 className="font-semibold">{isUp ? 'Good reply' : 'Bad reply'}</h2>
        {reasons.map((reason) => (
          <Badge key={reason}>{LABELS[reason]}</Badge>
        ))}
        <span className="ml-auto text-ink-muted">
          <DateAndTime at={ratedAt} />
        </span>
      </header>
      {comment && <p className="whitespace-pre-line wrap-anywhere">{comment}</p>}
      <dl className="flex flex-col gap-2 text-sm">
        {[
          ['Message', message],
          ['Reply', reply],
        ].map(([label, text]) => (
          <div key={label}>
            <dt className="text-ink-muted">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
