import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { routeTree } from './generated/route-tree.gen.ts';
import { trpc, trpcClient } from './trpc.ts';

/** Radix sets them, and the content security policy allows none in markup. */
const INLINE_STYLES = / style="[^"]*"/g;

/**
 * What the browser shows of a page before its code has arrived: the page as React first draws it, while it is not known who is signed in.
 * Links work at once. Buttons are inert until then, and so is a page with a form, so that no press and nothing typed is lost.
 *
 * @param path of the page, such as `/list`
 */
export async function prerender(path: string): Promise<string> {
  const queryClient = new QueryClient();
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const markup = renderToString(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
    .replaceAll(INLINE_STYLES, '')
    .replaceAll('<button ', '<button inert ');
  return markup.includes('<form') ? `<div inert>${markup}</div>` : markup;
}
