import type { Card } from '@saffron/contracts/guide';
import { buttonStyles } from '@saffron/ui/button-styles';
import { ClampedText } from '@saffron/ui/clamped-text';
import { cx } from '@saffron/ui/cx';
import { Link } from '@tanstack/react-router';
import { ArrowUpRight, List, MapPin } from 'lucide-react';
import { OpeningStatus } from '../../lib/opening-status.tsx';
import { PlaceLink } from '../../lib/place-link.tsx';
import { spokenPrice } from '../../lib/price.ts';
import { cardFacts } from './card-facts.ts';
import { DishIllustration } from './dish-illustration.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceOnMap } from './place-on-map.tsx';

interface RestaurantCardProps {
  card: Card;
  headingLevel?: 2 | 3 | 4;
  className?: string | undefined;
  /** The restaurant is in the guide; adds links to it in the list and on a map. */
  listed?: boolean;
}

/** A restaurant card in a reply. */
export function RestaurantCard({ card, headingLevel = 3, className, listed = false }: RestaurantCardProps) {
  const { description, cuisine, price, place, href, hasWebsite } = cardFacts(card);
  const Heading: 'h2' | 'h3' | 'h4' = `h${headingLevel}`;

  return (
    <article
      className={cx('flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-sm', className)}
    >
      <DishIllustration seed={card.id} cuisine={card.cuisine} name={card.name} className="aspect-[5/3] w-full" />
      <div className="flex flex-1 flex-col p-5">
        <Heading className="display text-xl leading-tight wrap-anywhere">
          {listed ? <PlaceLink id={Number(card.id)}>{card.name}</PlaceLink> : card.name}
        </Heading>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          <span className="font-medium text-ink">
            <span aria-hidden="true">{price}</span>
            <span className="sr-only">{spokenPrice(price)}</span>
          </span>
          <span aria-hidden="true">·</span>
          <span className="first-letter:uppercase">{cuisine}</span>
        </p>
        <OpeningStatus hours={card.hours} className="mt-1 text-sm" />
        <ClampedText about={card.name} className="mt-3 text-[0.9375rem] leading-normal wrap-anywhere">
          {description}
        </ClampedText>
        {place && (
          <p className="mt-3 flex items-start gap-1.5 text-sm text-ink-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {listed ? (
              <PlaceOnMap place={card}>{place}</PlaceOnMap>
            ) : (
              <span className="min-w-0 wrap-anywhere">{place}</span>
            )}
          </p>
        )}
        {listed && <PlaceActions place={card} className="mt-3" />}
        <div className="mt-auto flex gap-2 pt-5">
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Visit Website of ${card.name}${hasWebsite ? '' : ' (web search)'}, opens in a new tab`}
            className={buttonStyles({ size: 'sm', className: 'flex-1' })}
          >
            Visit Website
            <ArrowUpRight aria-hidden="true" className="size-4 text-ink-muted" />
          </a>
          {listed && (
            <Link
              to="/list"
              search={{ search: card.name }}
              aria-label={`Open ${card.name} in the list`}
              title="Open in the list"
              className={buttonStyles({ size: 'sm', className: 'w-9 px-0! pointer-coarse:w-11' })}
            >
              <List aria-hidden="true" className="size-4.5 text-ink-muted" />
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
