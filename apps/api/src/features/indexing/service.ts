import type { IndexedRestaurant, IndexProgress, IndexStarted, IndexStatus } from '@saffron/contracts/admin';
import { INDEX_READY, INDEXING_RUNS, INDEXING_STARTED } from '@saffron/contracts/admin-texts';
import { RESTAURANT_NOT_FOUND } from '@saffron/contracts/guide-texts';
import type { Database } from '@saffron/db/client';
import type { Admin } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import { createJob } from './jobs.ts';
import { beginRun, currentNamespace, openRun, progressOf } from './runs.ts';
import { hasWork, markProcessing } from './states.ts';
import { searchStates, stateOf, statusOf } from './status.ts';
import type { IndexTarget } from './target.ts';
import { IndexWork } from './work.ts';

export type Indexing = ReturnType<typeof createIndexing>;

/** Polling interval. Edits by any process are indexed after about this time. */
const LOOK_EVERY_MS = 1000;
/** Run ids start at 1. */
const NO_RUN = 0;

interface Deps {
  database: Database;
  target: IndexTarget;
  /** A sentence about the current problem with searching the index; null if there is none. */
  trouble: () => Promise<string | null>;
  report: (error: unknown) => void;
  /** Seconds before each retry. */
  retryAfter?: readonly number[];
}

/** Keeps the search index in sync with the guide, and reports its status to administrators. */
export function createIndexing({ database, target, trouble, report, ...limits }: Deps) {
  const { db } = database;
  const work = new IndexWork({ db, target, ...limits });
  const job = createJob({ database, work: (signal) => work.run(signal), report });
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let looked = false;
  let silent = false;
  let closed = false;

  const look = async (): Promise<void> => {
    try {
      // An empty index starts its first full run by itself.
      if (!looked && (await currentNamespace(db, target)) === null) await beginRun(db, target);
      looked = true;
      if (await hasWork(db)) await job.wake();
      silent = false;
    } catch (error) {
      // Reported once, because the poll repeats every second; not after a shutdown, which may have closed the database.
      if (!silent && !closed) report(error);
      silent = true;
    }
  };

  const watch = () => {
    if (closed) return;
    clearTimeout(timer);
    looking = look().finally(() => {
      clearTimeout(timer);
      if (!closed) timer = setTimeout(watch, LOOK_EVERY_MS);
    });
  };

  return {
    /** Starts polling for work on this replica. */
    watch,

    /** Starts a full run, or returns the progress of the one already running on any replica. */
    start: async (_admin: Admin): Promise<IndexStarted> => {
      const begun = await beginRun(db, target);
      const run = await openRun(db);
      const progress = await progressOf(db, run?.id ?? NO_RUN);
      watch();
      return { message: begun ? INDEXING_STARTED : INDEXING_RUNS, progress };
    },

    status: async (): Promise<IndexStatus> => {
      const indexingStatus = await statusOf(db);
      const { inProgress } = indexingStatus;
      const message = (await trouble()) ?? (inProgress ? INDEXING_RUNS : INDEX_READY);
      return { status: inProgress ? 'processing' : 'ready', message, indexingStatus };
    },

    /** Returns the progress of the full run, or null if none is running. */
    progress: async (): Promise<IndexProgress | null> => {
      const run = await openRun(db);
      return run && progressOf(db, run.id);
    },

    search: (_admin: Admin, query: string): Promise<IndexedRestaurant[]> => searchStates(db, query),

    /**
     * Reindexes one restaurant. Its state is `processing` until that is done.
     *
     * @throws AppError `not_found`
     */
    indexOne: async (_admin: Admin, id: number): Promise<IndexedRestaurant> => {
      const restaurant = (await markProcessing(db, id)) ? await stateOf(db, id) : null;
      if (!restaurant) throw new AppError('not_found', RESTAURANT_NOT_FOUND);
      watch();
      return restaurant;
    },

    /** Interrupts indexing; the next job on any replica continues it. */
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      await job.close();
      await looking;
    },
  };
}
