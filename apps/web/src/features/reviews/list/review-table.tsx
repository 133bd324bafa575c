import type { Restaurant } from '@saffron/contracts/guide';
import { Button } from '@saffron/ui/button';
import { cx } from '@saffron/ui/cx';
import { SortHeader } from '@saffron/ui/sort-header';
import { Pencil } from 'lucide-react';
import { leadsOn } from '../../../lib/leads-on.ts';
import { OpeningStatus } from '../../../lib/opening-status.tsx';
import { PlaceLink } from '../../../lib/place-link.tsx';
import { Missing, Price, Rating } from './cells.tsx';
import { CELL, HEAD, LONG, TABLE, TABLE_FRAME, WIDTHS } from './columns.ts';
import type { RowsProps } from './rows-props.ts';
import type { SortColumn } from './search.ts';

export function ReviewTable({ list, onEdit, onPreloadEditor }: RowsProps) {
  const { column, descending } = list.sorting;
  const sortable = (name: SortColumn, label: string) => (
    <SortHeader
      direction={column === name ? (descending ? 'descending' : 'ascending') : null}
      onSort={() => list.sortBy(name)}
      className={cx(HEAD, WIDTHS[name])}
    >
      {label}
    </SortHeader>
  );

  return (
    // Keeps the pager in place when the last page is shorter.
    <div className={cx(list.pages > 1 && 'min-h-[38.125rem]')}>
      <div className={TABLE_FRAME}>
        <table className={TABLE}>
          <thead>
            <tr>
              <th scope="col" className={cx(HEAD, WIDTHS.id)}>
                ID
              </th>
              {sortable('name', 'Name')}
              {sortable('neighborhood', 'Neighborhood')}
              {sortable('cuisine', 'Cuisine')}
              <th scope="col" className={cx(HEAD, WIDTHS.price)}>
                Price
              </th>
              {sortable('rating', 'Rating')}
              {onEdit && (
                <th scope="col" className={cx(HEAD, WIDTHS.actions)}>
                  Actions
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {list.rows.map((restaurant) => (
              <Row key={restaurant.id} restaurant={restaurant} onEdit={onEdit} onPreloadEditor={onPreloadEditor} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface RowProps {
  restaurant: Restaurant;
  onEdit: RowsProps['onEdit'] | undefined;
  onPreloadEditor: RowsProps['onPreloadEditor'] | undefined;
}

function Row({ restaurant, onEdit, onPreloadEditor }: RowProps) {
  const { id, name, neighborhood, cuisine, price, rating, hours } = restaurant;
  return (
    <tr onClick={leadsOn} className="group h-14 cursor-pointer transition-colors hover:bg-bg">
      <td className={cx(CELL, 'tabular text-ink-muted')}>{id}</td>
      <th scope="row" className="px-3 py-1.5 font-normal xl:px-4">
        <span title={name} className={cx('display text-base leading-tight lg:text-lg', LONG)}>
          <PlaceLink id={id} className="group-hover:text-accent">
            {name}
          </PlaceLink>
        </span>
        <OpeningStatus hours={hours} className="text-xs lg:text-sm" />
      </th>
      <td className="px-3 xl:px-4" title={neighborhood ?? undefined}>
        <span className={LONG}>{neighborhood || <Missing />}</span>
      </td>
      <td className="px-3 xl:px-4" title={cuisine ?? undefined}>
        <span className={LONG}>{cuisine || <Missing />}</span>
      </td>
      <td className={CELL}>
        <Price price={price} />
      </td>
      <td className={CELL}>
        <Rating rating={rating} />
      </td>
      {onEdit && (
        <td className="px-3 xl:px-4">
          <Button
            size="sm"
            aria-label={`Edit ${name}`}
            onClick={() => onEdit(restaurant)}
            onPointerEnter={onPreloadEditor}
            onFocus={onPreloadEditor}
          >
            <Pencil aria-hidden="true" className="size-4 max-xl:hidden" />
            Edit
          </Button>
        </td>
      )}
    </tr>
  );
}
