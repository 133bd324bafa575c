import type { Database } from '@saffron/db/client';
import type { PgBoss } from 'pg-boss';

const QUEUE = 'index-guide';
/** Seconds without a heartbeat after which another worker may take the job; the minimum that pg-boss accepts. */
const HEARTBEAT = 10;
/** Seconds between checks for workers without a heartbeat. */
const SUPERVISE = 5;
const HOUR = 60 * 60;

interface Deps {
  database: Database;
  /** Runs until there is nothing left to do or the signal aborts. */
  work: (signal: AbortSignal) => Promise<void>;
  report: (error: unknown) => void;
}

/**
 * The indexing job: at most one is active across all replicas (pg-boss, in the same database). If a replica dies, its job is released
 * within seconds. Progress is stored in the tables, so the next job continues from there on any replica.
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
    // Imported on first use: loading pg-boss takes 0.1 s, which would delay startup.
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      ...(embedded && { backend: 'pglite' }),
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      // Only one process uses an embedded database, so no other worker can leave a stale job.
      superviseIntervalSeconds: embedded ? HOUR : SUPERVISE,
      monitorIntervalSeconds: embedded ? HOUR : SUPERVISE,
      queueCacheIntervalSeconds: HOUR,
      bamIntervalSeconds: HOUR,
      flowIntervalSeconds: HOUR,
    });
    boss.on('error', report);
    try {
      await boss.start();
      // A failed job is not retried: the next job finds the same work in the tables.
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
     * Ensures that a job is queued or active, on this or another replica. Resolves when it is queued, not when it is done.
     *
     * @throws database errors
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

    /** Interrupts the job; the next job on any replica continues it. */
    close: async (): Promise<void> => {
      closing.abort();
      const opened = await opening?.catch(() => null);
      if (!opened) return;
      await opened.boss.offWork(QUEUE);
      await opened.boss.stop({ graceful: false, close: false });
    },
  };
}
