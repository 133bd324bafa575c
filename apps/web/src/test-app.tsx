import type { AppRouter } from '@saffron/api/router';
import type { ErrorCode } from '@saffron/contracts/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { type ReactNode, useState } from 'react';
import { trpc } from './trpc.ts';

interface TestAppProps {
  /** The result of each procedure, or a function of its input; procedures without an entry stay pending. */
  answers: Record<string, unknown>;
  children: ReactNode;
}

/** The context that components need: a router, and a server with scripted answers. */
export function TestApp({ answers, children }: TestAppProps) {
  const [{ client, queryClient, router }] = useState(() => ({
    client: trpc.createClient({ links: [answering(answers)] }),
    queryClient: new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    }),
    router: testRouter(children),
  }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function answering(answers: Record<string, unknown>): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        if (!(op.path in answers)) return;
        const answer = answers[op.path];
        try {
          observer.next({ result: { type: 'data', data: typeof answer === 'function' ? answer(op.input) : answer } });
          observer.complete();
        } catch (error) {
          observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))));
        }
      });
}

function testRouter(children: ReactNode) {
  const root = createRootRoute();
  const page = (path: string, content: ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component: () => content });
  return createRouter({
    routeTree: root.addChildren([
      page('/', children),
      page('/login', 'the sign-in screen'),
      page('/auth', 'the other sign-in screen'),
      page('/home', 'the chat'),
      page('/reviews', 'the reviews'),
      page('/restaurants/7', 'the page of restaurant 7'),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
}

/** An error response of the server, with a message for each field that is not valid. */
export function serverError(
  httpStatus: number,
  message: string,
  { error = 'unexpected', fields = {} }: { error?: ErrorCode; fields?: Record<string, string> } = {},
): Error {
  return TRPCClientError.from({ error: { code: -32_600, message, data: { error, httpStatus, fields } } });
}
