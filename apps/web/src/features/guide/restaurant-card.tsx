import type { Card } from '@saffron/contracts/guide';
import { buttonStyles } from '@saffron/ui/button-styles';
import { ClampedText } from '@saffron/ui/clamped-text';
import { cx } from '@saffron/ui/cx';
import { Link } from '@tanstack/react-router';
import { ArrowUpRight, List, MapPin } from 'lucide-react';
import { OpeningStatus } from '../../lib/opening-status.tsx';
import { PlaceLink } from '../../lib/place-link.tsx';
import { cardFacts } from './card-facts.ts';
import { CardReasonText, CardSummary, CardTags } from './card-parts.tsx';
import { type Drawable, looksOf } from './dish/look.ts';
import { DishIllustration } from './dish-illustration.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceOnMap } from './place-on-map.tsx';

interface RestaurantCardProps {
  card: Card;
  /** The cards of the same reply, so that neighbors are drawn differently. */
  among?: readonly Card[] | undefined;
  headingLevel?: 2 | 3 | 4;
  className?: string | undefined;
  /** The restaurant is in the guide; adds links to it in the list and on a map. */
  listed?: boolean;
}

/** A restaurant card in a reply: a row with a small picture on phones. */
export function RestaurantCard({ card, among, headingLevel = 3, className, listed = false }: RestaurantCardProps) {
  const facts = cardFacts(card);
  const { description, place, href, hasWebsite } = facts;
  const Heading: 'h2' | 'h3' | 'h4' = `h${headingLevel}`;
  const { id, ...kitchen } = drawableCard(card);
  const look = among && looksOf(among.map(drawableCard))[among.indexOf(card)];

  return (
    <article
      className={cx('flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-sm', className)}
    >
      <div data-card-head="" className="flex gap-3.5 p-3.5 pb-0 sm:flex-col sm:gap-4 sm:p-0">
        <DishIllustration
          seed={String(id)}
          {...kitchen}
          look={look}
          frame="band"
          className="size-20 shrink-0 rounded-lg sm:h-28 sm:w-full sm:rounded-none"
        />
        <div className="min-w-0 flex-1 sm:px-5">
          <Heading className="display text-lg leading-tight wrap-anywhere sm:text-xl">
            {listed ? <PlaceLink id={Number(card.id)}>{card.name}</PlaceLink> : card.name}
          </Heading>
          <CardSummary card={card} facts={facts} className="mt-1" />
          <OpeningStatus hours={card.hours} className="mt-1 text-sm" />
        </div>
      </div>
      <div className="flex flex-1 flex-col px-3.5 pb-3.5 sm:px-5 sm:pb-5">
        <CardReasonText reason={card.reason} className="mt-3" />
        <CardTags card={card} className="mt-3" />
        <ClampedText
          about={card.name}
          lines={card.reason?.text ? 2 : 3}
          className="mt-3 text-[0.9375rem] leading-normal wrap-anywhere"
        >
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
        {hasWebsite && <p className="mt-3 hidden text-sm wrap-anywhere print:block">{href}</p>}
        <div className="mt-auto flex gap-2 pt-4 print:hidden">
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

const drawableCard = ({ id, name, cuisine, tags, description: notes }: Card): Drawable => ({
  id,
  name,
  cuisine,
  tag: tags.join(', '),
  notes,
});
