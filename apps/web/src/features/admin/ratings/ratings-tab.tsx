import { RATINGS_PAGE_SIZE } from '@saffron/contracts/limits';
import type { Rating } from '@saffron/contracts/rating-fields';
import { EmptyState } from '@saffron/ui/empty-state';
import { Pager } from '@saffron/ui/pager';
import { SegmentedControl } from '@saffron/ui/segmented-control';
import { Skeleton } from '@saffron/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { trpc } from '../../../trpc.ts';
import { FailedToLoad } from '../failed-to-load.tsx';
import { RatingCard } from './rating-card.tsx';

type Shown = Rating | 'all';
const SHOWN: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'up', label: 'Good' },
  { value: 'down', label: 'Bad' },
];

/** The Ratings tab: counts of all ratings, and the messages and replies that were shared with one. */
export function RatingsTab() {
  const [view, setView] = useState<{ shown: Shown; page: number }>({ shown: 'all', page: 1 });
  const summary = useRef<HTMLParagraphElement>(null);
  const rating = view.shown === 'all' ? null : view.shown;
  const { data, isError, error, isFetching, refetch } = trpc.admin.ratings.useQuery(
    { rating, page: view.page },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );

  if (!data) {
    return isError ? (
      <FailedToLoad
        title="Could not load the ratings"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status">
        <span className="sr-only">Loading ratings</span>
        <Skeleton className="h-6 w-56" />
        <Skeleton className="mt-4 h-96 rounded-xl" />
      </div>
    );
  }

  function turnTo(page: number) {
    setView({ ...view, page });
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p ref={summary} role="status" tabIndex={-1} className="tabular scroll-mt-20 text-ink-muted outline-none">
        {`${data.counts.up} good and ${data.counts.down} bad in all. ${data.total} shared with a message and its reply, without a name.`}
      </p>
      <SegmentedControl
        label="Ratings to show"
        hideLabel
        value={view.shown}
        options={SHOWN}
        onChange={(shown) => setView({ shown, page: 1 })}
        className="max-w-sm"
      />
      {data.ratings.length > 0 ? (
        <ul aria-label="Ratings" className="flex flex-col gap-4">
          {data.ratings.map((one) => (
            <li key={one.id}>
              <RatingCard rating={one} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<MessageSquareText />}
          title="Nothing was shared"
          description="Diners can send reasons and a comment with a rating. What they send is shown here."
          className="py-20"
        />
      )}
      <Pager page={view.page} pages={Math.max(1, Math.ceil(data.total / RATINGS_PAGE_SIZE))} onChange={turnTo} />
    </div>
  );
}
