import { IconButton } from '@saffron/ui/icon-button';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OpeningStatusAt } from '../../../lib/opening-status.tsx';
import { PlaceLink } from '../../../lib/place-link.tsx';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { Distance } from '../list/distance.tsx';
import type { EntryProps } from '../list/list-props.ts';
import { VisitLink } from '../list/visit-link.tsx';
import { PlaceActions } from '../place-actions.tsx';

interface PlaceCardProps extends EntryProps {
  onClose: () => void;
}

/** The selected restaurant, over a map. Takes the focus. */
export function PlaceCard({ restaurant, at, origin, onClose }: PlaceCardProps) {
  const card = useRef<HTMLElement>(null);
  const { name, neighborhood, cuisine, price, hours } = restaurant;
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  return (
    <article
      ref={card}
      aria-label={name}
      tabIndex={-1}
      className="absolute inset-x-3 bottom-3 max-h-[calc(100%-1.5rem)] animate-pop-in overflow-y-auto rounded-xl border border-line bg-raised p-4 pr-14 shadow-lg sm:right-auto sm:w-88"
    >
      <h2 className="display text-lg leading-tight wrap-anywhere">
        <PlaceLink id={restaurant.id}>{name}</PlaceLink>
      </h2>
      <p className="mt-1 text-sm text-ink-muted">
        {[neighborhood, cuisine].filter(Boolean).join(' · ')}
        {price !== null && (
          <>
            {' · '}
            <span aria-hidden="true" className="font-medium text-ink">
              {dollars(price)}
            </span>
            <span className="sr-only">{spokenPrice(dollars(price))}</span>
          </>
        )}
      </p>
      <OpeningStatusAt hours={hours} at={at} className="mt-1 text-sm" />
      <Distance from={origin} to={restaurant} className="mt-1" />
      <PlaceActions place={restaurant} className="mt-3">
        <VisitLink restaurant={restaurant} />
      </PlaceActions>
      <div className="absolute top-2 right-2">
        <IconButton label="Close" onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </article>
  );
}
