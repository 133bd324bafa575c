import { createFileRoute } from '@tanstack/react-router';
import { RequireAdmin } from '../../features/accounts/role-guards.tsx';
import { useCurrentUser } from '../../features/accounts/use-current-user.ts';
import { AdminScreen, LoadingAdmin } from '../../features/admin/admin-screen.tsx';
import { adminSearch } from '../../features/admin/admin-tabs.ts';
import { checkedSearch } from '../../lib/checked-search.ts';

export const Route = createFileRoute('/_main/admin')({
  staticData: { title: 'Admin Settings' },
  validateSearch: checkedSearch(adminSearch),
  component: Admin,
});

function Admin() {
  const { user } = useCurrentUser();
  const { tab = 'prompt' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireAdmin loading={<LoadingAdmin />}>
      <AdminScreen
        user={user}
        tab={tab}
        onTab={(next) => void navigate({ search: adminSearch({ tab: next }), resetScroll: false })}
      />
    </RequireAdmin>
  );
}
