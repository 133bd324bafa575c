import { AsyncLocalStorage } from 'node:async_hooks';
import type { Index, Pinecone } from '@pinecone-database/pinecone';
import { NotReady, Refusal, toFailure } from './failure.ts';
import { FIELDS, type PineconeRecord } from './record.ts';
import type { PineconeSettings } from './settings.ts';

/** The model that embeds, and where. It reads some 1,500 words of a text, and is offered in this region. */
const MODEL = 'llama-text-embed-v2';
const PLACE = { cloud: 'aws', region: 'us-east-1' };

/** Limits of one call. */
export interface Call {
  signal?: AbortSignal;
  /** Milliseconds that it may take. */
  timeout: number;
}

export type PineconeClient = ReturnType<typeof createPineconeClient>;

/**
 * Pinecone, as far as we use it. Calls are tried once: whoever calls knows better whether it is worth another attempt.
 *
 * Each throws an IndexFailure, or the signal's reason once that has aborted.
 */
export function createPineconeClient({ apiKey, index: name, controllerHost }: PineconeSettings) {
  // The SDK takes no signals; its fetch runs in the context of the call.
  const calls = new AsyncLocalStorage<AbortSignal>();
  let loading: Promise<Pinecone> | null = null;
  let host: string | null = null;

  const fetchApi: typeof fetch = async (input, init) => {
    const response = await fetch(input, { ...init, signal: calls.getStore() ?? null });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Refusal(response.status, response.headers.get('retry-after'));
  };

  const load = async (): Promise<Pinecone> => {
    // Only who has a key waits for it to load.
    const { Pinecone } = await import('@pinecone-database/pinecone');
    return new Pinecone({
      apiKey,
      fetchApi,
      maxRetries: 0,
      ...(controllerHost && { controllerHostUrl: controllerHost }),
    });
  };

  const hostOf = async (pinecone: Pinecone): Promise<string> => {
    const index = await pinecone.indexes.describe(name);
    if (!index.status.ready || !index.host) throw new NotReady();
    return index.host;
  };

  const create = async (pinecone: Pinecone): Promise<void> => {
    try {
      await pinecone.indexes.createForModel({
        name,
        ...PLACE,
        embed: { model: MODEL, fieldMap: { text: FIELDS.text } },
      });
    } catch (error) {
      // Another replica was faster.
      if (statusIn(error) !== 409) throw error;
    }
  };

  const open = async (mayCreate: boolean): Promise<Index> => {
    loading ??= load();
    const pinecone = await loading;
    try {
      host ??= await hostOf(pinecone);
    } catch (error) {
      if (!mayCreate || statusIn(error) !== 404) throw error;
      await create(pinecone);
      host = await hostOf(pinecone);
    }
    return pinecone.index({ host });
  };

  const call = async <T>(
    { signal, timeout }: Call,
    ask: (index: Index) => Promise<T>,
    { mayCreate = false } = {},
  ): Promise<T> => {
    try {
      const late = AbortSignal.timeout(timeout);
      return await calls.run(signal ? AbortSignal.any([signal, late]) : late, async () => ask(await open(mayCreate)));
    } catch (error) {
      signal?.throwIfAborted();
      // An index that was made anew has another address.
      if (statusIn(error) !== 429) host = null;
      throw toFailure(error);
    }
  };

  return {
    /** Ids of the records nearest to a text, best first. */
    search: (namespace: string, text: string, options: { limit: number; filter: object | null }, limits: Call) =>
      call(limits, async (index) => {
        const query = { topK: options.limit, inputs: { text }, ...(options.filter && { filter: options.filter }) };
        const { result } = await index.searchRecords({ namespace, query, fields: [FIELDS.name] });
        return result.hits.map((hit) => hit._id);
      }),

    /** At most 96 records. Makes the index when there is none. */
    upsert: (namespace: string, records: PineconeRecord[], limits: Call) =>
      call(limits, (index) => index.upsertRecords({ namespace, records }), { mayCreate: true }),

    remove: (namespace: string, ids: string[], limits: Call) =>
      call(limits, (index) => index.deleteMany({ namespace, ids })),

    hasNamespace: (namespace: string, limits: Call) =>
      call(limits, (index) => unlessMissing(index.describeNamespace(namespace))),

    dropNamespace: (namespace: string, limits: Call) =>
      call(limits, (index) => unlessMissing(index.deleteNamespace(namespace))),
  };
}

function statusIn(error: unknown): number | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof Refusal) return at.httpStatus;
  return null;
}

/** @returns false when what was asked for is not there */
async function unlessMissing(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (statusIn(error) === 404) return false;
    throw error;
  }
}
