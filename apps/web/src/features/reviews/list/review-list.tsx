import type { Restaurant } from '@saffron/contracts/guide';
import { NO_RESTAURANTS } from '@saffron/contracts/guide-texts';
import { Button } from '@saffron/ui/button';
import { buttonStyles } from '@saffron/ui/button-styles';
import { EmptyState } from '@saffron/ui/empty-state';
import { Pager } from '@saffron/ui/pager';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { useIsMobile } from '../../../lib/use-media-query.ts';
import { DesktopFilters } from './desktop-filters.tsx';
import { ExpandableList } from './expandable-list.tsx';
import { MobileFilters } from './mobile-filters.tsx';
import { rangeText } from './range-text.ts';
import { ReviewTable } from './review-table.tsx';
import type { ReviewsSearch } from './search.ts';
import { ListSkeleton } from './skeletons.tsx';
import { type ChangeSearch, useReviewList } from './use-review-list.ts';

const loadEditor = () => import('../edit/edit-dialog.tsx');
const EditDialog = lazy(async () => ({ default: (await loadModule(loadEditor)).EditDialog }));

interface Edited {
  restaurant: Restaurant;
  open: boolean;
  /** Incremented each time the editor is opened, to reset its form. */
  time: number;
}

interface ReviewListProps {
  search: ReviewsSearch;
  onSearch: ChangeSearch;
  canEdit: boolean;
}

export function ReviewList({ search, onSearch, canEdit }: ReviewListProps) {
  const list = useReviewList(search, onSearch);
  const isMobile = useIsMobile();
  const top = useRef<HTMLElement>(null);
  const [edited, setEdited] = useState<Edited>();

  const Filters = isMobile ? MobileFilters : DesktopFilters;
  const Rows = isMobile ? ExpandableList : ReviewTable;

  function turnTo(page: number) {
    list.turnTo(page);
    // The expandable list changes its height; the table does not.
    if (isMobile) top.current?.scrollIntoView({ block: 'start' });
  }

  function edit(restaurant: Restaurant) {
    setEdited({ restaurant, open: true, time: (edited?.time ?? 0) + 1 });
  }

  if (list.failed) {
    return (
      <EmptyState
        icon={<TriangleAlert />}
        title="Could not load the restaurant list"
        action={
          <Button pending={list.retrying} onClick={list.retry}>
            Try again
          </Button>
        }
        className="py-24"
      />
    );
  }

  return (
    <section ref={top} aria-labelledby="restaurants" className="mt-8 scroll-mt-20">
      <h2 id="restaurants" className="sr-only">
        Restaurants
      </h2>
      <Filters list={list} />
      {!list.loaded ? (
        <ListSkeleton compact={isMobile} canEdit={canEdit} />
      ) : list.total === 0 ? (
        <EmptyState
          title={NO_RESTAURANTS}
          action={
            list.isFiltered ? (
              <Button onClick={list.clear}>Clear filters</Button>
            ) : (
              <Link to="/reviews/add" className={buttonStyles()}>
                Add New Restaurant
              </Link>
            )
          }
          className="rounded-xl border border-line bg-surface py-20"
        />
      ) : (
        <Rows
          list={list}
          {...(canEdit && { onEdit: edit, onPreloadEditor: () => void loadEditor().catch(() => undefined) })}
        />
      )}
      <div className="mt-4 flex min-h-11 flex-col items-center justify-between gap-3 sm:flex-row">
        <p role="status" className="tabular text-sm text-ink-muted">
          {list.total > 0 && rangeText(list.page, list.total)}
          {list.loaded && list.total === 0 && <span className="sr-only">No restaurants found</span>}
        </p>
        <Pager page={list.page} pages={list.pages} onChange={turnTo} />
      </div>
      {edited && (
        <Suspense fallback={null}>
          <EditDialog
            key={edited.time}
            restaurant={edited.restaurant}
            stillExists={list.has(edited.restaurant.id)}
            open={edited.open}
            onClose={() => setEdited({ ...edited, open: false })}
          />
        </Suspense>
      )}
    </section>
  );
}
