import { Button } from '@saffron/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { SearchField } from './search-field.tsx';
import type { ReviewList } from './use-review-list.ts';

const FilterSheet = lazy(async () => ({ default: (await loadModule(() => import('./filter-sheet.tsx'))).FilterSheet }));

export function MobileFilters({ list }: { list: ReviewList }) {
  const [sheet, setSheet] = useState<boolean>();
  const { creator, from, to } = list.filters;
  const set = [creator, from || to].filter(Boolean).length;

  return (
    <div className="print:hidden mb-4 flex gap-2">
      <SearchField value={list.filters.text} onChange={list.setText} shape="round" className="min-w-0 flex-1" />
      <Button className="rounded-full" aria-haspopup="dialog" onClick={() => setSheet(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        Filters
        {set > 0 && (
          <span className="tabular -mr-1 inline-flex size-5.5 items-center justify-center rounded-full bg-accent text-xs text-accent-ink">
            {set}
          </span>
        )}
      </Button>
      {sheet !== undefined && (
        <Suspense fallback={null}>
          <FilterSheet list={list} open={sheet} onOpenChange={setSheet} />
        </Suspense>
      )}
    </div>
  );
}
