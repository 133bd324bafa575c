import './styles.css';
import type { FirstData } from '@saffron/contracts/first-data';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { takeFirstData } from './first-data.ts';
import { watchTyping } from './lib/reload-page.ts';
import { router } from './router.tsx';
import { queryClient, reads, trpc, trpcClient } from './trpc.ts';

// Radix injects style sheets, and the content security policy requires a nonce for them. A server that renders no nonce
// leaves the placeholder.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce && !nonce.startsWith('__')) setNonce(nonce);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');
const root = createRoot(container);

// What the server drew this page from: the first drawing here is the same.
const drawnFrom = container.querySelector<HTMLElement>('[data-first]')?.dataset.first;
if (drawnFrom) {
  const data: FirstData = JSON.parse(drawnFrom);
  takeFirstData(reads, data);
}

watchTyping();

function draw() {
  // A transition is drawn in slices, between which the page takes input.
  startTransition(() =>
    root.render(
      <StrictMode>
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </trpc.Provider>
      </StrictMode>,
    ),
  );
}

function load() {
  // Every page needs the current user; load it in parallel with the page's code, and in one request with what the page asks for.
  void reads.accounts.me.prefetch();
  // The prerendered page stays until the code of this page has arrived. The router shows what fails. Not awaited: an entry that waits is
  // split into chunks that together are larger.
  void router.load().then(draw, draw);
}

// A task of its own: the page takes input between this one and that.
setTimeout(load);
