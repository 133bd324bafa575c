import type { Card, CardReason } from '@saffron/contracts/guide';
import { Badge } from '@saffron/ui/badge';
import { cx } from '@saffron/ui/cx';
import { Star } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { spokenPrice } from '../../lib/price.ts';
import type { cardFacts } from './card-facts.ts';

/** Tags on a card that do not answer the message, at most. */
const OTHER_TAGS = 3;

interface CardSummaryProps {
  card: Card;
  facts: ReturnType<typeof cardFacts>;
  className?: string;
}

/** Rating, price, cuisine and neighborhood in one line. */
export function CardSummary({ card: { rating }, facts, className }: CardSummaryProps) {
  const { price, cuisine, neighborhood } = facts;
  const parts: [string, ReactNode][] = [
    ['price', <PriceOf key="price" signs={price} />],
    [
      'cuisine',
      <span key="cuisine" className="inline-block max-w-full first-letter:uppercase">
        {cuisine}
      </span>,
    ],
  ];
  if (rating !== null) parts.unshift(['rating', <RatingOf key="rating" rating={rating} />]);
  if (neighborhood) parts.push(['neighborhood', neighborhood]);
  return (
    <p className={cx('text-sm text-ink-muted wrap-anywhere', className)}>
      {parts.map(([key, part], index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

function PriceOf({ signs }: { signs: string }) {
  return (
    <span className="font-medium text-ink">
      <span aria-hidden="true">{signs}</span>
      <span className="sr-only">{spokenPrice(signs)}</span>
    </span>
  );
}

function RatingOf({ rating }: { rating: number }) {
  return (
    <span className="tabular font-medium whitespace-nowrap text-ink">
      <Star aria-hidden="true" className="mr-1 inline size-3.5 fill-accent align-[-0.09em] text-accent" />
      {rating.toFixed(1)}
      <span className="sr-only"> of 5</span>
    </span>
  );
}

/** Why this restaurant answers the message. */
export function CardReasonText({ reason, className }: { reason: CardReason | null; className?: string }) {
  if (!reason?.text) return null;
  return (
    <p className={cx('border-l-2 border-accent pl-3 text-[0.9375rem] leading-snug wrap-anywhere', className)}>
      <span className="sr-only">Why: </span>
      {reason.text}
    </p>
  );
}

/** Whether tables can be reserved, the tags that answer the message, and a few others. */
export function CardTags({ card: { reservations, tags, reason }, className }: { card: Card; className?: string }) {
  const fitting = reason?.tags ?? [];
  const others = tags.filter((tag) => !fitting.includes(tag)).slice(0, OTHER_TAGS);
  return (
    <ul aria-label="Features" className={cx('flex flex-wrap gap-1.5', className)}>
      {fitting.map((tag) => (
        <li key={tag}>
          <Badge tone="accent">{tag}</Badge>
        </li>
      ))}
      <li>
        <Badge>{reservations ? 'Takes reservations' : 'No reservations'}</Badge>
      </li>
      {others.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
