import { Star } from 'lucide-react';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { MISSING } from '../facts.ts';

export function Missing() {
  return <span className="text-ink-muted">{MISSING}</span>;
}

export function Price({ price }: { price: number | null }) {
  if (price === null) return <Missing />;
  return (
    <>
      <span aria-hidden="true">{dollars(price)}</span>
      <span className="sr-only">{spokenPrice(dollars(price))}</span>
    </>
  );
}

export function Rating({ rating }: { rating: number | null }) {
  if (rating === null) return <Missing />;
  return (
    <span className="tabular inline-flex items-center gap-1.5 align-middle">
      <Star aria-hidden="true" className="size-4 fill-accent text-accent" />
      {rating.toFixed(1)}
      <span className="sr-only">of 5</span>
    </span>
  );
}
