import type { AppRouter } from '@saffron/api/router';
import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { lazyLink } from './lazy-link.ts';
import { requireModule } from './lib/load-module.ts';

export const trpc = createTRPCReact<AppRouter>();

// The stream links are a large part of tRPC's code, and the first screen does not need them.
export const loadStreamLinks = () => import('./stream-links.ts');

/** Procedures that stream their result. */
const STREAMS = new Set([
  'chat.send',
  'chat.removeChip',
  'chat.addChip',
  'chat.edit',
  'chat.regenerate',
  'admin.testAssistantStream',
]);

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: lazyLink(async () => (await requireModule(loadStreamLinks)).subscriptionLink),
      false: splitLink({
        condition: (operation) => STREAMS.has(operation.path),
        true: lazyLink(async () => (await requireModule(loadStreamLinks)).streamLink),
        false: splitLink({
          condition: (operation) => operation.path === 'guide.list',
          true: lazyLink(async () => (await requireModule(() => import('./list-link.ts'))).listLink),
          false: splitLink({
            // A POST keeps the position of the user and what is searched for out of the URL, which proxies log.
            condition: ({ path }) => path === 'guide.page' || path === 'chat.searchSessions',
            true: httpBatchLink({ url: '/trpc', maxItems: 10, methodOverride: 'POST' }),
            false: httpBatchLink({ url: '/trpc', maxItems: 10 }),
          }),
        }),
      }),
    }),
  ],
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
    // Offline, a mutation fails immediately instead of running later when the network is back.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Reads of the server outside of components. */
export const reads = createTRPCQueryUtils({ queryClient, client: trpcClient });
