import { PINECONE_DOWN, PINECONE_EMPTY, PINECONE_LIMIT, PINECONE_UNUSED } from '@saffron/contracts/admin-texts';
import { fulfilledWithin } from '../../../ops/fulfilled-within.ts';
import { beginning } from '../../../truncate.ts';
import type { IndexFilter, SearchIndex } from '../../search/search-index.ts';
import { createBreaker } from './breaker.ts';
import type { PineconeClient } from './client.ts';
import { FIELDS } from './record.ts';

/** Maximum characters of a query. */
const QUERY_MAX = 2000;
/** How long a known status stays valid, in milliseconds. */
const KNOWN_FOR = 2000;

/** Queries of this server in one day (UTC): each costs money, and accounts can be many. */
const QUERIES_PER_DAY = 50_000;

/** The query of a status check. */
const ANYTHING = 'restaurant';

/**
 * Searches Pinecone. Returns no ids if Pinecone fails or exceeds the deadline; after a failure, searches do not wait until it responds again.
 *
 * @param namespace returns the namespace to search, or null if there is none yet
 * @param deadline milliseconds
 * @param limit queries per day, and what day it is
 */
export function createPineconeSearch(
  client: Pick<PineconeClient, 'search'>,
  namespace: () => Promise<string | null>,
  deadline: number,
  { perDay = QUERIES_PER_DAY, today = () => new Date().toISOString().slice(0, 10) } = {},
) {
  const breaker = createBreaker();
  let known: { trouble: string | null; namespace: string; at: number } | null = null;

  const counted = { day: '', queries: 0 };
  const mayAsk = (): boolean => {
    const day = today();
    if (counted.day !== day) Object.assign(counted, { day, queries: 0 });
    return counted.queries < perDay;
  };

  const ask = async (current: string, query: string, limit: number, filter: object | null): Promise<number[]> => {
    const learn = (trouble: string | null) => {
      known = { trouble, namespace: current, at: performance.now() };
    };
    counted.queries += 1;
    let ids: number[] = [];
    const asked = client
      .search(current, beginning(query, QUERY_MAX), { limit, filter }, { timeout: deadline })
      .then((found) => {
        ids = found.map(Number).filter(Number.isSafeInteger);
      });
    if (await fulfilledWithin(deadline, asked)) {
      breaker.succeeded();
      // A search without a filter finds something unless the namespace is empty.
      if (ids.length > 0 || !filter) learn(ids.length > 0 ? null : PINECONE_EMPTY);
    } else {
      breaker.failed();
      learn(PINECONE_DOWN);
    }
    return ids;
  };

  const find: SearchIndex['find'] = async (query, limit, filter = {}) => {
    const current = await namespace();
    if (current === null || !mayAsk()) return [];
    const advice = breaker.advice();
    if (advice === 'skip') return [];
    const ids = ask(current, query, limit, metadataFilter(filter));
    return advice === 'wait' ? ids : [];
  };

  return {
    find,
    /** A sentence for administrators about the current problem; null if there is none. */
    trouble: async (): Promise<string | null> => {
      const current = await namespace();
      if (current === null) return PINECONE_UNUSED;
      if (!mayAsk()) return PINECONE_LIMIT;
      const isKnown = known?.namespace === current && performance.now() - known.at < KNOWN_FOR;
      if (!isKnown) await ask(current, ANYTHING, 1, null);
      return known?.trouble ?? null;
    },
  };
}

/** See https://docs.pinecone.io/guides/search/filter-by-metadata */
function metadataFilter({ neighborhoods, prices }: IndexFilter): object | null {
  const filter = {
    ...(neighborhoods && { [FIELDS.neighborhood]: { $in: neighborhoods } }),
    ...(prices && { [FIELDS.price]: { $in: prices } }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
