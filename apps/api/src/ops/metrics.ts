import type { IndexStatus } from '@saffron/contracts/admin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is measured while people are served; Prometheus reads it at /metrics (docs/operations.md). */
export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds: answers take milliseconds, streams up to a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Measures of one process; each app of a test has its own. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,

    /** How long answers took. `route` is the pattern, never what somebody asked for: names are few. */
    requests: new Histogram({
      name: 'saffron_http_request_seconds',
      help: 'Duration of HTTP requests, streams to their end.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    /** Readers that are being told a reply. */
    streams: new Gauge({ name: 'saffron_streams_open', help: 'Readers that are being told a reply.', registers }),
    firstChunk: new Histogram({
      name: 'saffron_first_chunk_seconds',
      help: 'From taking a message in until the first text of its reply.',
      buckets: BUCKETS,
      registers,
    }),
    /** How replies ended: complete, stopped, interrupted or failed. */
    replies: new Counter({
      name: 'saffron_replies_total',
      help: 'Replies that ended, by how.',
      labelNames: ['status'],
      registers,
    }),
    /** Input holds the cached tokens too. */
    tokens: new Counter({
      name: 'saffron_tokens_total',
      help: 'Tokens of replies that ended; input counts cached ones too.',
      labelNames: ['kind'],
      registers,
    }),
    limitRefusals: new Counter({
      name: 'saffron_limit_refusals_total',
      help: "Messages refused because of the day's token limit.",
      registers,
    }),
  };
}

interface Sources {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** How many restaurants the index holds and lacks, and whether a full run is in progress. */
  index: () => Promise<Pick<IndexStatus, 'indexingStatus'>>;
}

/** Adds what is looked up at the time of reading: the process (memory, event loop), the pool, the index. */
export function measureProcess({ registry }: Metrics, { pool, index }: Sources): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'saffron_database_connections',
    help: 'Connections of the pool, and calls that wait for one.',
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
    help: 'Restaurants by what the last indexing made of them; "running" is 1 while a full run is in progress.',
    labelNames: ['state'],
    registers,
    async collect() {
      // Without the database there is nothing to say, and everything else is still worth reading.
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
