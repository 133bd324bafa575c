import { useDeferredValue, useMemo } from 'react';
import { pageCount, pageOf } from '../../../lib/pages.ts';
import { applyFilters, creatorsOf, type ReviewFilters } from './filters.ts';
import type { ReviewsSearch, SearchChange } from './search.ts';
import { clickColumn, type Sorting, sortRestaurants } from './sorting.ts';
import { useGuide } from './use-guide.ts';
import { useUrlText } from './use-url-text.ts';

export type ChangeSearch = (change: SearchChange, how?: { remember: boolean }) => void;
export type ReviewList = ReturnType<typeof useReviewList>;

/** The review list for the current URL. */
export function useReviewList(search: ReviewsSearch, onSearch: ChangeSearch) {
  const { all, ...loading } = useGuide();
  const { q = '', creator = '', from = '', to = '', sort = 'name', order } = search;
  const [text, setText] = useUrlText(q, (next) => onSearch({ q: next }));
  // The field updates immediately; a long list may lag behind.
  const searched = useDeferredValue(text);

  const sorting: Sorting = { column: sort, descending: order === 'desc' };
  const sorted = useMemo(
    () => sortRestaurants(all ?? [], { column: sort, descending: order === 'desc' }),
    [all, sort, order],
  );
  const found = useMemo(
    () => applyFilters(sorted, { text: searched, creator, from, to }),
    [sorted, searched, creator, from, to],
  );
  const creators = useMemo(() => creatorsOf(all ?? []), [all]);

  const filters: ReviewFilters = { text, creator, from, to };
  const pages = pageCount(found.length);
  // New search text resets the page before the URL is updated.
  const page = text === q ? Math.min(search.page ?? 1, pages) : 1;

  return {
    ...loading,
    loaded: all !== null,
    has: (id: number) => all?.some(({ restaurant }) => restaurant.id === id) ?? false,
    rows: pageOf(found, page).map(({ restaurant }) => restaurant),
    total: found.length,
    page,
    pages,
    turnTo: (next: number) => onSearch({ page: next }, { remember: true }),
    filters,
    creators,
    isFiltered: Boolean(text.trim() || creator || from || to),
    setText,
    setFilter: (change: Pick<SearchChange, 'creator' | 'from' | 'to'>) => onSearch(change),
    clear: () => {
      setText('');
      onSearch({ q: undefined, creator: undefined, from: undefined, to: undefined });
    },
    sorting,
    sortBy: (column: Sorting['column']) => onSearch(clickColumn(sorting, column)),
  };
}
