import type { Database } from '@saffron/db/client';
import type { PgBoss } from 'pg-boss';

const QUEUE = 'index-guide';
/** How long a worker may be silent before its job is another's, in seconds: pg-boss takes no less. */
const HEARTBEAT = 10;
/** How often silent workers are looked for, in seconds. */
const SUPERVISE = 5;
const HOUR = 60 * 60;

interface Deps {
  database: Database;
  /** Works until there is nothing to do or the signal aborts. */
  work: (signal: AbortSignal) => Promise<void>;
  report: (error: unknown) => void;
}

/**
 * The job of indexing, of which at most one is active over all replicas (pg-boss, in the same database). A replica that dies loses
 * its job within seconds; what is left to do is in the tables, so that the next job, wherever it is, goes on from there.
 */
export function createJob({ database: { pool, embedded }, work, report }: Deps) {
  const closing = new AbortController();
  let opening: Promise<{ boss: PgBoss; workerId: string }> | null = null;

  const handle = async (claim: AbortSignal): Promise<void> => {
    const signal = AbortSignal.any([claim, closing.signal]);
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  const open = async () => {
    // Loading it takes a tenth of a second, which a server that starts does not wait for.
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      ...(embedded && { backend: 'pglite' }),
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      // An embedded database has one process alone: nobody else's job could be left.
      superviseIntervalSeconds: embedded ? HOUR : SUPERVISE,
      monitorIntervalSeconds: embedded ? HOUR : SUPERVISE,
      queueCacheIntervalSeconds: HOUR,
      bamIntervalSeconds: HOUR,
      flowIntervalSeconds: HOUR,
    });
    boss.on('error', report);
    try {
      await boss.start();
      // A job that fails is not tried again: the next one finds the same to do.
      const queue = {
        heartbeatSeconds: HEARTBEAT,
        expireInSeconds: 24 * HOUR,
        retryLimit: 0,
        deleteAfterSeconds: HOUR,
      };
      await boss.createQueue(QUEUE, { policy: 'exclusive', ...queue });
      if (embedded) await boss.deleteAllJobs(QUEUE);
      const workerId = await boss.work(QUEUE, { pollingIntervalSeconds: 60 }, async ([job]) => {
        if (job) await handle(job.signal).catch(report);
      });
      return { boss, workerId };
    } catch (error) {
      await boss.stop({ graceful: false, close: false });
      throw error;
    }
  };

  return {
    /**
     * Sees that there is a job, here or on another replica; resolves when it is there, not when it is done.
     *
     * @throws the database's errors
     */
    wake: async (): Promise<void> => {
      if (closing.signal.aborted) return;
      opening ??= open();
      const { boss, workerId } = await opening.catch((error) => {
        opening = null;
        throw error;
      });
      await boss.send(QUEUE);
      boss.notifyWorker(workerId);
    },

    /** Interrupts the job and leaves it to whoever works next. */
    close: async (): Promise<void> => {
      closing.abort();
      const opened = await opening?.catch(() => null);
      if (!opened) return;
      await opened.boss.offWork(QUEUE);
      await opened.boss.stop({ graceful: false, close: false });
    },
  };
}
