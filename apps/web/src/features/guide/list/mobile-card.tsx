import { Badge } from '@saffron/ui/badge';
import { ArrowUpRight } from 'lucide-react';
import { OpeningStatusAt } from '../../../lib/opening-status.tsx';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { DishIllustration } from '../dish-illustration.tsx';
import { ACTION, PlaceActions } from '../place-actions.tsx';
import { Distance } from './distance.tsx';
import { type EntryProps, MISSING } from './list-props.ts';

export function MobileCard({ restaurant, at, origin }: EntryProps) {
  const { id, name, neighborhood, cuisine, price, reservations, tag } = restaurant;
  const website = webAddress(restaurant.website);
  const tags = tag?.split(', ').filter(Boolean) ?? [];
  return (
    <li className="relative flex gap-4 rounded-xl border border-line bg-surface p-3 shadow-sm">
      <DishIllustration
        seed={String(id)}
        cuisine={cuisine}
        name={name}
        frame="square"
        className="size-22 shrink-0 rounded-lg"
      />
      <div className="min-w-0 flex-1 py-0.5">
        <h2 className="display text-lg leading-tight wrap-anywhere">{name}</h2>
        <p className="mt-1 text-sm text-ink-muted">
          {neighborhood || MISSING}&nbsp;· {cuisine || MISSING}&nbsp;·{' '}
          <span aria-hidden="true" className="font-medium text-ink">
            {price === null ? MISSING : dollars(price)}
          </span>
          <span className="sr-only">{price === null ? 'No price' : spokenPrice(dollars(price))}</span>
        </p>
        <OpeningStatusAt hours={restaurant.hours} at={at} className="mt-1 text-sm" />
        <Distance from={origin} to={restaurant} className="mt-1" />
        {(reservations || tags.length > 0) && (
          <p className="mt-2 flex flex-wrap gap-1.5">
            {reservations && <Badge tone="accent">Reservations</Badge>}
            {tags.map((text) => (
              <Badge key={text}>{text}</Badge>
            ))}
          </p>
        )}
        <PlaceActions place={restaurant} className="mt-2.5">
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Visit ${name}, opens in a new tab`}
              className={ACTION}
            >
              Visit
              <ArrowUpRight aria-hidden="true" className="size-4" />
            </a>
          )}
        </PlaceActions>
      </div>
    </li>
  );
}
