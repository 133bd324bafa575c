import { createFileRoute } from '@tanstack/react-router';
import { RequireUser } from '../../features/accounts/guards.tsx';
import { CardListScreen } from '../../features/guide/list/card-list-screen.tsx';
import type { FilterSearch } from '../../features/guide/list/filter-search.ts';

export const Route = createFileRoute('/_main/restaurants')({
  staticData: { title: 'Restaurants' },
  // The screen validates the search, because a route's imports load with every first page.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Restaurants,
});

function Restaurants() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const keep = (next: FilterSearch) => void navigate({ search: { ...next }, replace: true, resetScroll: false });
  return <RequireUser>{() => <CardListScreen search={search} onSearch={keep} />}</RequireUser>;
}
