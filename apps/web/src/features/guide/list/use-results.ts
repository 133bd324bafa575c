import type { Restaurant } from '@saffron/contracts/guide';
import { minuteOf } from '@saffron/contracts/hours/schedule';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Coordinates } from '@saffron/contracts/location';
import { useDeferredValue, useMemo } from 'react';
import { byColumn } from './columns.ts';
import { applyFilters, type Filters, NEAR_ME, OPEN_NOW, type SearchableRestaurant } from './filters.ts';
import type { Surroundings } from './list-props.ts';
import { byDistance, middleOfNeighborhood, openAt } from './order.ts';

const NONE: readonly SearchableRestaurant[] = [];

interface Results extends Surroundings {
  found: Restaurant[];
}

/**
 * The restaurants that pass the filters, in the order of the filters. Each step is calculated only when its own input
 * changes, so that typing costs no more than the search.
 *
 * @param all null while they load
 * @param now the local time of the guide
 * @param device the position of the device; null if it is not known
 */
export function useResults(
  all: readonly SearchableRestaurant[] | null,
  filters: Filters,
  now: LocalTime | null | undefined,
  device: Coordinates | null,
): Results {
  const listed = all ?? NONE;
  // The field updates immediately; a long list may lag behind.
  const deferred = useDeferredValue(filters);
  const { near, open } = deferred;

  const origin = useMemo(() => {
    if (near === NEAR_ME) return device;
    return near ? middleOfNeighborhood(listed, near) : null;
  }, [listed, near, device]);
  const sorted = useMemo(() => (origin ? byDistance(listed, origin) : listed), [listed, origin]);

  const at = useMemo(() => (open && open !== OPEN_NOW ? chosenTime(open) : now), [open, now]);
  // Without a filter by hours, the clock must not filter again each minute.
  const filterBy = open ? at : null;
  const openThen = useMemo(() => {
    if (!open) return sorted;
    return filterBy ? openAt(sorted, filterBy) : NONE;
  }, [sorted, open, filterBy]);

  const passing = useMemo(() => applyFilters(openThen, deferred), [openThen, deferred]);
  const { sort, descending } = deferred;
  const found = useMemo(
    () => (origin || (sort === 'name' && !descending) ? passing : byColumn(passing, { sort, descending })),
    [passing, origin, sort, descending],
  );
  return { found, at, origin };
}

const chosenTime = (open: string) => ({
  date: open.slice(0, 10),
  minute: minuteOf(open.slice(11)),
  chosen: true as const,
});
