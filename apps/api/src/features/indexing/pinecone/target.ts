import type { Guide } from '../../guide/service.ts';
import type { IndexTarget } from '../target.ts';
import type { PineconeClient } from './client.ts';
import { recordOf } from './record.ts';

/** Maximum records per call: https://docs.pinecone.io/reference/api/database-limits */
const RECORDS_OF_CALL = 96;
/** Concurrent calls. Embedding dominates the time of a call; more would approach Pinecone's rate limit. */
const CALLS_AT_ONCE = 4;
/** Milliseconds per call. */
const TIMEOUT = 20_000;

/** Indexes restaurants in Pinecone, which embeds their texts. Each full run writes to its own namespace. */
export function createPineconeTarget(client: PineconeClient, guide: Pick<Guide, 'byIds'>, index: string): IndexTarget {
  const limits = (signal: AbortSignal) => ({ signal, timeout: TIMEOUT });
  return {
    name: `pinecone ${index}`,
    home: null,
    batch: CALLS_AT_ONCE * RECORDS_OF_CALL,
    has: (namespace, signal) => client.hasNamespace(namespace, limits(signal)),
    put: async (namespace, ids, signal) => {
      const records = (await guide.byIds(ids)).map(recordOf);
      const calls = inPieces(records).map((piece) => client.upsert(namespace, piece, limits(signal)));
      // Waits for all calls before any retry: a late call could overwrite newer data with older data.
      const failed = (await Promise.allSettled(calls)).find((call) => call.status === 'rejected');
      if (failed) throw failed.reason;
    },
    remove: async (namespace, ids, signal) => {
      await client.remove(namespace, ids.map(String), limits(signal));
    },
    drop: async (namespace, signal) => {
      await client.dropNamespace(namespace, limits(signal));
    },
  };
}

function inPieces<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / RECORDS_OF_CALL);
  return Array.from({ length: count }, (_, at) => items.slice(at * RECORDS_OF_CALL, (at + 1) * RECORDS_OF_CALL));
}
