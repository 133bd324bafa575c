import type { CurrentUser } from '@saffron/contracts/accounts';
import { buttonStyles } from '@saffron/ui/button-styles';
import { Skeleton } from '@saffron/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ComingSoon } from './coming-soon.tsx';
import { ReviewList } from './list/review-list.tsx';
import type { ReviewsSearch } from './list/search.ts';
import { FirstListSkeleton } from './list/skeletons.tsx';
import type { ChangeSearch } from './list/use-review-list.ts';

interface ReviewsScreenProps {
  user: CurrentUser;
  search: ReviewsSearch;
  onSearch: ChangeSearch;
}

/** The Reviews page while the user loads. */
export function LoadingReviews() {
  return (
    <div className="mx-auto w-full max-w-page px-page pt-6 pb-12 md:pt-10">
      <h1 className="sr-only">Reviews</h1>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-3 mb-10 h-5 w-80 max-w-full" />
      <FirstListSkeleton />
    </div>
  );
}

/** The Reviews page. All users can add restaurants; reviewers and admins can edit them. */
export function ReviewsScreen({ user, search, onSearch }: ReviewsScreenProps) {
  const canEdit = user.role !== 'user';
  const name = user.name?.trim();
  return (
    <div className="mx-auto w-full max-w-page px-page pt-6 pb-[calc(3rem+env(safe-area-inset-bottom))] md:pt-10">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0">
          {name ? (
            <h1 className="display text-3xl wrap-anywhere">Hello, {name}</h1>
          ) : (
            // An email address is too long for the headline size.
            <h1 className="display text-xl wrap-anywhere md:text-2xl">Hello, {user.username}</h1>
          )}
          <p className="mt-2 text-ink-muted">
            You can add and manage restaurant reviews here.
            {!canEdit && ' Only reviewers and admins can edit existing restaurants.'}
          </p>
        </div>
        <Link to="/reviews/add" className={buttonStyles({ variant: 'primary' })}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add New Restaurant
        </Link>
      </div>
      <ReviewList search={search} onSearch={onSearch} canEdit={canEdit} />
      <ComingSoon />
    </div>
  );
}
