import type { Guide } from '../guide/service.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

/** The guide as retrieval reads it. */
export interface Catalogue {
  /** The snapshot of the guide's present version, on whichever replica it changed. */
  current(): Promise<Snapshot>;
}

/** Keeps one snapshot and makes a new one when the guide's version has changed. */
export function createCatalogue(guide: Guide): Catalogue {
  let kept: { version: number; snapshot: Promise<Snapshot> } | null = null;
  return {
    current: async () => {
      const version = await guide.version();
      if (kept?.version !== version) {
        // Kept as a promise, so that requests that come meanwhile wait for the same one.
        const snapshot = guide.list().then(createSnapshot);
        kept = { version, snapshot };
        snapshot.catch(() => {
          kept = null;
        });
      }
      return kept.snapshot;
    },
  };
}
