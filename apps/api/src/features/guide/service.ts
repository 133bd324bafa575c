import type {
  AddRestaurantInput,
  Card,
  CardReason,
  EditRestaurantInput,
  FoundByName,
  Restaurant,
  RestaurantPage,
} from '@saffron/contracts/guide';
import type { GuidePage, GuidePageInput } from '@saffron/contracts/guide-page';
import { DUPLICATE_NAME, RESTAURANT_NOT_FOUND } from '@saffron/contracts/guide-texts';
import { type LocalTime, localTime } from '@saffron/contracts/hours/status';
import { FOUND_BY_NAME_MAX } from '@saffron/contracts/limits';
import type { Alternatives, AlternativesInput } from '@saffron/contracts/public-guide';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { AccountLock } from '../../account-limits.ts';
import type { Contributor, Editor } from '../../auth.ts';
import { coalesce } from '../../coalesce.ts';
import { AppError } from '../../errors.ts';
import { createQueue } from '../../slices.ts';
import { addWithinLimits } from './add-limits.ts';
import { alternativesTo } from './alternatives.ts';
import { type Audience, withEditorsAsAuthors } from './authors.ts';
import { cacheByVersion } from './cache-by-version.ts';
import { createListCache } from './cached-list.ts';
import { guideVersion, insertRow, lockRow, NameTaken, nameExists, rowStamps, rowsByIds, updateRow } from './data.ts';
import { loadLookups, sorted } from './lookups.ts';
import { findNames } from './names.ts';
import { loadSchedules, openPlaces, parseLocalTime } from './open-places.ts';
import { findPage } from './page.ts';
import { toCard, toColumns, toRestaurant } from './present.ts';
import { createPublicGuide } from './public-guide.ts';
import { refuseChanged } from './seen.ts';
import { createGuideSettings } from './settings.ts';
import { createSimilar } from './similar.ts';

export type Guide = ReturnType<typeof createGuide>;

/**
 * The restaurants, shared by all users.
 *
 * @param report receives errors of background work
 * @param clock returns the current time
 */
export function createGuide(
  db: Kysely<Schema>,
  locked: AccountLock,
  report: (error: unknown) => void,
  clock: () => Date = () => new Date(),
) {
  const version = coalesce(() => guideVersion(db));
  const cachedLists = {
    editors: createListCache(db, 'editors', version, report),
    users: createListCache(db, 'users', version, report),
  };
  // Guests do not hold up those who are signed in.
  const inTurn = { users: createQueue(), guests: createQueue() };
  const similar = { users: createSimilar(inTurn.users), guests: createSimilar(inTurn.guests) };
  const cachedList = (audience: Audience) => cachedLists[audience]();
  const lookups = cacheByVersion(version, () => loadLookups(db));
  const schedules = cacheByVersion(version, () => loadSchedules(db));
  const settings = createGuideSettings(db);

  const now = async (): Promise<LocalTime> => localTime(clock(), (await settings.read()).timeZone);
  const openAt = async (open: string) =>
    openPlaces(await schedules(), open === 'now' ? await now() : parseLocalTime(open));
  const creatorsNamed = async (creator: string, audience: Audience) =>
    audience === 'editors' ? [creator] : ((await lookups()).creatorsByName.get(creator) ?? []);

  const byIds = async (ids: number[]): Promise<Restaurant[]> => {
    const rows = new Map((await rowsByIds(db, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []).map(toRestaurant);
  };
  const find = async (restaurantId: number, audience: Audience) =>
    (await cachedList(audience)).rows.find(({ id }) => id === restaurantId);
  const get = async (
    restaurantId: number,
    audience: Audience,
    reader: 'users' | 'guests' = 'users',
  ): Promise<RestaurantPage> => {
    const { rows } = await cachedList(audience);
    const restaurant = rows.find(({ id }) => id === restaurantId);
    if (!restaurant) throw new AppError('not_found', RESTAURANT_NOT_FOUND);
    return { restaurant, similar: await similar[reader](restaurant, rows) };
  };
  const alternatives = async (input: AlternativesInput, reader: 'users' | 'guests') =>
    inTurn[reader](alternativesTo(input, (await cachedList('users')).rows));

  return {
    /** All restaurants, sorted by name. */
    list: async (audience: Audience): Promise<readonly Restaurant[]> => (await cachedList(audience)).rows,

    /**
     * The list with its serialized bodies. Includes every write that was acknowledged before the call, on any replica.
     */
    cachedList,

    /** One page of the restaurants that match a filter. Users filter by the display names of creators, never by addresses. */
    page: async (input: GuidePageInput, audience: Audience): Promise<GuidePage> => {
      const { creator, open } = input;
      return findPage(db, input, audience, {
        creators: creator ? await creatorsNamed(creator, audience) : null,
        open: open ? await openAt(open) : null,
      });
    },

    /** The local time of the guide. */
    now,

    version,

    settings,

    /** By restaurant id, a value that changes with every update. */
    stamps: (): Promise<Map<number, string>> => rowStamps(db),

    /** Restaurants in the order of `ids`; unknown ids are skipped. */
    byIds,

    /** The same for the search, which trusts less what only one account stands for that is no editor's. */
    searchable: async (ids: number[]): Promise<Restaurant[]> => withEditorsAsAuthors(db, await byIds(ids)),

    /**
     * One restaurant, and those that are most like it.
     *
     * @throws AppError `not_found`
     */
    get: (restaurantId: number, audience: Audience) => get(restaurantId, audience),

    /** Restaurants to look at in place of one that is not in the guide. */
    alternatives: (input: AlternativesInput): Promise<Alternatives> => alternatives(input, 'users'),

    publicGuide: createPublicGuide({
      db,
      get: (restaurantId) => get(restaurantId, 'users', 'guests'),
      find: (restaurantId) => find(restaurantId, 'users'),
      alternatives: (input) => alternatives(input, 'guests'),
      timeZone: async () => (await settings.read()).timeZone,
    }),

    /** The first restaurants whose name has a text, as `findNames` finds them; none for a text without letters. */
    findByName: async (text: string, audience: Audience): Promise<FoundByName> => {
      const { rows } = await cachedList(audience);
      const found = await inTurn.users(findNames(text, rows, FOUND_BY_NAME_MAX));
      return found.map(({ restaurant: { id, name, neighborhood, cuisine }, fit }) => {
        return { id, name, neighborhood, cuisine, fit };
      });
    },

    /** @param reasons why each one is shown, by its id */
    cards: (restaurants: Restaurant[], reasons: Readonly<Record<string, CardReason>> = {}): Card[] =>
      restaurants.map((restaurant) => toCard(restaurant, reasons[restaurant.id])),

    exists: (name: string): Promise<boolean> => nameExists(db, name),

    /**
     * The result names the author by username, because that is the caller.
     *
     * @throws AppError `conflict` if the name exists, ignoring case and spacing; see `addWithinLimits`
     */
    add: async (user: Contributor, input: AddRestaurantInput): Promise<Restaurant> => {
      const values = { ...toColumns(input), name: input.name, added_by: user.username };
      const row = await addWithinLimits(db, locked, user, (trx) => insertRow(trx, values));
      if (!row) throw new AppError('conflict', DUPLICATE_NAME);
      return toRestaurant(row);
    },

    /**
     * Updates the given fields and records who changed them and when.
     *
     * @throws AppError `not_found`; `conflict` if the new name exists, or if what was seen has changed
     */
    edit: async (editor: Editor, { restaurantId, seen, ...changes }: EditRestaurantInput): Promise<Restaurant> => {
      try {
        const row = await db.transaction().execute(async (trx) => {
          if (seen) refuseChanged(await lockRow(trx, restaurantId), seen, changes);
          return updateRow(trx, restaurantId, toColumns(changes), editor.username);
        });
        if (!row) throw new AppError('not_found', RESTAURANT_NOT_FOUND);
        return toRestaurant(row);
      } catch (error) {
        throw error instanceof NameTaken ? new AppError('conflict', DUPLICATE_NAME) : error;
      }
    },

    neighborhoods: async () => (await lookups()).neighborhoods,
    cuisines: async () => (await lookups()).cuisines,
    tags: async () => (await lookups()).tags,
    creators: async (audience: Audience) => {
      const { creators, creatorsByName } = await lookups();
      return audience === 'editors' ? creators : sorted(creatorsByName.keys());
    },
  };
}
