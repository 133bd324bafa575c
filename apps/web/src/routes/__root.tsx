import { createRootRoute, Outlet } from '@tanstack/react-router';
import { SameUser } from '../features/accounts/same-user.tsx';
import { LazyToaster } from '../features/shell/lazy-toaster.tsx';
import { PageChange } from '../features/shell/page-change.tsx';
import { RouteProgress } from '../features/shell/route-progress.tsx';
import { SkipLink } from '../features/shell/skip-link.tsx';

export const Route = createRootRoute({
  component: () => (
    <>
      <SkipLink />
      <PageChange />
      <SameUser />
      <RouteProgress />
      <Outlet />
      <LazyToaster />
    </>
  ),
});
