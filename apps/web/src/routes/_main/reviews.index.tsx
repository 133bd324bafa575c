import { createFileRoute } from '@tanstack/react-router';
import { RequireUser } from '../../features/accounts/guards.tsx';
import { readSearch, type SearchChange } from '../../features/reviews/list/search.ts';
import { LoadingReviews, ReviewsScreen } from '../../features/reviews/reviews-screen.tsx';
import { checkedSearch } from '../../lib/checked-search.ts';

export const Route = createFileRoute('/_main/reviews/')({
  staticData: { title: 'Reviews' },
  validateSearch: checkedSearch(readSearch),
  component: Reviews,
});

function Reviews() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();

  function change(part: SearchChange, { remember } = { remember: false }) {
    void navigate({
      // Any change resets the list to its first page.
      search: (before) => readSearch({ ...before, page: undefined, ...part }),
      replace: !remember,
      resetScroll: false,
    });
  }

  return (
    <RequireUser loading={<LoadingReviews />}>
      {(user) => <ReviewsScreen user={user} search={search} onSearch={change} />}
    </RequireUser>
  );
}
