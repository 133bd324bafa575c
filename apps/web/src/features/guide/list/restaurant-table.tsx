import type { Restaurant } from '@saffron/contracts/guide';
import { ArrowUpRight } from 'lucide-react';
import { memo, useRef } from 'react';
import { dollars, spokenPrice } from '../../../lib/price.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { MISSING } from './list-props.ts';
import { ROW_HEIGHT_PX, useRowsInView } from './use-rows-in-view.ts';

const COLUMNS = [
  ['Name', ''],
  ['Neighborhood', 'w-29 lg:w-[17%]'],
  ['Cuisine', 'w-[14%]'],
  ['Price', 'w-16 lg:w-24'],
  ['Reservations', 'w-28 lg:w-36'],
  ['Tags', 'w-[12%] lg:w-[15%]'],
  ['Website', 'w-20 lg:w-28'],
] as const;

// Avoid clipped, positioned and transformed boxes in rows: each slows down every frame while scrolling.
const CELL = 'px-2.5 lg:px-4';
/** Clamps long text to two lines, or to one on wide screens. */
const LONG = 'line-clamp-2 wrap-anywhere lg:block lg:truncate';

/**
 * All restaurants in one virtualized table: only rows near the viewport are rendered. Memoized, so that typing in the search field
 * does not render the rows again.
 */
export const RestaurantTable = memo(function RestaurantTable({ restaurants }: { restaurants: Restaurant[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last } = useRowsInView(body, restaurants.length);
  const below = restaurants.length - last;

  return (
    <div className="rounded-xl border border-line bg-surface shadow-sm">
      <table
        aria-rowcount={restaurants.length + 1}
        className="w-full table-fixed text-left text-sm lg:text-[0.9375rem]"
      >
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map(([name, width]) => (
              <th
                key={name}
                scope="col"
                className={`${width} sticky top-16 z-10 h-12 truncate border-b border-line bg-surface px-2.5 text-sm font-medium text-ink-muted first:pl-4 lg:px-4 first:rounded-tl-xl last:rounded-tr-xl`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className="divide-y divide-line">
          {first > 0 && <Spacer rows={first} />}
          {restaurants.slice(first, last).map((restaurant, index) => (
            <Row key={restaurant.id} restaurant={restaurant} rowIndex={first + index + 2} />
          ))}
          {below > 0 && <Spacer rows={below} />}
        </tbody>
      </table>
    </div>
  );
});

function Spacer({ rows }: { rows: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has no focusable content, only height
    <tr aria-hidden="true">
      <td colSpan={COLUMNS.length} style={{ height: rows * ROW_HEIGHT_PX }} />
    </tr>
  );
}

/** Memoized, so that scrolling renders new rows only. */
const Row = memo(function Row({ restaurant, rowIndex }: { restaurant: Restaurant; rowIndex: number }) {
  const { name, neighborhood, cuisine, price, reservations, tag } = restaurant;
  const website = webAddress(restaurant.website);
  return (
    <tr aria-rowindex={rowIndex} className="h-14 transition-colors hover:bg-bg">
      <th scope="row" title={name} className="display px-2.5 pl-4 text-base leading-tight lg:text-lg">
        <span className={LONG}>{name}</span>
      </th>
      <td className={CELL} title={neighborhood ?? undefined}>
        <span className={LONG}>{neighborhood || <Missing />}</span>
      </td>
      <td className={`${CELL} truncate`}>{cuisine || <Missing />}</td>
      <td className={CELL}>
        {price === null ? (
          <Missing />
        ) : (
          <span role="img" aria-label={spokenPrice(dollars(price))}>
            {dollars(price)}
          </span>
        )}
      </td>
      <td className={CELL}>{reservations ? 'Yes' : 'No'}</td>
      <td className={CELL} title={tag ?? undefined}>
        <span className={LONG}>{tag || <Missing />}</span>
      </td>
      <td className={CELL}>
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

function Missing() {
  return <span className="text-ink-muted">{MISSING}</span>;
}
