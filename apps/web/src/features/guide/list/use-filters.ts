import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FilterSearch, readFilterSearch, toFilters, toSearch } from './filter-search.ts';
import type { Filters } from './filters.ts';

/** The address follows when nothing was changed for so long, in ms: browsers refuse to write it at every key. */
const PAUSE = 200;

export interface Addressed {
  /** What the address has behind the question mark. */
  search: Record<string, unknown>;
  onSearch: (search: FilterSearch) => void;
}

/** The filters of a list. A field shows each key at once; the address keeps them, for a reload, a way back or a shared link. */
export function useFilters({ search: raw, onSearch }: Addressed) {
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
    // Another filter is another list, and begins at its first page.
    change: (part: Partial<Filters>) => setFilters((before) => toFilters(toSearch({ ...before, page: 1, ...part }))),
    reset: () => setFilters(toFilters({})),
  };
}

const keyOf = (search: FilterSearch) => JSON.stringify(search);
