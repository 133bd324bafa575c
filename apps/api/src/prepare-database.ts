import type { Database } from '@saffron/db/client';
import { demoGuide } from '@saffron/db/demo-guide/index';
import { fillGuide } from '@saffron/db/fill-guide';
import { migrate } from '@saffron/db/migrate';
import { sql } from 'kysely';
import type { Env } from './env.ts';

/** Any number that nothing else locks. */
const FILLING = 7_241_302;

/**
 * Brings the tables up to date and fills the guide of a new database, once, also when several replicas start at the same time.
 *
 * @returns how many restaurants were added
 */
export async function prepareDatabase({ db }: Database, guide: Env['GUIDE']): Promise<number> {
  await migrate(db);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${FILLING})`.execute(trx);
    const first = await trx
      .insertInto('system_settings')
      .values({ key: 'guide', value: guide, updated_by: null })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!first || guide === 'empty') return 0;
    await fillGuide(trx, demoGuide);
    return demoGuide.length;
  });
}
