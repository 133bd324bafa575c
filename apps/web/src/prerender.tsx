import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { routeTree } from './generated/route-tree.gen.ts';
import { trpc, trpcClient } from './trpc.ts';

/**
 * What the browser shows of a page before its code has arrived: the page as React draws it first, while nobody knows who is signed in.
 *
 * @param path of the page, such as `/list`
 */
export async function prerendered(path: string): Promise<string> {
  const queryClient = new QueryClient();
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return renderToString(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}
