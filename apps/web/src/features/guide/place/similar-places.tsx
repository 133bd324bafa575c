import type { Restaurant } from '@saffron/contracts/guide';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { looksOf } from '../dish/look.ts';
import { drawable, PlaceDish } from '../place-dish.tsx';
import { PlaceLink } from '../place-link.tsx';

/** Restaurants that are most like the one of the page. */
export function SimilarPlaces({ places }: { places: readonly Restaurant[] }) {
  if (places.length === 0) return null;
  const looks = looksOf(places.map(drawable));
  return (
    <section className="mt-12 border-t border-line pt-8 print:hidden">
      <h2 className="display text-2xl">Similar places</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {places.map((place, index) => (
          <li key={place.id} className="relative flex gap-4 rounded-xl border border-line bg-surface p-3 shadow-sm">
            <PlaceDish place={place} look={looks[index]} frame="square" className="size-20 shrink-0 rounded-lg" />
            <div className="min-w-0 self-center">
              <h3 className="display text-lg leading-tight wrap-anywhere">
                <PlaceLink id={place.id} className="after:absolute after:inset-0">
                  {place.name}
                </PlaceLink>
              </h3>
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
