import type { AppRouter } from '@saffron/api/router';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';

/** A tRPC link whose code loads with its first call. */
export function lazyLink(load: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
  let loading: Promise<TRPCLink<AppRouter>> | undefined;
  return (runtime) => (call) =>
    observable((observer) => {
      let inner: Unsubscribable | undefined;
      let left = false;
      loading ??= load();
      loading.then(
        (link) => {
          if (!left) inner = link(runtime)(call).subscribe(observer);
        },
        (error: unknown) => {
          // Let the next call retry.
          loading = undefined;
          observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))));
        },
      );
      return () => {
        left = true;
        inner?.unsubscribe();
      };
    });
}
