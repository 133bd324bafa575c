import { reloadForNewVersion } from './reload-page.ts';

/**
 * Imports a module on demand. While the browser is offline it waits for the network; if a newer release has replaced the module,
 * it reloads the page.
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

/** A module of an older release no longer exists; a retry cannot succeed. */
class ModuleMissing extends Error {}

/** True for an error caused by a missing module. */
export const isModuleMissing = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof ModuleMissing;

/**
 * Imports a module that a user action needs. It fails immediately, so that no input is lost while waiting.
 *
 * @throws {ModuleMissing} if the page is about to reload; otherwise the error of the import
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

/** Calls back once, on the first pointer or keyboard input, after the first paint. Returns a function that cancels. */
export function onFirstUse(run: () => void): () => void {
  const over = new AbortController();
  function used() {
    over.abort();
    run();
  }
  const options = { capture: true, passive: true, signal: over.signal };
  // Dictation and paste insert text without a key press.
  for (const use of ['pointerdown', 'keydown', 'input']) window.addEventListener(use, used, options);
  return () => over.abort();
}
