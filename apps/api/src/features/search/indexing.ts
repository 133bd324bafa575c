import type { IndexedRestaurant, IndexProgress, IndexStarted, IndexStatus } from '@saffron/contracts/admin';
import { INDEXING_RUNS, INDEXING_STARTED, RESTAURANT_NOT_FOUND } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { AppError } from '../../errors.ts';
import type { Catalogue } from './catalogue.ts';
import {
  beginRun,
  countRun,
  endRun,
  markProcessing,
  type Outcome,
  runInProgress,
  saveOutcomes,
  searchStates,
  statusOf,
} from './index-states.ts';

export type Indexing = ReturnType<typeof createIndexing>;

/** Restaurants that are indexed before the run says how far it has come. */
const BATCH = 96;

interface Deps {
  db: Kysely<Schema>;
  catalogue: Catalogue;
  report: (error: unknown) => void;
}

/**
 * The administrator's view of the index. The built-in index is renewed with every change of the guide; a run renews it, looks
 * every restaurant up in it, and records what it found.
 */
export function createIndexing({ db, catalogue, report }: Deps) {
  const running = new Set<Promise<void>>();

  /** Work that nobody waits for but a closing server. */
  const inBackground = (work: Promise<void>) => {
    const done = work.catch(report).finally(() => running.delete(done));
    running.add(done);
  };

  const check = async (ids: number[]): Promise<Outcome[]> => {
    const { byId } = await catalogue.current();
    return ids.map((id) => ({ id, error: byId.has(id) ? null : 'It is not in the guide any more.' }));
  };

  const indexAll = async (runId: number): Promise<void> => {
    try {
      const ids = [...(await catalogue.current()).byId.keys()];
      for (let from = 0; from < ids.length; from += BATCH) {
        const outcomes = await check(ids.slice(from, from + BATCH));
        await saveOutcomes(db, outcomes);
        await countRun(db, runId, outcomes);
      }
    } finally {
      await endRun(db, runId);
    }
  };

  const indexOne = async (id: number): Promise<void> => {
    await saveOutcomes(db, await check([id]));
  };

  return {
    /** Starts a full run, or finds the one in progress, on whichever replica. */
    start: async (): Promise<IndexStarted> => {
      const { fresh, run } = await beginRun(db);
      if (fresh) inBackground(indexAll(run.id));
      const { total, succeeded, failed } = run;
      return { message: fresh ? INDEXING_STARTED : INDEXING_RUNS, progress: { total, succeeded, failed } };
    },

    status: (): Promise<IndexStatus> => statusOf(db),

    /** How far the full run in progress has come; null while there is none. */
    progress: async (): Promise<IndexProgress | null> => {
      const run = await runInProgress(db);
      return run && { total: run.total, succeeded: run.succeeded, failed: run.failed };
    },

    search: (query: string): Promise<IndexedRestaurant[]> => searchStates(db, query),

    /**
     * Indexes one restaurant again; it is `processing` from now on, until that is done.
     *
     * @throws AppError `not_found`
     */
    indexOne: async (id: number): Promise<IndexedRestaurant> => {
      const restaurant = await markProcessing(db, id);
      if (!restaurant) throw new AppError('not_found', RESTAURANT_NOT_FOUND);
      inBackground(indexOne(id));
      return restaurant;
    },

    /** Waits for what is being indexed. */
    close: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}
