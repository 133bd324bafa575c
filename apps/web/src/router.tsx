import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { RouteError } from './features/shell/route-error.tsx';
import { routeTree } from './generated/route-tree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultNotFoundComponent: lazyRouteComponent(() => import('./features/shell/not-found-card.tsx'), 'NotFoundCard'),
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
