import { Button } from '@saffron/ui/button';
import { CreatorField, DateFields } from './creator-and-dates.tsx';
import { SearchField } from './search-field.tsx';
import type { ReviewList } from './use-review-list.ts';

export function DesktopFilters({ list }: { list: ReviewList }) {
  return (
    <div className="print:hidden mb-5 grid grid-cols-[minmax(0,1fr)_12.5rem_12.5rem_auto] items-start gap-3 lg:grid-cols-[minmax(10rem,1fr)_minmax(9rem,15rem)_12.5rem_12.5rem_auto]">
      <SearchField
        value={list.filters.text}
        onChange={list.setText}
        showKey
        className="max-lg:col-span-4 lg:pt-[calc(var(--text-sm)*1.45+0.375rem)]"
      />
      <CreatorField list={list} />
      <DateFields list={list} />
      <Button onClick={list.clear} disabled={!list.isFiltered} className="mt-[calc(var(--text-sm)*1.45+0.375rem)]">
        Clear filters
      </Button>
    </div>
  );
}
