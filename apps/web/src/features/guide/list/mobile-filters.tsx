import { Button } from '@saffron/ui/button';
import { IconButton } from '@saffron/ui/icon-button';
import { SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { useSlashKey } from '../../../lib/use-plain-key.ts';
import { countFilters } from './filters.ts';
import type { ListProps } from './list-props.ts';
import { SearchField } from './search-field.tsx';

const FilterSheet = lazy(async () => ({ default: (await loadModule(() => import('./filter-sheet.tsx'))).FilterSheet }));

/** The search field, a button for the filter sheet, and notes about the results. */
export function MobileFilters(props: ListProps) {
  const { filters, onChange: change } = props;
  const [sheet, setSheet] = useState<boolean>();
  const search = useRef<HTMLInputElement>(null);
  const set = countFilters(filters);
  useSlashKey(search);

  return (
    <>
      <div className="print:hidden mt-4 flex gap-2">
        <SearchField
          ref={search}
          shape="round"
          trailing={
            filters.text && (
              <IconButton
                label="Clear search"
                className="rounded-full"
                onClick={() => {
                  change({ text: '' });
                  search.current?.focus();
                }}
              >
                <X />
              </IconButton>
            )
          }
          value={filters.text}
          onChange={(text) => change({ text })}
          className="min-w-0 flex-1"
        />
        <Button className="rounded-full" aria-haspopup="dialog" onClick={() => setSheet(true)}>
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          Filters
          {set > 0 && (
            <span className="tabular -mr-1 inline-flex size-5.5 items-center justify-center rounded-full bg-accent text-xs text-accent-ink">
              {set}
            </span>
          )}
        </Button>
      </div>
      <div className="has-[p]:mt-4">{props.notes}</div>
      {sheet !== undefined && (
        <Suspense fallback={null}>
          <FilterSheet {...props} open={sheet} onOpenChange={setSheet} />
        </Suspense>
      )}
    </>
  );
}
