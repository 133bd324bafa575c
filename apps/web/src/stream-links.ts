import type { AppRouter } from '@saffron/api/router';
import { NO_READABLE_STREAM } from '@saffron/contracts/texts';
import { httpBatchStreamLink, httpSubscriptionLink, type TRPCLink } from '@trpc/client';

const url = '/trpc';

/** For mutations that stream their result, one per request: streams that share a request cannot be aborted separately. */
export const streamLink: TRPCLink<AppRouter> = httpBatchStreamLink({
  url,
  maxItems: 1,
  async fetch(input, options) {
    const response = await fetch(input, { ...options, signal: options?.signal ?? null });
    if (!response.body) throw new Error(NO_READABLE_STREAM);
    return response;
  },
});

/** For subscriptions; reconnects automatically. */
export const subscriptionLink: TRPCLink<AppRouter> = httpSubscriptionLink({ url });
