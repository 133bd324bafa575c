import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import type { Restaurant } from '@saffron/contracts/guide';
import type { Guide } from '../../guide/service.ts';
import { LiveSnapshot, MANY_CHANGES } from './live-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { warmUp } from './warm-up.ts';

/** The guide as retrieval reads it. */
export interface Catalogue {
  /** The guide as it is, with every change that was made before this call, on whichever replica. */
  current(): Promise<Snapshot>;
  /**
   * The same for somebody who waits for an answer: while many changes are taken in, the guide as it was up to a second ago, of which a part
   * may be newer.
   */
  recent(): Promise<Snapshot>;
  /** Takes changes in from now on, though nobody asks. The returned function ends it. */
  watch(): () => void;
}

/** How long somebody waits for changes to be taken in, in milliseconds, before they get what was there. */
const PATIENCE_MS = 40;
/** Only if that was the guide not longer ago than this. */
const RECENT_MS = 1_000;
/** How often a server looks for changes by itself. */
const WATCH_MS = 500;
/** Work at one go, before others have their turn. */
const SLICE_MS = 5;
const ROWS_AT_ONCE = 200;
/** A guide with fewer restaurants answers any question at once. */
const LARGE = 1_000;

/** Keeps one snapshot, and takes in what has changed in the guide, and only that, when its version has changed. */
export function createCatalogue(guide: Guide): Catalogue {
  let kept: LiveSnapshot | null = null;
  let version: number | null = null;
  /** When the snapshot was last known to be the guide. */
  let knownAt = 0;
  let stamps: ReadonlyMap<number, string> = new Map();
  let renewing: Promise<void> | null = null;

  const renew = async () => {
    const asked = performance.now();
    // Read before the rows: what changes meanwhile makes another version, and is looked for again.
    const next = await guide.version();
    const present = await guide.stamps();
    const snapshot = kept ?? new LiveSnapshot();
    const changed = [...present.keys()].filter((id) => stamps.get(id) !== present.get(id));
    const gone = [...stamps.keys()].filter((id) => !present.has(id));
    const rows = [];
    for (let from = 0; from < changed.length; from += ROWS_AT_ONCE)
      rows.push(...(await guide.byIds(changed.slice(from, from + ROWS_AT_ONCE))));
    await inTurns(takeIn(snapshot, rows, gone));
    [kept, version, stamps, knownAt] = [snapshot, next, present, asked];
  };
  const renewal = (): Promise<void> => {
    renewing ??= renew().finally(() => {
      renewing = null;
    });
    return renewing;
  };
  /** Null where the snapshot is not the guide any more. */
  const ifCurrent = async (): Promise<Snapshot | null> => {
    const asked = performance.now();
    if ((await guide.version()) !== version) return null;
    knownAt = Math.max(knownAt, asked);
    return kept;
  };
  const current = async (): Promise<Snapshot> => {
    for (;;) {
      const snapshot = await ifCurrent();
      if (snapshot) return snapshot;
      await renewal();
    }
  };

  return {
    current,
    recent: async () => {
      const snapshot = await ifCurrent();
      if (snapshot) return snapshot;
      const before = kept;
      if (!before || performance.now() - knownAt > RECENT_MS) return current();
      const renewed = renewal();
      // Whoever does not wait for it learns of its failure when they ask again.
      renewed.catch(() => {});
      await Promise.race([renewed, delay(PATIENCE_MS, undefined, { ref: false })]);
      return before;
    },
    watch: () => {
      let looking = false;
      const look = async () => {
        if (looking) return;
        looking = true;
        // A database that is away is told of by those who ask for something.
        await current().catch(() => {});
        looking = false;
      };
      void look();
      const timer = setInterval(() => void look(), WATCH_MS).unref();
      return () => clearInterval(timer);
    },
  };
}

/** Takes changes in; after many changes to a large guide, warms it up. */
function* takeIn(snapshot: LiveSnapshot, changed: readonly Restaurant[], gone: readonly number[]): Generator<void> {
  yield* snapshot.absorb(changed, gone);
  if (changed.length > MANY_CHANGES && snapshot.rows.length > LARGE) yield* warmUp(snapshot);
}

/** Does the steps of some work, and lets others have their turn in between. */
async function inTurns(steps: Generator<void>): Promise<void> {
  let since = performance.now();
  for (const _ of steps) {
    if (performance.now() - since < SLICE_MS) continue;
    await turn();
    since = performance.now();
  }
}
