import type { CurrentUser } from '@saffron/contracts/accounts';
import { buttonStyles } from '@saffron/ui/button-styles';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ComingSoon } from './coming-soon.tsx';
import { ReviewList } from './list/review-list.tsx';
import type { ReviewsSearch } from './list/search.ts';
import type { ChangeSearch } from './list/use-review-list.ts';

interface ReviewsScreenProps {
  user: CurrentUser;
  search: ReviewsSearch;
  onSearch: ChangeSearch;
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
