import type { LocalTime } from '@saffron/contracts/hours/status';
import { createQueue } from '../../slices.ts';
import type { Found } from '../search/found.ts';
import { search } from '../search/retrieve.ts';
import type { IndexFilter, SearchIndex } from '../search/search-index.ts';
import type { Catalogue } from '../search/snapshot/catalogue.ts';
import type { Turn } from '../understanding/turn.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { type Response, responding } from './respond.ts';

/** Number of restaurants to request from the other index: more than a reply shows, because constraints exclude some. */
const NEAREST = 40;

/** @param now the local time of the guide */
export type Finder = (turns: Turn[], now: LocalTime) => Promise<Response>;

/**
 * Creates the function that finds restaurants for a conversation. The built-in index always answers. If there is another index, it is
 * queried with the last message and all constraints, and its results rank higher. Only restaurants of the guide are returned.
 */
export function createFinder(catalogue: Pick<Catalogue, 'recent'>, other: SearchIndex | null): Finder {
  const inTurn = createQueue();
  return async (turns, now) => {
    const snapshot = await catalogue.recent();
    const found = await inTurn(responding(turns, snapshot, now));
    if (!other || found.moves || found.candidates.length === 0) return found;
    const ids = await other.find(queryOf(found), NEAREST, filterOf(found.wishes));
    return ids.length > 0 ? { ...found, ...(await inTurn(search(turns, found.wishes, snapshot, { ids }))) } : found;
  };
}

/** Returns the last message followed by the labels of all constraints. */
function queryOf({ turns, wishes }: Found): string {
  const { foods, features, areas, meals, price } = wishes;
  const labels = [...foods, ...features, ...areas, ...(price ? [price] : [])].map(({ label }) => label);
  return [turns.at(-1)?.message, ...new Set([...labels, ...meals.map(({ meal }) => meal)])].filter(Boolean).join(', ');
}

/** Returns the constraints that the other index can filter by. */
function filterOf({ areas, price }: Wishes): IndexFilter {
  const neighborhoods = areas.flatMap(({ values }) => values);
  const prices = price?.met.flat() ?? [];
  return {
    ...(neighborhoods.length > 0 && areas.every(({ values }) => values.length > 0) && { neighborhoods }),
    ...(prices.length > 0 && { prices }),
  };
}
