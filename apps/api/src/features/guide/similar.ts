import type { Restaurant } from '@saffron/contracts/guide';
import { splitTags } from '@saffron/contracts/tags';
import type { Steps } from '../../slices.ts';

/** Restaurants that a page suggests beside its own. */
const SIMILAR_MAX = 4;
/** What a shared property counts. A restaurant of another cuisine needs several others to be similar. */
const CUISINE = 4;
const TAG = 1;
const TAGS_MAX = 3;
const AREA = 1;
const LEVEL_APART = 1;
/** Rows that are compared in one step. */
const ROWS_AT_ONCE = 200;
/** Below this, two restaurants have nothing to do with each other. */
const LEAST = 2;

const tagsByRow = new WeakMap<Restaurant, readonly string[]>();
/** The tags of a row, which are taken apart once. */
function tagsOf(row: Restaurant): readonly string[] {
  const tags = tagsByRow.get(row) ?? splitTags(row.tag ?? '').map((one) => one.toLowerCase());
  tagsByRow.set(row, tags);
  return tags;
}
const same = (one: string | null, other: string | null): boolean =>
  one !== null && one.trim().toLowerCase() === other?.trim().toLowerCase();

/**
 * The restaurants that are most like one: by cuisine, tags, price and neighborhood; the better rated first where they are alike.
 *
 * @returns at most four, and none that shares nothing
 */
function* similarTo(restaurant: Restaurant, rows: readonly Restaurant[]): Steps<Restaurant[]> {
  const tags = new Set(tagsOf(restaurant));
  const likeness = (row: Restaurant): number => {
    const shared = tags.size === 0 ? 0 : tagsOf(row).filter((tag) => tags.has(tag)).length;
    const apart = Math.abs((row.price ?? restaurant.price ?? 0) - (restaurant.price ?? row.price ?? 0));
    return (
      (same(row.cuisine, restaurant.cuisine) ? CUISINE : 0) +
      Math.min(TAGS_MAX, shared) * TAG +
      (same(row.neighborhood, restaurant.neighborhood) ? AREA : 0) -
      apart * LEVEL_APART
    );
  };
  const alike: { row: Restaurant; score: number }[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    const score = row.id === restaurant.id ? 0 : likeness(row);
    if (score >= LEAST) alike.push({ row, score });
  }
  return alike
    .sort((a, b) => b.score - a.score || (b.row.rating ?? 0) - (a.row.rating ?? 0) || a.row.id - b.row.id)
    .slice(0, SIMILAR_MAX)
    .map(({ row }) => row);
}

/**
 * Finds similar restaurants in a queue of its own, once for each restaurant and list of rows.
 *
 * @param inTurn runs the comparison
 * @example const similar = createSimilar(createQueue()); await similar(restaurant, rows)
 */
export function createSimilar(inTurn: <T>(steps: Steps<T>) => Promise<T>) {
  const found = new WeakMap<readonly Restaurant[], Map<number, Promise<Restaurant[]>>>();
  return (restaurant: Restaurant, rows: readonly Restaurant[]): Promise<Restaurant[]> => {
    const byId = found.get(rows) ?? new Map<number, Promise<Restaurant[]>>();
    found.set(rows, byId);
    const similar = byId.get(restaurant.id) ?? inTurn(similarTo(restaurant, rows));
    byId.set(restaurant.id, similar);
    return similar;
  };
}
