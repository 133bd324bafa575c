import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Caller } from './auth.ts';
import { AppError } from './errors.ts';
import { createTurns } from './turns.ts';

export type AccountLock = ReturnType<typeof createAccountLock>;

/**
 * Runs transactions of one account one after the other, so that concurrent requests cannot exceed a limit together. On this replica they wait
 * in a queue, where they occupy no connection; across replicas they wait for the user's row.
 */
export function createAccountLock(db: Kysely<Schema>) {
  const inTurn = createTurns();

  return <Result>(user: Caller, work: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result> =>
    inTurn(user, () =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().executeTakeFirstOrThrow();
        return work(trx);
      }),
    );
}

/** The UTC date by the database's clock, so that replicas with different clocks agree. */
export const today = sql<Date>`(now() at time zone 'utc')::date`;

/** When that date began. */
export const startOfToday = sql<Date>`(${today}::timestamp at time zone 'utc')`;

/** The error for a limit that ends with the UTC day. */
export async function refusedToday(
  db: Kysely<Schema>,
  code: 'token_limit_exceeded' | 'throttled',
  message: string,
): Promise<AppError> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from ${startOfToday} + interval '24 hours' - now()))::int as seconds
  `.execute(db);
  return new AppError(code, message, { retryAfter: rows[0]?.seconds });
}
