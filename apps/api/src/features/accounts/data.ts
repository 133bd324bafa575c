import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { UserRow } from './current-user.ts';

/** The database or a transaction on it. */
export type Db = Kysely<Schema>;

/** Never `selectAll` on users: the table contains the password hash. */
export const USER_COLUMNS = ['users.id', 'users.username', 'users.name', 'users.role'] as const;

/** The data to verify a password with. Must not leave the server. */
export interface Credentials {
  userId: number;
  /** Null for an account that signs in only with an identity provider. */
  passwordHash: string | null;
}

export interface NewAccount {
  username: string;
  passwordHash: string | null;
  name: string | null;
}

/** The only query that selects the password hash. */
export async function credentialsOf(db: Db, username: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom('users')
    .where('username', '=', username)
    .select(['id', 'password_hash'])
    .executeTakeFirst();
  return row ? { userId: row.id, passwordHash: row.password_hash } : null;
}

/**
 * Returns the account if its password has not changed since it was verified, and locks it until the transaction ends.
 *
 * Verification takes time. Without the lock, a session could start after the password was revoked and outlive it.
 */
export async function lockUser(trx: Db, { userId, passwordHash }: Credentials): Promise<UserRow | null> {
  const row = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .select(USER_COLUMNS)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts an account. Returns null if the username is taken. */
export async function insertUser(db: Db, { username, passwordHash, name }: NewAccount): Promise<UserRow | null> {
  const row = await db
    .insertInto('users')
    .values({ username, password_hash: passwordHash, name })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** The sign-in methods and the creation date of an account. The hash itself stays in the database. */
export async function accountOf(db: Db, userId: number) {
  return await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select((eb) => [
      'created_at',
      eb('password_hash', 'is not', null).as('has_password'),
      eb
        .exists(eb.selectFrom('user_identities').whereRef('user_identities.user_id', '=', 'users.id').select('subject'))
        .as('has_identity'),
    ])
    .executeTakeFirstOrThrow();
}

/** Changes the name. If it is shown in the guide, the guide's version increases, because lists are cached by version. */
export async function updateName(db: Db, userId: number, name: string): Promise<UserRow> {
  return await db
    .with('guide', (query) =>
      query
        .updateTable('guide_version')
        .set({ version: sql`version + 1` })
        .where((where) =>
          where.exists(
            where
              .selectFrom('restaurants_saffron')
              .innerJoin('users', (join) =>
                join.on((on) =>
                  on.or([
                    on('added_by', '=', on.ref('users.username')),
                    on('updated_by', '=', on.ref('users.username')),
                    on('last_edited_by', '=', on.ref('users.username')),
                  ]),
                ),
              )
              .where('users.id', '=', userId)
              .select('restaurants_saffron.id'),
          ),
        ),
    )
    .updateTable('users')
    .set({ name })
    .where('id', '=', userId)
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function adminExists(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').where('role', '=', 'admin').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes the account an admin with this password and creates it if it does not exist. The email address counts as
 * verified.
 */
export async function upsertAdmin(trx: Db, username: string, passwordHash: string): Promise<number> {
  const admin = { password_hash: passwordHash, role: 'admin', email_verified_at: sql<Date>`now()` } as const;
  const { id } = await trx
    .insertInto('users')
    .values({ username, ...admin })
    .onConflict((conflict) => conflict.column('username').doUpdateSet(admin))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
