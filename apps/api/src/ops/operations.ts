import type { Database } from '@saffron/db/client';
import { sql } from 'kysely';
import { Lifecycle } from './lifecycle.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** Lifecycle, metrics, and database check of the process. */
export interface Operations {
  lifecycle: Lifecycle;
  metrics: Metrics;
  /** Resolves when the database has answered a query; rejects if it is unreachable. */
  pingDatabase: () => Promise<unknown>;
}

export function createOperations({ db }: Database): Operations {
  return {
    lifecycle: new Lifecycle(),
    metrics: createMetrics(),
    pingDatabase: () => sql`select 1`.execute(db),
  };
}
