import type { Restaurant } from '@saffron/contracts/guide';
import { Button } from '@saffron/ui/button';
import { cx } from '@saffron/ui/cx';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { degreesText, mapLink } from '../../../lib/map-link.ts';
import { scheduleOf } from '../../../lib/opening-status.tsx';
import { OpeningTable } from '../../../lib/opening-table.tsx';
import { PlaceLink } from '../../../lib/place-link.tsx';
import { webAddress } from '../../../lib/web-address.ts';
import { MISSING, mealText, typeText } from '../facts.ts';
import { Price, Rating } from './cells.tsx';

/** The details of an expanded row on mobile. */
export function RowDetails({ restaurant, onEdit }: { restaurant: Restaurant; onEdit: (() => void) | undefined }) {
  const { id, name, price, rating, reservations, tag, website, addedBy, dateAdded, hours } = restaurant;
  const facts: [string, ReactNode][] = [
    ['ID', id],
    ['Price', <Price key="price" price={price} />],
    ['Rating', <Rating key="rating" rating={rating} />],
    ['Type', typeText(restaurant)],
    ['Meal types', mealText(restaurant)],
    ['Reservations', reservations ? 'Yes' : 'No'],
    ['Tags', tag || MISSING],
    ['Website', <Website key="website" of={name} website={website} />],
    ['Location', <Position key="location" restaurant={restaurant} />],
    ['Added', <ByAndWhen key="added" by={addedBy} at={dateAdded} />],
    ['Last edited', <ByAndWhen key="edited" by={restaurant.last_edited_by} at={restaurant.last_edited_at} />],
  ];

  return (
    <div className="animate-fade-in px-4 pb-5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 border-t border-line pt-4 text-[0.9375rem]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="tabular wrap-anywhere">{value}</dd>
          </div>
        ))}
        <dt className="text-ink-muted">Hours</dt>
        <dd className={cx(hours && 'col-span-2')}>{hours ? <OpeningTable schedule={scheduleOf(hours)} /> : MISSING}</dd>
      </dl>
      <p className="mt-4">
        <PlaceLink id={id} className={LINK}>
          All about {name}
        </PlaceLink>
      </p>
      {onEdit && (
        <Button className="mt-5 w-full" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
      )}
    </div>
  );
}

const LINK = 'touch-target relative font-medium text-accent underline-offset-4 hover:underline';

/** A link for an http or https URL; any other text is shown as it is. */
function Website({ of, website }: { of: string; website: string | null }) {
  const address = webAddress(website);
  if (!address) return website || MISSING;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${website}, website of ${of}, opens in a new tab`}
      className={LINK}
    >
      {website}
    </a>
  );
}

/** The coordinates, as a link to a map. */
function Position({ restaurant: { name, latitude, longitude } }: { restaurant: Restaurant }) {
  if (latitude === null || longitude === null) return MISSING;
  const position = { latitude, longitude };
  return (
    <a
      href={mapLink(position)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${degreesText(position)}, ${name} on a map, opens in a new tab`}
      className={LINK}
    >
      {degreesText(position)}
    </a>
  );
}

/** The author and date of a change, where known. */
function ByAndWhen({ by, at }: { by: string | null; at: string | null }) {
  const dates = useDates();
  if (!by && !at) return MISSING;
  return (
    <>
      {by}
      {by && at && ', '}
      {at && <span lang={dates.lang}>{dates.fullDay(new Date(at))}</span>}
    </>
  );
}
