import type { Restaurant } from '@saffron/contracts/guide';
import { distanceText } from '@saffron/contracts/location';
import { ArrowUpRight } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { leadsOn } from '../../../lib/leads-on.ts';
import { OpeningStatusAt } from '../../../lib/opening-status.tsx';
import { PlaceLink } from '../../../lib/place-link.tsx';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { looksOf } from '../dish/look.ts';
import { drawable, PlaceDish } from '../place-dish.tsx';
import { mapLinks, phoneLink } from '../place-links.ts';
import { COLUMNS, type Sorting } from './columns.ts';
import { type EntryProps, MISSING, type Surroundings } from './list-props.ts';
import { metersFrom } from './order.ts';
import { TableHead } from './table-head.tsx';
import { useRowsInView } from './use-rows-in-view.ts';

/** More rows than this are virtualized; up to here, find-in-page of the browser finds every row. */
const WHOLE_MAX = 400;
/** Every row of a virtualized table has this height (`h-20 xl:h-16`); it is the least height of others. */
const ROW_HEIGHT_PX = { narrow: 80, wide: 64 };
/** The breakpoint `xl`. */
const WIDE = '80rem';

// Avoid clipped, positioned and transformed boxes in rows: each slows down every frame while scrolling.
const CELL = 'px-2 py-1.5 lg:px-4';
/** Clamps long text to two lines, or to one on wide screens, where rows are lower. */
const LONG = 'line-clamp-2 wrap-anywhere xl:block xl:truncate';

/** The second line of a cell. */
const SECOND = 'block text-xs';
const SECOND_LINK =
  'touch-target relative w-fit text-ink-muted underline decoration-line-strong underline-offset-3 hover:text-accent';

interface RestaurantTableProps extends Surroundings {
  restaurants: Restaurant[];
  /** Null while sorted by distance. */
  sorting: Sorting | null;
  onSort: (change: Sorting & { near: '' }) => void;
}

/**
 * All restaurants in one table. In a long one only rows near the viewport are rendered; in others, only their pictures. Memoized, so that
 * typing in the search field does not render the rows again.
 */
export const RestaurantTable = memo(function RestaurantTable(props: RestaurantTableProps) {
  const { restaurants, at, origin, sorting, onSort } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useMediaQuery(`(min-width: ${WIDE})`) ? ROW_HEIGHT_PX.wide : ROW_HEIGHT_PX.narrow;
  const near = useRowsInView(body, restaurants.length, rowHeight);
  const whole = restaurants.length <= WHOLE_MAX;
  const [first, last] = whole ? [0, restaurants.length] : [near.first, near.last];
  const below = restaurants.length - last;
  const looks = useMemo(() => (whole ? looksOf(restaurants.map(drawable)) : []), [restaurants, whole]);

  return (
    <div className="rounded-xl border border-line bg-surface shadow-sm">
      <table
        aria-rowcount={restaurants.length + 1}
        className="w-full table-fixed text-left text-sm max-lg:text-[0.8125rem] lg:text-[0.9375rem]"
      >
        <TableHead sorting={sorting} onSort={onSort} />
        <tbody ref={body} className="divide-y divide-line">
          {first > 0 && <Spacer height={first * rowHeight} />}
          {restaurants.slice(first, last).map((restaurant, index) => (
            <Row
              key={restaurant.id}
              {...{ restaurant, at, origin, whole }}
              look={looks[index]}
              pictured={!whole || (index >= near.first && index < near.last)}
              rowIndex={first + index + 2}
            />
          ))}
          {below > 0 && <Spacer height={below * rowHeight} />}
        </tbody>
      </table>
    </div>
  );
});

function Spacer({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has no focusable content, only height
    <tr aria-hidden="true">
      <td colSpan={COLUMNS.length} style={{ height }} />
    </tr>
  );
}

interface RowProps extends EntryProps {
  rowIndex: number;
  /** The row may be as high as its text. */
  whole: boolean;
  /** The row is near the viewport. */
  pictured: boolean;
}

/** Memoized, so that scrolling renders new rows only. */
const Row = memo(function Row({ restaurant, at, origin, look, whole, pictured, rowIndex }: RowProps) {
  const { name, neighborhood, cuisine, price, reservations, tag } = restaurant;
  const website = webAddress(restaurant.website);
  const long = whole ? 'block wrap-anywhere' : LONG;
  const clipped = whole ? '*:overflow-x-clip' : '';
  return (
    <tr
      aria-rowindex={rowIndex}
      onClick={leadsOn}
      className={`group h-20 cursor-pointer transition-colors hover:bg-bg xl:h-16 ${clipped}`}
    >
      <th scope="row" title={name} className={`px-2.5 pl-4 font-normal ${whole ? 'py-2' : ''}`}>
        <div className="flex items-center gap-3">
          {/* Keeps its place while a row is far from the view. */}
          <span className="size-11 shrink-0 max-lg:hidden">
            {pictured && <PlaceDish place={restaurant} look={look} frame="square" className="size-11 rounded-md" />}
          </span>
          <span className="min-w-0">
            <span className={`${long} display text-base leading-tight xl:text-lg`}>
              <PlaceLink id={restaurant.id} className="group-hover:text-accent">
                {name}
              </PlaceLink>
            </span>
            <OpeningStatusAt hours={restaurant.hours} at={at} className={SECOND} />
          </span>
        </div>
      </th>
      <td className={CELL} title={neighborhood ?? undefined}>
        <span className={long}>{neighborhood || <Missing />}</span>
        <DirectionsLink restaurant={restaurant} origin={origin} />
      </td>
      <td className={`${CELL} ${whole ? 'wrap-anywhere' : 'truncate'}`}>{cuisine || <Missing />}</td>
      <td className={CELL}>
        {price === null ? (
          <Missing />
        ) : (
          <span role="img" aria-label={spokenPrice(dollars(price))}>
            {dollars(price)}
          </span>
        )}
      </td>
      <td className={CELL}>
        {reservations ? 'Yes' : 'No'}
        <PhoneLink restaurant={restaurant} />
      </td>
      <td className={CELL} title={tag ?? undefined}>
        <span className={long}>{tag || <Missing />}</span>
      </td>
      <td className={`${CELL} print:hidden`}>
        {website ? (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Visit ${name}, opens in a new tab`}
            className="touch-target relative inline-flex items-center gap-1 font-medium text-accent underline-offset-4 hover:underline"
          >
            Visit
            <ArrowUpRight aria-hidden="true" className="size-4 max-lg:hidden" />
          </a>
        ) : (
          <Missing />
        )}
      </td>
    </tr>
  );
});

function DirectionsLink({ restaurant, origin }: Pick<EntryProps, 'restaurant' | 'origin'>) {
  const links = mapLinks(restaurant);
  if (!links) return null;
  const meters = origin && metersFrom(origin, restaurant);
  const text = meters === null ? 'Directions' : distanceText(meters);
  return (
    <a
      href={links.directions}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text}: directions to ${restaurant.name}, opens in a new tab`}
      className={`${SECOND} ${SECOND_LINK} print:hidden`}
    >
      {text}
    </a>
  );
}

function PhoneLink({ restaurant: { name, phone } }: Pick<EntryProps, 'restaurant'>) {
  const href = phoneLink(phone);
  if (!href) return phone && <span className={SECOND}>{phone}</span>;
  return (
    <a
      href={href}
      aria-label={`Call ${name}: ${phone}`}
      className={`${SECOND} ${SECOND_LINK} whitespace-nowrap tabular`}
    >
      {phone}
    </a>
  );
}

function Missing() {
  return <span className="text-ink-muted">{MISSING}</span>;
}
