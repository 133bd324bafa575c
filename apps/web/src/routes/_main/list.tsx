import { createFileRoute } from '@tanstack/react-router';
import { RequireUser } from '../../features/accounts/guards.tsx';
import type { FilterSearch } from '../../features/guide/list/filter-search.ts';
import { ListScreen, LoadingList } from '../../features/guide/list/list-screen.tsx';

export const Route = createFileRoute('/_main/list')({
  staticData: { title: 'Restaurant List' },
  // The screen validates the search, because a route's imports load with every first page.
  validateSearch: (search: Record<string, unknown>) => search,
  component: List,
});

function List() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const keep = (next: FilterSearch) => void navigate({ search: { ...next }, replace: true, resetScroll: false });
  return <RequireUser loading={<LoadingList />}>{() => <ListScreen search={search} onSearch={keep} />}</RequireUser>;
}
