import { AsyncLocalStorage } from 'node:async_hooks';
import type { Index, Pinecone } from '@pinecone-database/pinecone';
import { vendorFetch } from '../../../vendor-fetch.ts';
import { NotReady, Refusal, toFailure } from './failure.ts';
import { FIELDS, type PineconeRecord } from './record.ts';
import type { PineconeSettings } from './settings.ts';

/** The embedding model, which reads about 1,500 words of a text, and a region that offers it. */
const MODEL = 'llama-text-embed-v2';
const PLACE = { cloud: 'aws', region: 'us-east-1' };

/** Limits for one call. */
export interface Call {
  signal?: AbortSignal;
  /** Milliseconds. */
  timeout: number;
}

export type PineconeClient = ReturnType<typeof createPineconeClient>;

/**
 * Creates the Pinecone client. It never retries: the callers decide that.
 *
 * All methods throw an IndexFailure, or the signal's reason after an abort.
 */
export function createPineconeClient({ apiKey, index: name, controllerHost }: PineconeSettings) {
  // The SDK does not accept signals, so its fetch reads the signal from the async context of the call.
  const calls = new AsyncLocalStorage<AbortSignal>();
  let loading: Promise<Pinecone> | null = null;
  let host: string | null = null;

  const fetchApi: typeof fetch = async (input, init) => {
    const response = await vendorFetch(input, { ...init, signal: calls.getStore() ?? null });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Refusal(response.status, response.headers.get('retry-after'));
  };

  const load = async (): Promise<Pinecone> => {
    // Imported on first use: servers without a key do not load it.
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
      // Another replica created it first.
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
      // A recreated index has a different host.
      if (statusIn(error) !== 429) host = null;
      throw toFailure(error);
    }
  };

  return {
    /** Returns the ids of the records nearest to a text, best first. */
    search: (namespace: string, text: string, options: { limit: number; filter: object | null }, limits: Call) =>
      call(limits, async (index) => {
        const query = { topK: options.limit, inputs: { text }, ...(options.filter && { filter: options.filter }) };
        const { result } = await index.searchRecords({ namespace, query, fields: [FIELDS.name] });
        return result.hits.slice(0, options.limit).map((hit) => hit._id);
      }),

    /** Takes at most 96 records. Creates the index if it does not exist. */
    upsert: (namespace: string, records: PineconeRecord[], limits: Call) =>
      call(limits, (index) => index.upsertRecords({ namespace, records }), { mayCreate: true }),

    /** Does nothing if the namespace does not exist: nothing was written to it yet. */
    remove: (namespace: string, ids: string[], limits: Call) =>
      call(limits, (index) => unlessMissing(index.deleteMany({ namespace, ids }))),

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

/** @returns false if Pinecone answered 404 */
async function unlessMissing(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (statusIn(error) === 404) return false;
    throw error;
  }
}
