import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { parseNotes } from '@saffron/contracts/notes';
import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { PublicRestaurant } from '@saffron/contracts/public-guide';
import { splitTags } from '@saffron/contracts/tags';
import { Badge } from '@saffron/ui/badge';
import { buttonStyles } from '@saffron/ui/button-styles';
import { ArrowUpRight, Star } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useGuideTime } from '../../../lib/guide-time.ts';
import { OpeningStatus, scheduleOf } from '../../../lib/opening-status.tsx';
import { OpeningTable } from '../../../lib/opening-table.tsx';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { MEALS, offers } from '../list/filters.ts';
import { PlaceActions } from '../place-actions.tsx';
import { PlaceDish } from '../place-dish.tsx';
import { PlaceOnMap } from '../place-on-map.tsx';
import { Kept } from './kept.tsx';
import { SimilarPlaces } from './similar-places.tsx';
import type { ReadPlace } from './use-place.ts';

const PARTS = [
  ['vibe', 'What it is like'],
  ['food_notes', 'The food'],
  ['occasions', 'Good for'],
] as const;

type PlacePageProps = ReadPlace & {
  /** In a sheet, whose title is the name. */
  inSheet: boolean;
  ask: ReactNode;
};

/** Everything that the guide says of a restaurant. */
export function PlacePage({ restaurant, similar, inSheet, ask }: PlacePageProps) {
  const { name, hours, tag } = restaurant;
  const tags = splitTags(tag ?? '');
  const website = webAddress(restaurant.website);
  const notes = parseNotes(restaurant.saffronNotes);
  const Part = inSheet ? 'h3' : 'h2';

  return (
    <article>
      <div className="grid gap-6 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:gap-10">
        <PlaceDish
          place={restaurant}
          className="aspect-[5/3] w-full self-start overflow-hidden rounded-xl @xl:aspect-square @min-[60rem]:aspect-[5/4]"
        />
        <div className="min-w-0">
          {!inSheet && <PageName name={name} />}
          <Summary restaurant={restaurant} />
          <OpeningStatus hours={hours} className="mt-2" />
          {tags.length > 0 && (
            <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-1.5">
              {tags.map((text) => (
                <li key={text}>
                  <Badge>{text}</Badge>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-6 flex flex-wrap gap-2 print:hidden">
            {ask}
            {website && (
              <a href={website} target="_blank" rel="noopener noreferrer" className={buttonStyles()}>
                Visit website
                <span className="sr-only">, opens in a new tab</span>
                <ArrowUpRight aria-hidden="true" className="size-4 text-ink-muted" />
              </a>
            )}
          </div>
          <PlaceActions place={restaurant} className="mt-5" />
        </div>
      </div>

      <div className="mt-10 grid gap-10 @xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 space-y-8">
          {PARTS.map(
            ([part, title]) =>
              notes?.[part] && (
                <section key={part}>
                  <Part className="text-lg font-semibold">{title}</Part>
                  <p className="mt-2 max-w-read leading-relaxed whitespace-pre-line wrap-anywhere">{notes[part]}</p>
                </section>
              ),
          )}
          {!notes && <p className="text-ink-muted">Nobody has written about this place yet.</p>}
        </div>
        <Practical restaurant={restaurant} />
      </div>
      <Kept restaurant={restaurant} />
      <SimilarPlaces places={similar} inSheet={inSheet} />
    </article>
  );
}

function Summary({ restaurant: { cuisine, neighborhood, price, rating } }: { restaurant: PublicRestaurant }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-ink-muted wrap-anywhere">
      {[cuisine, neighborhood].filter(Boolean).join(' · ')}
      {price !== null && (
        <>
          <span aria-hidden="true">·</span>
          <span className="font-medium text-ink">
            <span aria-hidden="true">{dollars(price)}</span>
            <span className="sr-only">{spokenPrice(dollars(price))}</span>
          </span>
        </>
      )}
      {rating !== null && (
        <>
          <span aria-hidden="true">·</span>
          <span className="inline-flex items-center gap-1 text-ink">
            <Star aria-hidden="true" className="size-4 fill-current text-accent" />
            {rating}
            <span className="sr-only"> of 5 stars</span>
          </span>
        </>
      )}
    </p>
  );
}

/** What somebody needs to go there. */
function Practical({ restaurant }: { restaurant: PublicRestaurant }) {
  const { hours, address, reservations, bar, restaurant: food } = restaurant;
  const website = webAddress(restaurant.website);
  const meals = MEALS.filter(({ value }) => offers(restaurant, value)).map(({ label }) => label);
  const serves = food && bar ? 'Food and drinks' : food ? 'Food' : bar ? 'Drinks' : null;
  return (
    <section aria-label="Practical information" className="min-w-0 space-y-6 text-[0.9375rem]">
      <dl className="space-y-4">
        {address && (
          <Fact term="Address">
            <PlaceOnMap place={restaurant}>{address}</PlaceOnMap>
          </Fact>
        )}
        {website && (
          <div className="hidden print:block">
            <Fact term="Website">{website}</Fact>
          </div>
        )}
        <Fact term="Reservations">{reservations ? 'Takes reservations' : 'No reservations known'}</Fact>
        {meals.length > 0 && <Fact term="Meals">{meals.join(', ')}</Fact>}
        {serves && <Fact term="Serves">{serves}</Fact>}
        {hours && (
          <Fact term="Opening hours">
            <Hours hours={hours} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Hours({ hours }: { hours: OpeningHours }) {
  return <OpeningTable schedule={scheduleOf(hours)} today={useGuideTime()?.date} />;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The heading of a page, which is named after the restaurant instead of by the title of its route. */
function PageName({ name }: { name: string }) {
  useEffect(() => {
    document.title = `${name} · ${PRODUCT_NAME}`;
  }, [name]);
  return <h1 className="display text-3xl leading-tight tracking-tight wrap-anywhere sm:text-4xl">{name}</h1>;
}
