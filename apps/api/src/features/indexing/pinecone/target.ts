import type { Guide } from '../../guide/service.ts';
import type { IndexTarget } from '../target.ts';
import type { PineconeClient } from './client.ts';
import { recordOf } from './record.ts';

/** What Pinecone takes in one call: https://docs.pinecone.io/reference/api/database-limits */
const RECORDS_OF_CALL = 96;
/** Embedding takes most of a call's time; more at once would come near what Pinecone allows in a second. */
const CALLS_AT_ONCE = 4;
/** Milliseconds for a call of a job. */
const TIMEOUT = 20_000;

/** Indexes restaurants in Pinecone, which embeds their texts itself. Each full run writes into a namespace of its own. */
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
      // All have ended before anything is tried again: a late one could put an older state over a newer one.
      const failed = (await Promise.allSettled(calls)).find((call) => call.status === 'rejected');
      if (failed) throw failed.reason;
    },
    remove: (namespace, ids, signal) => client.remove(namespace, ids.map(String), limits(signal)),
    drop: async (namespace, signal) => {
      await client.dropNamespace(namespace, limits(signal));
    },
  };
}

function inPieces<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / RECORDS_OF_CALL);
  return Array.from({ length: count }, (_, at) => items.slice(at * RECORDS_OF_CALL, (at + 1) * RECORDS_OF_CALL));
}
