import type { AppRouter } from '@saffron/api/router';
import { httpBatchStreamLink, httpSubscriptionLink, type TRPCLink } from '@trpc/client';

const url = '/trpc';

/** For mutations that answer bit by bit. Streams that share a request could not be aborted one by one. */
export const streamLink: TRPCLink<AppRouter> = httpBatchStreamLink({ url, maxItems: 1 });

/** For what is followed over a connection that comes back by itself. */
export const subscriptionLink: TRPCLink<AppRouter> = httpSubscriptionLink({ url });
