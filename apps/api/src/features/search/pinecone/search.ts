import { PINECONE_DOWN, PINECONE_EMPTY, PINECONE_UNUSED } from '@saffron/contracts/admin-texts';
import { fulfilledWithin } from '../../../ops/fulfilled-within.ts';
import type { HardWishes, SearchIndex } from '../index.ts';
import { createBreaker } from './breaker.ts';
import type { PineconeClient } from './client.ts';
import { FIELDS } from './record.ts';

/** Characters of a text that are searched for. */
const QUERY_MAX = 2000;
/** What was found out about the index holds for so long, in milliseconds. */
const KNOWN_FOR = 2000;

/** What an administrator's look at the status searches for. */
const ANYTHING = 'restaurant';

/**
 * Searches in Pinecone for as long as a diner may be kept waiting: when it does not answer in time, or fails, nothing was found. After
 * some failures in a row nobody waits, until it answers again.
 *
 * @param namespace reads what to search; null while nothing is there
 * @param deadline milliseconds that a diner waits
 */
export function createPineconeSearch(
  client: PineconeClient,
  namespace: () => Promise<string | null>,
  deadline: number,
) {
  const breaker = createBreaker();
  let known: { trouble: string | null; namespace: string; at: number } | null = null;

  const ask = async (current: string, query: string, limit: number, filter: object | null): Promise<number[]> => {
    const learn = (trouble: string | null) => {
      known = { trouble, namespace: current, at: performance.now() };
    };
    let ids: number[] = [];
    const asked = client
      .search(current, query.slice(0, QUERY_MAX), { limit, filter }, { timeout: deadline })
      .then((found) => {
        ids = found.map(Number).filter(Number.isSafeInteger);
      });
    if (await fulfilledWithin(deadline, asked)) {
      breaker.succeeded();
      // What nobody narrowed down finds something in any namespace that holds anything.
      if (ids.length > 0 || !filter) learn(ids.length > 0 ? null : PINECONE_EMPTY);
    } else {
      breaker.failed();
      learn(PINECONE_DOWN);
    }
    return ids;
  };

  const find: SearchIndex['find'] = async (query, limit, wanted = {}) => {
    const current = await namespace();
    if (current === null) return [];
    const advice = breaker.advice();
    if (advice === 'skip') return [];
    const ids = ask(current, query, limit, filterOf(wanted));
    return advice === 'wait' ? ids : [];
  };

  return {
    find,
    /** What is wrong, in a sentence for an administrator; null while nothing is. */
    trouble: async (): Promise<string | null> => {
      const current = await namespace();
      if (current === null) return PINECONE_UNUSED;
      const isKnown = known?.namespace === current && performance.now() - known.at < KNOWN_FOR;
      if (!isKnown) await ask(current, ANYTHING, 1, null);
      return known?.trouble ?? null;
    },
  };
}

/** See https://docs.pinecone.io/guides/search/filter-by-metadata */
function filterOf({ neighborhoods, prices }: HardWishes): object | null {
  const filter = {
    ...(neighborhoods && { [FIELDS.neighborhood]: { $in: neighborhoods } }),
    ...(prices && { [FIELDS.price]: { $in: prices } }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
