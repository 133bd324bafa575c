import { reloadForNewVersion } from './reload-page.ts';

/**
 * Loads a part of the page that was left for later. Without a network it waits for one instead of failing; where a newer release
 * has replaced the part, it waits for the page to be loaded anew.
 *
 * @example lazy(async () => ({ default: (await loadModule(() => import('./toaster.tsx'))).Toaster }))
 */
export async function loadModule<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      else if (await reloadForNewVersion()) await new Promise(() => {});
      else throw error;
    }
  }
}

/** A part of the page could not be loaded: trying the same again would be no use. */
class ModuleMissing extends Error {}

/** Whether something failed because a part of the page is missing. */
export const isModuleMissing = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof ModuleMissing;

/**
 * The same for a part without which something cannot be done: it fails at once, so that nothing typed is lost on the way.
 *
 * @throws {ModuleMissing} when the page is about to be loaded anew, or whatever the import failed with
 */
export async function requireModule<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    void reloadForNewVersion();
    throw new ModuleMissing(error instanceof Error ? error.message : '');
  }
}

/** Runs something once the person touches the page or types: the first paint is over then. Returns how to call it off. */
export function onFirstUse(run: () => void): () => void {
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
