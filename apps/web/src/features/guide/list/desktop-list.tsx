import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { useMemo } from 'react';
import { DesktopFilters } from './desktop-filters.tsx';
import { type ListProps, NOTHING_FOUND } from './list-props.ts';
import { RestaurantTable } from './restaurant-table.tsx';

export function DesktopList(props: ListProps) {
  const { total, found, at, origin, map, filters, onChange, onReset } = props;
  const { near, sort, descending } = filters;
  const sorting = useMemo(() => (near ? null : { sort, descending }), [near, sort, descending]);
  return (
    <>
      <p role="status" className="tabular mt-1 text-ink-muted">
        Showing {found.length} of {total} restaurants
      </p>
      <DesktopFilters {...props} />
      {map}
      {found.length > 0 ? (
        <RestaurantTable restaurants={found} at={at} origin={origin} sorting={sorting} onSort={onChange} />
      ) : (
        <EmptyState title={NOTHING_FOUND} action={<Button onClick={onReset}>Reset filters</Button>} className="py-24" />
      )}
    </>
  );
}
