import type { IndexStatus } from '@saffron/contracts/admin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics for Prometheus, served at /metrics (docs/operations.md). */
export type Metrics = ReturnType<typeof createMetrics>;

/** In seconds: responses take milliseconds, streams up to a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Creates a registry of its own, so that each app in a test has separate metrics. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,

    /** `route` is the route pattern and never the URL, which keeps the number of label values small. */
    requests: new Histogram({
      name: 'saffron_http_request_seconds',
      help: 'Duration of HTTP requests; streams until their end.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    /** Clients connected to a reply stream. */
    streams: new Gauge({ name: 'saffron_streams_open', help: 'Clients connected to a reply stream.', registers }),
    firstChunk: new Histogram({
      name: 'saffron_first_chunk_seconds',
      help: 'Time from accepting a message to the first text of its reply.',
      buckets: BUCKETS,
      registers,
    }),
    /** Label `status`: complete, stopped, interrupted, or failed. */
    replies: new Counter({
      name: 'saffron_replies_total',
      help: 'Completed replies by final status.',
      labelNames: ['status'],
      registers,
    }),
    /** `input` includes cached tokens. */
    tokens: new Counter({
      name: 'saffron_tokens_total',
      help: 'Tokens of completed replies; input includes cached tokens.',
      labelNames: ['kind'],
      registers,
    }),
    limitRefusals: new Counter({
      name: 'saffron_limit_refusals_total',
      help: 'Messages rejected because of a daily limit.',
      registers,
    }),
  };
}

interface Sources {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** The number of indexed and failed restaurants, and whether a full run is in progress. */
  index: () => Promise<Pick<IndexStatus, 'indexingStatus'>>;
}

/** Adds metrics that are collected on each scrape: process, connection pool, and index. */
export function measureProcess({ registry }: Metrics, { pool, index }: Sources): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'saffron_database_connections',
    help: 'Database connections by state, and queries waiting for a connection.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'saffron_index_restaurants',
    help: 'Restaurants by index state; "running" is 1 while a full run is in progress.',
    labelNames: ['state'],
    registers,
    async collect() {
      // The other metrics stay available while the database is down.
      const state = await index().catch(() => null);
      this.reset();
      if (!state) return;
      const { totalRestaurants, successCount, failedCount, inProgress } = state.indexingStatus;
      this.set({ state: 'total' }, totalRestaurants);
      this.set({ state: 'indexed' }, successCount);
      this.set({ state: 'failed' }, failedCount);
      this.set({ state: 'running' }, inProgress ? 1 : 0);
    },
  });
}
