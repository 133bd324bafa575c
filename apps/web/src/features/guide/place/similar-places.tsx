import type { PublicRestaurant } from '@saffron/contracts/public-guide';
import { PlaceLink } from '../../../lib/place-link.tsx';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { looksOf } from '../dish/look.ts';
import { drawable, PlaceDish } from '../place-dish.tsx';

interface SimilarPlacesProps {
  title?: string;
  places: readonly PublicRestaurant[];
  inSheet: boolean;
}

/** Restaurants that are most like the one of the page. */
export function SimilarPlaces({ title = 'Similar places', places, inSheet }: SimilarPlacesProps) {
  if (places.length === 0) return null;
  const [Title, Name] = inSheet ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
  const looks = looksOf(places.map(drawable));
  return (
    <section className="mt-12 border-t border-line pt-8 print:hidden">
      <Title className="display text-2xl">{title}</Title>
      <ul className="mt-5 grid gap-4 @xl:grid-cols-2">
        {places.map((place, index) => (
          <li
            key={place.id}
            className="relative flex gap-4 overflow-x-clip rounded-xl border border-line bg-surface p-3 shadow-sm"
          >
            <PlaceDish place={place} look={looks[index]} frame="square" className="size-20 shrink-0 rounded-lg" />
            <div className="min-w-0 self-center">
              <Name className="display text-lg leading-tight wrap-anywhere">
                <PlaceLink id={place.id} className="after:absolute after:inset-0">
                  {place.name}
                </PlaceLink>
              </Name>
              <p className="mt-1 text-sm text-ink-muted">
                {[place.neighborhood, place.cuisine].filter(Boolean).join(' · ')}
                {place.price !== null && (
                  <>
                    {' · '}
                    <span aria-hidden="true">{dollars(place.price)}</span>
                    <span className="sr-only">{spokenPrice(dollars(place.price))}</span>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
