import type { FirstData } from '@saffron/contracts/first-data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { renderToString } from 'react-dom/server';
import { takeFirstData } from './first-data.ts';
import { routeTree } from './generated/route-tree.gen.ts';
import { trpc, trpcClient } from './trpc.ts';

/** React escapes quotes in text and in values, so that this finds attributes and nothing else. */
const ATTRIBUTE = / ([\w:-]+)="[^"]*"/g;
const CONTROL = /<(button|form) /g;

/**
 * What the browser shows of a page before its code has arrived: the page as React first draws it. Links work at once. Buttons and forms are
 * inert until then, so that no press and nothing typed is lost, and so is a page with a form that was drawn without data: its links may
 * depend on the address. Inline styles are left out: Radix sets them, and the content security policy allows none in markup.
 *
 * @param path of the page, such as `/list`
 * @param data what the page shows; without, it is drawn as it is while nothing is known
 * @returns HTML for the `root` element of `index.html`
 */
export async function prerender(path: string, data?: FirstData): Promise<string> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  if (data) takeFirstData(createTRPCQueryUtils({ queryClient, client: trpcClient }), data);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const markup = renderToString(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
    .replaceAll(ATTRIBUTE, (attribute, name) => (name === 'style' ? '' : attribute))
    .replaceAll(CONTROL, '<$1 inert ');
  return !data && markup.includes('<form') ? `<div inert>${markup}</div>` : markup;
}
