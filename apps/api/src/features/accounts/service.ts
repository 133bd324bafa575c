import { SIGN_IN_NOT_FOUND, USERNAME_TAKEN, WRONG_CREDENTIALS } from '@saffron/contracts/account-texts';
import type { Account, AccountSession, CurrentUser, LoginInput, RegisterInput } from '@saffron/contracts/accounts';
import type pg from 'pg';
import type { AccountLock } from '../../account-limits.ts';
import type { Client, SignedIn } from '../../auth.ts';
import { coalesceByKey } from '../../coalesce.ts';
import { AppError } from '../../errors.ts';
import type { Report } from '../../ops/log-error.ts';
import { toCurrentUser, type UserRow } from './current-user.ts';
import { accountOf, credentialsOf, type Db, insertUser, lockUser, updateName } from './data.ts';
import { knownDevice, mintDeviceToken } from './device.ts';
import { ensureAdmin } from './first-admin.ts';
import { type Identity, userOfIdentity } from './identity.ts';
import { createPasswords } from './passwords.ts';
import {
  endOtherSessions,
  endSession,
  endSessionById,
  removeEndedSessions,
  sessionsOf,
  startSession,
  verifySession,
} from './sessions.ts';
import { addressBlock, createThrottle, noThrottle } from './throttle.ts';
import { type AccessTokens, createAccessTokens } from './tokens/service.ts';

export interface AccountsDeps {
  db: Db;
  pool: pg.Pool;
  locked: AccountLock;
  report: Report;
  /** False disables the limits on sign-in and sign-up, for load tests. */
  throttling: boolean;
}

/** The signed-in user and the token of the new session for the cookie. */
export interface SignInResult {
  user: CurrentUser;
  token: string;
}

export interface Accounts {
  /** The user of a session with the current role; null if the session does not exist or has ended. */
  userOfToken(token: string): Promise<SignedIn | null>;
  /**
   * Creates an account with the role `user` and signs in.
   *
   * @param previousToken the session that the request came with; it ends
   * @throws AppError `conflict` if the username is taken, `throttled`
   */
  register(input: RegisterInput, client: Client, previousToken: string | null): Promise<SignInResult>;
  /**
   * Signs in with a password. A wrong password and a missing account have the same response and response time.
   *
   * @param previousToken the session that the request came with; it ends
   * @throws AppError `signed_out` if the credentials are wrong, `throttled`
   */
  login(input: LoginInput, client: Client, previousToken: string | null): Promise<SignInResult>;
  /** Ends the session, if any, on all replicas at once. */
  logout(token: string | null): Promise<void>;
  /** @throws AppError `throttled` */
  setName(user: SignedIn, name: string): Promise<CurrentUser>;
  account(user: SignedIn): Promise<Account>;
  /** @param token the current session, which the list marks */
  sessions(user: SignedIn, token: string): Promise<AccountSession[]>;
  /**
   * Ends one of the account's sessions.
   *
   * @throws AppError `not_found` if it has ended or belongs to another account
   */
  endSession(user: SignedIn, id: string): Promise<void>;
  /** @param token the current session, which is kept */
  endOtherSessions(user: SignedIn, token: string): Promise<void>;
  tokens: AccessTokens;
  /** Deletes sessions that have ended, and access tokens that expired a while ago. */
  sweep(): Promise<void>;
  /**
   * Signs in with an identity that a provider verified.
   *
   * @throws EmailUnverified
   * @throws if the account with the email address is linked to another identity of the provider
   */
  signInWithIdentity(identity: Identity, client: Client, previousToken: string | null): Promise<SignInResult>;
  /** See `first-admin.ts`. Returns the generated password, to be shown once. */
  ensureAdmin(admin: { email: string; password: string | null }): Promise<string | null>;
}

export function createAccounts({ db, pool, locked, report, throttling }: AccountsDeps): Accounts {
  const passwords = createPasswords();
  const throttle = throttling ? createThrottle(pool) : noThrottle;
  const tokens = createAccessTokens({ db, locked, throttle, report });
  const blockOf = ({ ip }: Client) => (throttling ? addressBlock(ip) : null);

  /** Starts a session for the account that `find` returns, in one transaction. */
  const signIn = async (
    find: (trx: Db) => Promise<UserRow>,
    { userAgent }: Client,
    replaces: string | null,
  ): Promise<SignInResult> =>
    await db.transaction().execute(async (trx) => {
      const user = await find(trx);
      return { user: toCurrentUser(user), token: await startSession(trx, { userId: user.id, userAgent, replaces }) };
    });

  return {
    // A page sends several requests at once, each of which looks up the session.
    userOfToken: coalesceByKey((token) => verifySession(db, token)),

    register: async ({ username, password, name }, client, previousToken) => {
      await throttle.signUp(client.ip);
      const passwordHash = await passwords.hash(password, blockOf(client));
      const account = { username, passwordHash, name: name || null };
      const result = await signIn(
        async (trx) => (await insertUser(trx, account)) ?? fail('conflict', USERNAME_TAKEN),
        client,
        previousToken,
      );
      client.setDeviceToken(mintDeviceToken(result.user.id, passwordHash));
      return result;
    },

    login: async ({ username, password }, client, previousToken) => {
      // A known device has a budget of its own, whatever others do at its address.
      if (!client.deviceToken) await throttle.refuseFlood(client.ip);
      const credentials = await credentialsOf(db, username);
      const attempt = await throttle.login(username, client.ip, knownDevice(client.deviceToken, credentials));
      const right = await passwords.matches(password, credentials?.passwordHash ?? null, blockOf(client));
      if (!right || !credentials?.passwordHash) return fail('signed_out', WRONG_CREDENTIALS);
      const result = await signIn(
        async (trx) => (await lockUser(trx, credentials)) ?? fail('signed_out', WRONG_CREDENTIALS),
        client,
        previousToken,
      );
      await attempt.succeeded();
      client.setDeviceToken(mintDeviceToken(credentials.userId, credentials.passwordHash));
      return result;
    },

    logout: async (token) => {
      if (token) await endSession(db, token);
    },

    setName: async (user, name) => {
      await throttle.rename(user.id);
      return toCurrentUser(await updateName(db, user.id, name));
    },

    account: async (user) => {
      const row = await accountOf(db, user.id);
      return {
        signInMethods: [
          ...(row.has_password ? ['password' as const] : []),
          ...(row.has_identity ? ['google' as const] : []),
        ],
        createdAt: row.created_at.toISOString(),
      };
    },
    sessions: async (user, token) =>
      (await sessionsOf(db, user.id, token)).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    endSession: async (user, id) => {
      if (!(await endSessionById(db, user.id, id))) fail('not_found', SIGN_IN_NOT_FOUND);
    },
    endOtherSessions: async (user, token) => await endOtherSessions(db, user.id, token),
    tokens,
    sweep: async () => {
      await removeEndedSessions(db);
      await tokens.sweep();
    },

    signInWithIdentity: async (identity, client, previousToken) =>
      await signIn((trx) => userOfIdentity(trx, identity), client, previousToken),
    ensureAdmin: async (admin) => await ensureAdmin(db, passwords, admin),
  };
}

function fail(code: 'conflict' | 'not_found' | 'signed_out', message: string): never {
  throw new AppError(code, message);
}
