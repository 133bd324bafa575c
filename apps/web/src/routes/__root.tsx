import { createRootRoute, Outlet } from '@tanstack/react-router';
import { LazyToaster } from '../features/shell/lazy-toaster.tsx';
import { PageChange } from '../features/shell/page-change.tsx';
import { SkipLink } from '../features/shell/skip-link.tsx';

export const Route = createRootRoute({
  component: () => (
    <>
      <SkipLink />
      <PageChange />
      <Outlet />
      <LazyToaster />
    </>
  ),
});
