import { createHash } from 'node:crypto';
import { SIGN_INS_MAX } from '@saffron/contracts/limits';
import { sql } from 'kysely';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import { asSignedIn, type SignedIn } from '../../auth.ts';
import { toCurrentUser, type UserRow } from './current-user.ts';
import { type Db, USER_COLUMNS } from './data.ts';

/** A session ends after this period of inactivity. */
const IDLE = new TimeSpan(30, 'd');
/**
 * A session ends after this period even if it is in use: Lucia alone would extend it indefinitely (OWASP ASVS 5.0,
 * 7.3.2).
 */
const DAYS_MAX = 90;

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, Omit<UserRow, 'id'>>;
    UserId: number;
    DatabaseUserAttributes: Omit<UserRow, 'id'>;
    DatabaseSessionAttributes: { userAgent: string | null };
  }
}

/**
 * Starts a session and ends the one that the request came with, which prevents session fixation (OWASP ASVS 5.0,
 * 7.2.4). Ends the oldest sessions of an account that has too many.
 *
 * @returns the token for the cookie; only its hash is stored
 */
export async function startSession(
  trx: Db,
  { userId, userAgent, replaces }: { userId: number; userAgent: string | null; replaces: string | null },
): Promise<string> {
  // Without the lock, concurrent sign-ins would not see each other's sessions and keep too many.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  if (replaces) await endSession(trx, replaces);
  await trx.deleteFrom('auth_sessions').where('user_id', '=', userId).where(isOver).execute();
  await endOldest(trx, userId, SIGN_INS_MAX - 1);
  const session = await luciaOn(trx).createSession(userId, { userAgent });
  return session.id;
}

/** Ends the oldest sessions of the account, except this number. */
async function endOldest(trx: Db, userId: number, kept: number): Promise<void> {
  const oldest = trx
    .selectFrom('auth_sessions')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .offset(kept)
    .select('token_hash');
  await trx.deleteFrom('auth_sessions').where('token_hash', 'in', oldest).execute();
}

/**
 * Verifies a session token.
 *
 * @returns its user with the current role; null if the session does not exist or has ended
 */
export async function verifySession(db: Db, token: string): Promise<SignedIn | null> {
  const { user } = await luciaOn(db).validateSession(token);
  return user && asSignedIn(toCurrentUser(user));
}

export async function endSession(db: Db, token: string): Promise<void> {
  await luciaOn(db).invalidateSession(token);
}

/** A session in the owner's session list. */
export interface SessionRow {
  /** Identifies the session within the account. Neither the token nor its hash can be derived from it. */
  id: string;
  current: boolean;
  createdAt: Date;
  userAgent: string | null;
}

/**
 * The account's active sessions, newest first.
 *
 * @param token the current session
 */
export async function sessionsOf(db: Db, userId: number, token: string): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where(sql<boolean>`not ${isOver}`)
    .orderBy('created_at', 'desc')
    .select(['token_hash', 'created_at', 'user_agent'])
    .execute();
  const own = hashOf(token);
  return rows.map((row) => ({
    id: publicIdOf(row.token_hash),
    current: row.token_hash === own,
    createdAt: row.created_at,
    userAgent: row.user_agent,
  }));
}

/** Ends one session of the account. Returns false if the account has no session with this id of {@link sessionsOf}. */
export async function endSessionById(db: Db, userId: number, id: string): Promise<boolean> {
  const rows = await db.selectFrom('auth_sessions').where('user_id', '=', userId).select('token_hash').execute();
  const hash = rows.map((row) => row.token_hash).find((candidate) => publicIdOf(candidate) === id);
  if (!hash) return false;
  await db.deleteFrom('auth_sessions').where('token_hash', '=', hash).execute();
  return true;
}

/** Ends all sessions of the account except the current one. */
export async function endOtherSessions(db: Db, userId: number, token: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('user_id', '=', userId).where('token_hash', '!=', hashOf(token)).execute();
}

export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await luciaOn(db).invalidateUserSessions(userId);
}

/** Deletes the ended sessions of all accounts. They cannot be used, but their rows contain times and browsers. */
export async function removeEndedSessions(db: Db): Promise<void> {
  await luciaOn(db).deleteExpiredSessions();
}

function luciaOn(db: Db) {
  return new Lucia(adapterOn(db), {
    sessionExpiresIn: IDLE,
    getUserAttributes: ({ username, name, role }) => ({ username, name, role }),
  });
}

const isTooOld = sql<boolean>`auth_sessions.created_at <= now() - make_interval(days => ${sql.lit(DAYS_MAX)})`;
const isOver = sql<boolean>`(auth_sessions.expires_at <= now() or ${isTooOld})`;

/** The table stores hashes, so that a leaked copy cannot be used to sign in (lucia-auth.com, "Sessions"). */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The id in the session list: a truncated hash of the token hash. */
function publicIdOf(tokenHash: string): string {
  return createHash('sha256').update(`session:${tokenHash}`).digest('base64url').slice(0, 16);
}

function adapterOn(db: Db): Adapter {
  return {
    getSessionAndUser: async (token) => {
      const row = await db
        .selectFrom('auth_sessions')
        .innerJoin('users', 'users.id', 'auth_sessions.user_id')
        .where('token_hash', '=', hashOf(token))
        .where(sql<boolean>`not ${isTooOld}`)
        .select([...USER_COLUMNS, 'auth_sessions.expires_at', 'auth_sessions.user_agent'])
        .executeTakeFirst();
      if (!row) return [null, null];
      const { id, username, name, role } = row;
      const attributes = { userAgent: row.user_agent };
      return [
        { id: token, userId: id, expiresAt: row.expires_at, attributes },
        { id, attributes: { username, name, role } },
      ];
    },
    setSession: async ({ id, userId, expiresAt, attributes }) => {
      await db
        .insertInto('auth_sessions')
        .values({ token_hash: hashOf(id), user_id: userId, expires_at: expiresAt, user_agent: attributes.userAgent })
        .execute();
    },
    updateSessionExpiration: async (token, expiresAt) => {
      await db
        .updateTable('auth_sessions')
        .set({ expires_at: expiresAt })
        .where('token_hash', '=', hashOf(token))
        .execute();
    },
    deleteSession: async (token) => {
      await db.deleteFrom('auth_sessions').where('token_hash', '=', hashOf(token)).execute();
    },
    deleteUserSessions: async (userId) => {
      await db.deleteFrom('auth_sessions').where('user_id', '=', userId).execute();
    },
    deleteExpiredSessions: async () => {
      await db.deleteFrom('auth_sessions').where(isOver).execute();
    },
    // Required by Lucia. Tokens cannot be recovered from their hashes, so nothing can be listed.
    getUserSessions: async () => [],
  };
}
