import type { Card, Restaurant, RestaurantPage } from '@saffron/contracts/guide';
import type {
  Alternatives,
  AlternativesInput,
  PublicGuideSettings,
  PublicPlace,
  SavePublicSettingsInput,
} from '@saffron/contracts/public-guide';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Admin } from '../../auth.ts';
import { coalesce } from '../../coalesce.ts';
import { toCard } from './present.ts';

/** The settings by their keys in `system_settings`; both are off until an admin sets them. */
const KEYS = { open: 'public_guide', searchEngines: 'public_search_engines' } as const;
const ON = 'on';
const OFF = 'off';

interface Deps {
  db: Kysely<Schema>;
  /** @throws AppError `not_found` */
  get: (restaurantId: number) => Promise<RestaurantPage>;
  find: (restaurantId: number) => Promise<Restaurant | undefined>;
  alternatives: (input: AlternativesInput) => Promise<Alternatives>;
  timeZone: () => Promise<string>;
}

/** What everyone may read of a restaurant, while admins allow it (decision 57). */
export function createPublicGuide({ db, get, find, alternatives, timeZone }: Deps) {
  async function read(): Promise<PublicGuideSettings> {
    const rows = await db
      .selectFrom('system_settings')
      .select(['key', 'value'])
      .where('key', 'in', Object.values(KEYS))
      .execute();
    const isOn = (key: string) => rows.some((row) => row.key === key && row.value === ON);
    return { open: isOn(KEYS.open), searchEngines: isOn(KEYS.searchEngines) };
  }

  // Anyone may ask, and each query keeps the embedded database from everybody's.
  const readShared = coalesce(read);

  return {
    settings: (_admin: Admin) => read(),

    /** Changes the given settings, at once on every replica; the last save wins. */
    save: async (admin: Admin, { open, searchEngines }: SavePublicSettingsInput): Promise<PublicGuideSettings> => {
      const given = [
        { key: KEYS.open, isOn: open },
        { key: KEYS.searchEngines, isOn: searchEngines },
      ].flatMap(({ key, isOn }) => (isOn === undefined ? [] : { key, value: isOn ? ON : OFF, updated_by: admin.id }));
      if (given.length === 0) return read();
      await db
        .insertInto('system_settings')
        .values(given)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            value: (row) => row.ref('excluded.value'),
            updated_by: admin.id,
            updated_at: sql<Date>`now()`,
          }),
        )
        .execute();
      return read();
    },

    /**
     * A restaurant, and those that are most like it.
     *
     * @returns null while the guide is not public, whether or not the restaurant exists
     * @throws AppError `not_found`
     */
    place: async (restaurantId: number): Promise<PublicPlace | null> => {
      if (!(await readShared()).open) return null;
      const { restaurant, similar } = await get(restaurantId);
      return { restaurant, similar, timeZone: await timeZone() };
    },

    /** Restaurants to look at in place of one that is not in the guide; null while the guide is not public. */
    alternatives: async (input: AlternativesInput): Promise<Alternatives | null> =>
      (await readShared()).open ? alternatives(input) : null,

    /**
     * What the HTML of a page says of its restaurant.
     *
     * @returns null while the guide is not public; a card that is null for an unknown restaurant
     */
    head: async (restaurantId: number): Promise<{ card: Card | null; searchEngines: boolean } | null> => {
      const { open, searchEngines } = await readShared();
      if (!open) return null;
      const restaurant = await find(restaurantId);
      return { card: restaurant ? toCard(restaurant) : null, searchEngines };
    },
  };
}
