import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint } from '@saffron/contracts/guide-query';
import { createQueue, type Steps } from '../../slices.ts';
import type { State } from '../understanding/fold.ts';
import { withSearched } from './query/searched-wishes.ts';
import { createGuideSearch, type GuideSearch, type GuideSearchDeps } from './query/service.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** A value of the guide, and how many restaurants have it. */
export interface Count {
  label: string;
  count: number;
}

/** What the guide consists of; each list has the most frequent value first. */
interface GuideOverview {
  total: number;
  cuisines: Count[];
  areas: Count[];
  /** By price level; labels are `1` to `5`. */
  prices: Count[];
  tags: Count[];
}

/** What a writer can ask the guide. */
export interface GuideTools {
  search: GuideSearch;
  /** Restaurants in the order of `ids`; unknown ids are skipped. */
  restaurants(ids: readonly number[]): Promise<Restaurant[]>;
  overview(): Promise<GuideOverview>;
  /** All restaurants of a guide that is small enough to be listed; none of a larger one. */
  catalogue(): Promise<readonly Restaurant[]>;
  /** What a conversation comes to after a search; see {@link withSearched}. */
  wishesWith(state: State, searched: readonly Constraint[]): Promise<State>;
}

/** Twice as many as a request lists: what a few accounts add does not make a guide a large one. */
const CATALOGUE_MAX = 500;

export function createGuideTools(deps: GuideSearchDeps): GuideTools {
  const inTurn = createQueue();
  return {
    search: createGuideSearch(deps),
    restaurants: async (ids) => {
      const { byId } = await deps.snapshot();
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    overview: async () => inTurn(counting(await deps.snapshot())),
    catalogue: async () => {
      const { rows } = await deps.snapshot();
      return rows.length > CATALOGUE_MAX ? [] : rows;
    },
    wishesWith: async (state, searched) => withSearched(state, searched, await deps.snapshot(), await deps.now()),
  };
}

const ROWS_AT_ONCE = 1000;

function* counting({ rows, tagged }: Snapshot): Steps<GuideOverview> {
  const [cuisines, areas, prices] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, label: string | undefined) => {
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  };
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    add(cuisines, row.cuisine?.trim());
    add(areas, row.neighborhood?.trim());
    add(prices, row.price?.toString());
  }
  const tags = [...tagged].flatMap(([tag, at]): [string, number][] => (at.size > 0 ? [[tag, at.size]] : []));
  return {
    total: rows.length,
    cuisines: sorted(cuisines),
    areas: sorted(areas),
    prices: sorted(prices),
    tags: sorted(tags),
  };
}

const sorted = (counts: Iterable<[string, number]>): Count[] =>
  [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
