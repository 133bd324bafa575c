import type { AppRouter } from '@saffron/api/router';
import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { lazyLink } from './lazy-link.ts';
import { requireModule } from './lib/load-module.ts';

export const trpc = createTRPCReact<AppRouter>();

// Reading streams is a good part of tRPC's code, and nothing on a first screen needs it.
export const loadStreamLinks = () => import('./stream-links.ts');

/** Calls that answer bit by bit. */
const STREAMS = new Set(['chat.send', 'admin.testAssistantStream']);

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: lazyLink(async () => (await requireModule(loadStreamLinks)).subscriptionLink),
      false: splitLink({
        condition: (operation) => STREAMS.has(operation.path),
        true: lazyLink(async () => (await requireModule(loadStreamLinks)).streamLink),
        false: httpBatchLink({ url: '/trpc', maxItems: 10 }),
      }),
    }),
  ],
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
    // Without a network, whoever saves shall hear so now; a paused call would be sent whenever the network is back.
    mutations: { retry: false, networkMode: 'always' },
  },
});
