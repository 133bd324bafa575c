import type { AddRestaurantInput, Card, EditRestaurantInput, Restaurant } from '@saffron/contracts/guide';
import type { GuidePage, GuidePageInput } from '@saffron/contracts/guide-page';
import { DUPLICATE_NAME, RESTAURANT_NOT_FOUND } from '@saffron/contracts/guide-texts';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { Editor, SignedIn } from '../../auth.ts';
import { coalesce } from '../../coalesce.ts';
import { AppError } from '../../errors.ts';
import { cacheByVersion } from './cache-by-version.ts';
import { createListCache } from './cached-list.ts';
import { guideVersion, insertRow, NameTaken, nameExists, rowStamps, rowsByIds, updateRow } from './data.ts';
import { loadLookups } from './lookups.ts';
import { findPage } from './page.ts';
import { toCard, toColumns, toRestaurant } from './present.ts';

export type Guide = ReturnType<typeof createGuide>;

/**
 * The restaurants that everyone shares.
 *
 * @param report is told of errors that nobody waits for
 */
export function createGuide(db: Kysely<Schema>, report: (error: unknown) => void) {
  const version = coalesce(() => guideVersion(db));
  const cachedList = createListCache(db, version, report);
  const lookups = cacheByVersion(version, () => loadLookups(db));

  return {
    /** Every restaurant, by name. */
    list: async (): Promise<readonly Restaurant[]> => (await cachedList()).rows,

    /** The list with its bytes, as it is after every write that was answered before this call, on whichever replica. */
    cachedList,

    /** One page of the restaurants that pass a filter. */
    page: (input: GuidePageInput): Promise<GuidePage> => findPage(db, input),

    version,

    /** By id of every restaurant: a text that changes with each of its changes. */
    stamps: (): Promise<Map<number, string>> => rowStamps(db),

    /** Restaurants in the order of `ids`; an id that is not in the guide is left out. */
    byIds: async (ids: number[]): Promise<Restaurant[]> => {
      const rows = new Map((await rowsByIds(db, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []).map(toRestaurant);
    },

    cards: (restaurants: Restaurant[]): Card[] => restaurants.map(toCard),

    exists: (name: string): Promise<boolean> => nameExists(db, name),

    /** @throws AppError `conflict` when the name is taken, by whatever case or spacing */
    add: async (user: SignedIn, input: AddRestaurantInput): Promise<Restaurant> => {
      const row = await insertRow(db, { ...toColumns(input), name: input.name, added_by: user.username });
      if (!row) throw new AppError('conflict', DUPLICATE_NAME);
      return toRestaurant(row);
    },

    /**
     * Changes the given fields, and stamps who did it and when.
     *
     * @throws AppError `not_found`; `conflict` when the new name is taken
     */
    edit: async (editor: Editor, { restaurantId, ...changes }: EditRestaurantInput): Promise<Restaurant> => {
      try {
        const row = await updateRow(db, restaurantId, toColumns(changes), editor.username);
        if (!row) throw new AppError('not_found', RESTAURANT_NOT_FOUND);
        return toRestaurant(row);
      } catch (error) {
        throw error instanceof NameTaken ? new AppError('conflict', DUPLICATE_NAME) : error;
      }
    },

    neighborhoods: async () => (await lookups()).neighborhoods,
    cuisines: async () => (await lookups()).cuisines,
    tags: async () => (await lookups()).tags,
    creators: async () => (await lookups()).creators,
  };
}
