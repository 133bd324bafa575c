import type { AppRouter } from '@saffron/api/router';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';

/** Reads all restaurants from the documented path: the server keeps its response ready, and the browser revalidates its copy. */
export const listLink: TRPCLink<AppRouter> =
  () =>
  ({ op: { signal } }) =>
    observable((observer) => {
      readList(signal).then(
        (data) => {
          observer.next({ result: { data } });
          observer.complete();
        },
        (error: Error) => observer.error(TRPCClientError.from(error)),
      );
    });

async function readList(signal: AbortSignal | null | undefined): Promise<unknown> {
  const response = await fetch('/api/restaurants', { signal: signal ?? null });
  if (response.ok) return response.json();
  const data = { httpStatus: response.status };
  throw TRPCClientError.from({ error: { code: 0, message: await response.text(), data } });
}
