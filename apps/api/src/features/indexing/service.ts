import type { IndexedRestaurant, IndexProgress, IndexStarted, IndexStatus } from '@saffron/contracts/admin';
import { INDEX_READY, INDEXING_RUNS, INDEXING_STARTED } from '@saffron/contracts/admin-texts';
import { RESTAURANT_NOT_FOUND } from '@saffron/contracts/guide-texts';
import type { Database } from '@saffron/db/client';
import { AppError } from '../../errors.ts';
import { createJob } from './jobs.ts';
import { beginRun, currentNamespace, openRun, progressOf } from './runs.ts';
import { hasWork, markProcessing } from './states.ts';
import { searchStates, stateOf, statusOf } from './status.ts';
import type { IndexTarget } from './target.ts';
import { IndexWork } from './work.ts';

export type Indexing = ReturnType<typeof createIndexing>;

/** How often the tables are asked for work: an edit, of whichever process, is indexed about as soon. */
const LOOK_EVERY_MS = 1000;
/** Ids of runs begin at 1. */
const NO_RUN = 0;

interface Deps {
  database: Database;
  target: IndexTarget;
  /** What is wrong with the index as diners' questions find it, in a sentence; null while nothing is. */
  trouble: () => Promise<string | null>;
  report: (error: unknown) => void;
  /** Seconds before each new attempt at what failed. */
  retryAfter?: readonly number[];
}

/** Keeps the index as the guide is, and shows an administrator how it stands. */
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
      // An index that nobody has filled yet is filled without being asked to.
      if (!looked && (await currentNamespace(db, target)) === null) await beginRun(db, target);
      looked = true;
      if (await hasWork(db)) await job.wake();
      silent = false;
    } catch (error) {
      // Told once: it is tried again every second.
      if (!silent) report(error);
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
    /** From now on this replica indexes what there is to index, as soon as it is its turn. */
    watch,

    /** Starts a full run, or finds the one in progress, on whichever replica. */
    start: async (): Promise<IndexStarted> => {
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

    /** How far the full run in progress has come; null while there is none. */
    progress: async (): Promise<IndexProgress | null> => {
      const run = await openRun(db);
      return run && progressOf(db, run.id);
    },

    search: (query: string): Promise<IndexedRestaurant[]> => searchStates(db, query),

    /**
     * Indexes one restaurant again; it is `processing` from now on, until that is done.
     *
     * @throws AppError `not_found`
     */
    indexOne: async (id: number): Promise<IndexedRestaurant> => {
      const restaurant = (await markProcessing(db, id)) ? await stateOf(db, id) : null;
      if (!restaurant) throw new AppError('not_found', RESTAURANT_NOT_FOUND);
      watch();
      return restaurant;
    },

    /** Interrupts the indexing; what is left of it is done by whoever works next. */
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      await job.close();
      await looking;
    },
  };
}
