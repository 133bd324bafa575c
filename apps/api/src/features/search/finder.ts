import type { Turn } from '../understanding/turn.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Found } from './found.ts';
import { retrieve } from './retrieve.ts';
import type { IndexFilter, SearchIndex } from './search-index.ts';
import type { Catalogue } from './snapshot/catalogue.ts';

/** Restaurants that another index is asked for: more than a reply shows, since hard wishes leave some out. */
const NEAREST = 40;

export type Finder = (turns: Turn[]) => Promise<Found>;

/**
 * Finds what a conversation asks for. The built-in index answers always; another one, where there is one, is asked with the last
 * message and all wishes, and moves up what it finds. Restaurants are those of the guide, whatever it names.
 */
export function createFinder(catalogue: Pick<Catalogue, 'recent'>, other: SearchIndex | null): Finder {
  return async (turns) => {
    const snapshot = await catalogue.recent();
    const found = retrieve(turns, snapshot);
    if (!other || found.candidates.length === 0) return found;
    const ids = await other.find(queryOf(found), NEAREST, filterOf(found.wishes));
    return ids.length > 0 ? retrieve(turns, snapshot, { ids }) : found;
  };
}

/** The last message, and what was wished for so far. */
function queryOf({ turns, wishes }: Found): string {
  const { foods, features, areas, meals, price } = wishes;
  const labels = [...foods, ...features, ...areas, ...(price ? [price] : [])].map(({ label }) => label);
  return [turns.at(-1)?.message, ...new Set([...labels, ...meals.map(({ meal }) => meal)])].filter(Boolean).join(', ');
}

/** The hard wishes that are values of the guide. */
function filterOf({ areas, price }: Wishes): IndexFilter {
  const neighborhoods = areas.flatMap(({ values }) => values);
  const prices = price?.met.flat() ?? [];
  return {
    ...(neighborhoods.length > 0 && areas.every(({ values }) => values.length > 0) && { neighborhoods }),
    ...(prices.length > 0 && { prices }),
  };
}
