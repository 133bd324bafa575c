/**
 * Loads a part of the page that was left for later. Without a network it waits for one instead of failing.
 *
 * @example lazy(async () => ({ default: (await late(() => import('./toaster.tsx'))).Toaster }))
 */
export async function late<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // With a network, the part itself is gone: a newer release has replaced it.
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

/** Runs something once the person touches the page or types: the first paint is over then. Returns how to call it off. */
export function whenUsed(run: () => void): () => void {
  const over = new AbortController();
  function used() {
    over.abort();
    run();
  }
  const options = { capture: true, passive: true, signal: over.signal };
  // Dictation and pasting bring text without a key.
  for (const use of ['pointerdown', 'keydown', 'input']) window.addEventListener(use, used, options);
  return () => over.abort();
}
