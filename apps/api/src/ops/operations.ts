import type { Database } from '@saffron/db/client';
import { sql } from 'kysely';
import { Lifecycle } from './lifecycle.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** What those who run the server see of it. */
export interface Operations {
  lifecycle: Lifecycle;
  metrics: Metrics;
  /** Settles when the database has answered a question; rejects when it cannot be asked. */
  pingDatabase: () => Promise<unknown>;
}

export function createOperations({ db }: Database): Operations {
  return {
    lifecycle: new Lifecycle(),
    metrics: createMetrics(),
    pingDatabase: () => sql`select 1`.execute(db),
  };
}
