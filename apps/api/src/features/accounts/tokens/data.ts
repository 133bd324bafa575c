import type { AccessScope } from '@saffron/contracts/access-token-fields';
import { EXPIRED_TOKEN_KEPT_DAYS } from '@saffron/contracts/limits';
import { sql } from 'kysely';
import { type Db, USER_COLUMNS } from '../data.ts';

/** Never `selectAll`: the table contains the hash. */
const COLUMNS = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const;

const isExpired = sql<boolean>`expires_at <= now()`;

interface NewToken {
  userId: number;
  tokenHash: string;
  name: string;
  scopes: AccessScope[];
  /** Until it expires. */
  days: number;
}

export async function insertToken(trx: Db, { userId, tokenHash, name, scopes, days }: NewToken) {
  return await trx
    .insertInto('access_tokens')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      name,
      scopes,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning([...COLUMNS, isExpired.as('expired')])
    .executeTakeFirstOrThrow();
}

/** The tokens of an account, newest first. */
export async function tokensOf(db: Db, userId: number) {
  return await db
    .selectFrom('access_tokens')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .select([...COLUMNS, isExpired.as('expired')])
    .execute();
}

/** Returns false if the account has no such token. */
export async function deleteToken(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes all tokens of an account. */
export async function deleteTokensOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}

/** Deletes tokens of all accounts that expired a while ago. Until then their owners can see why a program stopped. */
export async function deleteOldTokens(db: Db): Promise<void> {
  const kept = sql<Date>`now() - make_interval(days => ${sql.lit(EXPIRED_TOKEN_KEPT_DAYS)})`;
  await db.deleteFrom('access_tokens').where('expires_at', '<=', kept).execute();
}

/** The user and the scopes of a token that has not expired; null if there is none. `unrecorded`: see {@link recordUse}. */
export async function findToken(db: Db, tokenHash: string) {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`not ${isExpired}`)
    .select([
      ...USER_COLUMNS,
      'scopes',
      'access_tokens.id as token_id',
      sql<boolean>`last_used_at is null or last_used_at < date_trunc('minute', now())`.as('unrecorded'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Records that a token is in use, to the minute, so that most calls write nothing. */
export async function recordUse(db: Db, id: number): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ last_used_at: sql<Date>`date_trunc('minute', now())` })
    .where('id', '=', id)
    .execute();
}
