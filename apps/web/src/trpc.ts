import type { AppRouter } from '@saffron/api/router';
import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { lazyLink } from './lazy-link.ts';
import { requireModule } from './lib/load-module.ts';

export const trpc = createTRPCReact<AppRouter>();

// The stream links are a large part of tRPC's code, and the first screen does not need them.
export const loadStreamLinks = () => import('./stream-links.ts');

/** Procedures that stream their result. */
const STREAMS = new Set(['chat.send', 'admin.testAssistantStream']);

/** Queries whose input may contain the position of the user. A POST keeps it out of the URL, which proxies log. */
const BY_POST = new Set(['guide.page']);

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: lazyLink(async () => (await requireModule(loadStreamLinks)).subscriptionLink),
      false: splitLink({
        condition: (operation) => STREAMS.has(operation.path),
        true: lazyLink(async () => (await requireModule(loadStreamLinks)).streamLink),
        false: splitLink({
          condition: (operation) => BY_POST.has(operation.path),
          true: httpBatchLink({ url: '/trpc', maxItems: 10, methodOverride: 'POST' }),
          false: httpBatchLink({ url: '/trpc', maxItems: 10 }),
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
