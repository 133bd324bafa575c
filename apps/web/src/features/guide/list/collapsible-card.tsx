import type { Restaurant } from '@saffron/contracts/guide';
import { Badge } from '@saffron/ui/badge';
import { cx } from '@saffron/ui/cx';
import { ArrowUpRight, ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { OpeningStatusAt } from '../../../lib/opening-status.tsx';
import { PlaceLink } from '../../../lib/place-link.tsx';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { ACTION, PlaceActions } from '../place-actions.tsx';
import { PlaceDish } from '../place-dish.tsx';
import { PlaceOnMap } from '../place-on-map.tsx';
import { Distance } from './distance.tsx';
import { MEALS, offers } from './filters.ts';
import { type EntryProps, MISSING } from './list-props.ts';

/** A restaurant with its main facts, and its details when expanded. */
export function CollapsibleCard({ restaurant, at, origin, look }: EntryProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, neighborhood, cuisine, price, bar, restaurant: food } = restaurant;

  return (
    <li className="rounded-xl border border-line bg-surface shadow-sm">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="group flex w-full items-center gap-4 rounded-xl p-3 text-left"
        >
          <PlaceDish place={restaurant} look={look} frame="square" className="size-20 shrink-0 rounded-lg" />
          <span className="min-w-0 flex-1">
            <span className="display block text-lg leading-tight wrap-anywhere transition-colors group-hover:text-accent">
              {name}
            </span>
            <span className="mt-1 block text-sm text-ink-muted">
              {neighborhood || MISSING}&nbsp;· {cuisine || MISSING}&nbsp;· <Price price={price} />
            </span>
            <OpeningStatusAt hours={restaurant.hours} at={at} className="mt-1 text-sm" />
            <Distance from={origin} to={restaurant} className="mt-1" />
            {(bar || food) && (
              <span className="mt-2 flex flex-wrap gap-1.5">
                {bar && <Badge tone="accent">Drinks</Badge>}
                {food && <Badge>Food</Badge>}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx(
              'mr-1 size-5 shrink-0 text-ink-muted transition-transform duration-200',
              open && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div
        id={id}
        inert={!open}
        className={cx(
          'grid transition-[grid-template-rows,opacity] duration-200',
          open ? 'grid-rows-[1fr] opacity-100' : 'grid-rows-[0fr] opacity-0',
        )}
      >
        <div className="overflow-hidden">
          <Details restaurant={restaurant} />
        </div>
      </div>
    </li>
  );
}

function Price({ price }: { price: number | null }) {
  if (price === null) return 'Coming soon';
  return (
    <>
      <span aria-hidden="true" className="font-medium text-ink">
        {dollars(price)}
      </span>
      <span className="sr-only">{spokenPrice(dollars(price))}</span>
    </>
  );
}

function Details({ restaurant }: { restaurant: Restaurant }) {
  const { name, cuisine, reservations, tag, address } = restaurant;
  const meals = MEALS.filter(({ value }) => offers(restaurant, value)).map(({ label }) => label);
  return (
    <div className="mx-4 border-t border-line pt-4 pb-5">
      <h3 className="font-semibold">Details</h3>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,2fr)]">
        <Fact term="Cuisine">{cuisine || MISSING}</Fact>
        <Fact term="Website">
          <Website name={name} address={webAddress(restaurant.website)} />
        </Fact>
        <Fact term="Reservations">{reservations ? 'Yes' : 'No'}</Fact>
        <Fact term="Available for">{meals.join(', ') || MISSING}</Fact>
        <Fact term="Tag">{tag || MISSING}</Fact>
      </dl>
      {address && (
        <p className="mt-4 text-[0.9375rem]">
          <PlaceOnMap place={restaurant}>{address}</PlaceOnMap>
        </p>
      )}
      <PlaceActions place={restaurant} className="mt-4">
        <PlaceLink id={restaurant.id} className={ACTION}>
          All about {name}
        </PlaceLink>
      </PlaceActions>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Website({ name, address }: { name: string; address: string | null }) {
  if (!address) return MISSING;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Visit ${name}, opens in a new tab`}
      className="touch-target relative inline-flex items-center gap-1 font-medium text-accent underline-offset-4 hover:underline"
    >
      Visit
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </a>
  );
}
