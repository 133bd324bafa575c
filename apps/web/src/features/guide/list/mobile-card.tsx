import { Badge } from '@saffron/ui/badge';
import { leadsOn } from '../../../lib/leads-on.ts';
import { OpeningStatusAt } from '../../../lib/opening-status.tsx';
import { PlaceLink } from '../../../lib/place-link.tsx';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { PlaceActions } from '../place-actions.tsx';
import { PlaceDish } from '../place-dish.tsx';
import { Distance } from './distance.tsx';
import { type EntryProps, MISSING } from './list-props.ts';
import { VisitLink } from './visit-link.tsx';

export function MobileCard({ restaurant, at, origin, look }: EntryProps) {
  const { id, name, neighborhood, cuisine, price, reservations, tag } = restaurant;
  const tags = tag?.split(', ').filter(Boolean) ?? [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the link of the name
    <li
      onClick={leadsOn}
      className="relative flex cursor-pointer gap-4 rounded-xl border border-line bg-surface p-3 shadow-sm"
    >
      <PlaceDish place={restaurant} look={look} frame="square" className="size-22 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1 py-0.5">
        <h2 className="display text-lg leading-tight wrap-anywhere">
          <PlaceLink id={id}>{name}</PlaceLink>
        </h2>
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
          <VisitLink restaurant={restaurant} />
        </PlaceActions>
      </div>
    </li>
  );
}
