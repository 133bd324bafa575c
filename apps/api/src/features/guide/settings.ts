import type { GuideSettings, SaveGuideSettingsInput } from '@saffron/contracts/guide-settings';
import { tileAddress } from '@saffron/contracts/guide-settings-fields';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Admin } from '../../auth.ts';

export const TIME_ZONE = 'time_zone';
/** The settings by their keys in `system_settings`, with the values until an admin sets them. */
const KEYS = { timeZone: TIME_ZONE, tileAddress: 'tile_address', tileAttribution: 'tile_attribution' } as const;
const DEFAULTS: GuideSettings = { timeZone: 'UTC', tileAddress: '', tileAttribution: '' };

/** Settings of the guide that admins can change at run time, effective on every replica at once. */
export function createGuideSettings(db: Kysely<Schema>) {
  async function read(): Promise<GuideSettings> {
    const rows = await db
      .selectFrom('system_settings')
      .select(['key', 'value'])
      .where('key', 'in', Object.values(KEYS))
      .execute();
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    return {
      timeZone: values.get(KEYS.timeZone) ?? DEFAULTS.timeZone,
      tileAddress: values.get(KEYS.tileAddress) ?? DEFAULTS.tileAddress,
      tileAttribution: values.get(KEYS.tileAttribution) ?? DEFAULTS.tileAttribution,
    };
  }

  return {
    read,

    /** Where map tiles come from, such as `https://tiles.example`; null without tiles. */
    tileOrigin: async (): Promise<string | null> => {
      // Parsed again, because it becomes part of a response header.
      const { data } = tileAddress.safeParse((await read()).tileAddress);
      return data ? new URL(data).origin : null;
    },

    /** Changes the given settings; the last save wins. */
    save: async (
      admin: Admin,
      { timeZone, tileAddress, tileAttribution }: SaveGuideSettingsInput,
    ): Promise<GuideSettings> => {
      const given = [
        { key: KEYS.timeZone, value: timeZone },
        { key: KEYS.tileAddress, value: tileAddress },
        { key: KEYS.tileAttribution, value: tileAttribution },
      ].flatMap(({ key, value }) => (value === undefined ? [] : { key, value, updated_by: admin.id }));
      if (given.length > 0) {
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
      }
      return read();
    },
  };
}
