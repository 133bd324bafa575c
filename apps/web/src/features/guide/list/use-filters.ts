import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FilterSearch, readFilterSearch, toFilters, toSearch } from './filter-search.ts';
import type { Filters } from './filters.ts';

/** Delay before the URL is updated, in ms: browsers limit the rate of URL changes. */
const PAUSE = 200;

export interface UrlSearch {
  /** The query parameters. */
  search: Record<string, unknown>;
  onSearch: (search: FilterSearch) => void;
}

/** The filters of a list. They update immediately; the URL keeps them for reloads, Back and shared links. */
export function useFilters({ search: raw, onSearch }: UrlSearch) {
  const search = useMemo(() => readFilterSearch(raw), [raw]);
  const [filters, setFilters] = useState(() => toFilters(search));
  const written = useRef(keyOf(search));
  const write = useEffectEvent(onSearch);

  useEffect(() => {
    const key = keyOf(search);
    if (key === written.current) return;
    written.current = key;
    setFilters(toFilters(search));
  }, [search]);

  useEffect(() => {
    const next = toSearch(filters);
    if (keyOf(next) === written.current) return;
    const timer = setTimeout(() => {
      written.current = keyOf(next);
      write(next);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [filters]);

  return {
    filters,
    // Changing a filter resets the page.
    change: useCallback(
      (part: Partial<Filters>) => setFilters((before) => toFilters(toSearch({ ...before, page: 1, ...part }))),
      [],
    ),
    reset: () => setFilters(toFilters({})),
  };
}

const keyOf = (search: FilterSearch) => JSON.stringify(search);
