import type { Database } from '@saffron/db/client';
import { DEMO_TIME_ZONE, demoGuide } from '@saffron/db/demo-guide/index';
import { fillGuide } from '@saffron/db/fill-guide';
import { migrate } from '@saffron/db/migrate';
import { sql } from 'kysely';
import type { Env } from './env.ts';
import { TIME_ZONE } from './features/guide/settings.ts';

/** Advisory lock key; any number that no other code uses. */
const FILL_LOCK = 7_241_302;

/**
 * Migrates the tables and fills the guide of a new database once, even if several replicas start at the same time.
 *
 * @returns the number of restaurants added
 */
export async function prepareDatabase({ db }: Database, guide: Env['GUIDE']): Promise<number> {
  await migrate(db);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(trx);
    const first = await trx
      .insertInto('system_settings')
      .values({ key: 'guide', value: guide, updated_by: null })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!first || guide === 'empty') return 0;
    await fillGuide(trx, demoGuide);
    await trx
      .insertInto('system_settings')
      .values({ key: TIME_ZONE, value: DEMO_TIME_ZONE, updated_by: null })
      .execute();
    return demoGuide.length;
  });
}
