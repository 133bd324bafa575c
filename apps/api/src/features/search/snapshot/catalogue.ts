import { setTimeout as delay } from 'node:timers/promises';
import { inSlices, type Steps } from '../../../slices.ts';
import type { Guide } from '../../guide/service.ts';
import { LiveSnapshot, MANY_CHANGES } from './live-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** Provides the guide as a snapshot for retrieval. */
export interface Catalogue {
  /** Returns the guide with all changes made before this call, on any replica. */
  current(): Promise<Snapshot>;
  /**
   * The same with a short wait, for replies. While many changes are being applied, returns the guide as it was up to a second ago; parts of
   * it may be newer.
   */
  recent(): Promise<Snapshot>;
  /** Starts applying changes in the background, after a warm-up of the first snapshot. Returns a function that stops it. */
  watch(): () => void;
}

/** Milliseconds that `recent` waits for changes before it returns the previous snapshot. */
const PATIENCE_MS = 40;
/** Maximum age of that previous snapshot, in milliseconds. */
const RECENT_MS = 1_000;
/** Polling interval of `watch`. */
const WATCH_MS = 500;
/** Of the longest notes, more would keep others waiting. */
const ROWS_AT_ONCE = 50;
/** After many changes, smaller guides need no other warm-up. */
const LARGE = 1_000;

/**
 * Keeps one snapshot, and applies only the changed restaurants when the guide's version changes.
 *
 * @param warmUp does work in advance that the first reply would do otherwise; replies wait for it
 */
export function createCatalogue(
  guide: Pick<Guide, 'byIds' | 'stamps' | 'version'>,
  warmUp: (snapshot: Snapshot) => Steps<void>,
): Catalogue {
  let kept: LiveSnapshot | null = null;
  let watched = false;
  let version: number | null = null;
  /** When the snapshot was last known to be current. */
  let knownAt = 0;
  let stamps: ReadonlyMap<number, string> = new Map();
  let renewing: Promise<LiveSnapshot> | null = null;

  const renew = async () => {
    const asked = performance.now();
    // Read before the rows, so that a change during the read leads to another renewal.
    const next = await guide.version();
    const present = await guide.stamps();
    const snapshot = kept ?? new LiveSnapshot();
    const changed = [...present.keys()].filter((id) => stamps.get(id) !== present.get(id));
    const gone = [...stamps.keys()].filter((id) => !present.has(id));
    const rows = [];
    for (let from = 0; from < changed.length; from += ROWS_AT_ONCE)
      rows.push(...(await guide.byIds(changed.slice(from, from + ROWS_AT_ONCE))));
    await inSlices(snapshot.absorb(rows, gone));
    const isFirst = watched && !kept;
    if (isFirst || (rows.length > MANY_CHANGES && snapshot.rows.length > LARGE)) await inSlices(warmUp(snapshot));
    [kept, version, stamps, knownAt] = [snapshot, next, present, asked];
    return snapshot;
  };
  const renewal = (): Promise<LiveSnapshot> => {
    renewing ??= renew().finally(() => {
      renewing = null;
    });
    return renewing;
  };
  /** Returns null if the snapshot is out of date. */
  const ifCurrent = async (): Promise<Snapshot | null> => {
    const asked = performance.now();
    if ((await guide.version()) !== version) return null;
    knownAt = Math.max(knownAt, asked);
    return kept;
  };
  const current = async (): Promise<Snapshot> => {
    const snapshot = await ifCurrent();
    if (snapshot) return snapshot;
    // It may have read the guide before this call. One that begins after it includes all changes made before the call, and later ones
    // need not be waited for: somebody may edit without a pause.
    await renewing;
    return renewal();
  };

  return {
    current,
    recent: async () => {
      const snapshot = await ifCurrent();
      if (snapshot) return snapshot;
      const before = kept;
      if (!before || performance.now() - knownAt > RECENT_MS) return current();
      const renewed = renewal();
      // A failure after the timeout is reported by the next call.
      renewed.catch(() => {});
      await Promise.race([renewed, delay(PATIENCE_MS, undefined, { ref: false })]);
      return before;
    },
    watch: () => {
      watched = true;
      let looking = false;
      const look = async () => {
        if (looking) return;
        looking = true;
        // Failures of the database are reported by the calls of `current` and `recent`.
        await current().catch(() => {});
        looking = false;
      };
      void look();
      const timer = setInterval(() => void look(), WATCH_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
