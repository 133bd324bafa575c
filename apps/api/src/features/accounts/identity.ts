import { sql } from 'kysely';
import type { UserRow } from './current-user.ts';
import { type Db, USER_COLUMNS } from './data.ts';
import { endSessionsOf } from './sessions.ts';
import { deleteTokensOf } from './tokens/data.ts';

/** A user of an identity provider. Only `subject` is immutable. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
}

/** Why a sign-in failed, in words of ours: other errors may quote what the provider or the browser sent. */
export class SignInRefused extends Error {}
/** The provider has not verified the email address. */
export class EmailUnverified extends SignInRefused {}
/** The account with this email address is linked to another identity of the same provider. */
class IdentityTaken extends SignInRefused {}

/**
 * Finds the account of an identity by issuer and subject (OpenID Connect Core, 5.7). On first sign-in, links the
 * account with the email address or creates one.
 *
 * @throws EmailUnverified
 * @throws IdentityTaken if the email address was reassigned: the new owner must not get the previous owner's account
 */
export async function userOfIdentity(trx: Db, identity: Identity): Promise<UserRow> {
  if (!identity.emailVerified) throw new EmailUnverified('the provider has not verified the email address');
  return (await linkedUser(trx, identity)) ?? (await linkUser(trx, identity));
}

async function linkedUser(trx: Db, { issuer, subject }: Identity): Promise<UserRow | null> {
  const row = await trx
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select(USER_COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

async function linkUser(trx: Db, { issuer, subject, email, name }: Identity): Promise<UserRow> {
  await trx
    .insertInto('users')
    .values({ username: email, name, email_verified_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute();
  // Locked, so that concurrent first sign-ins run one after the other.
  const { email_verified_at, ...user } = await trx
    .selectFrom('users')
    .where('username', '=', email)
    .select([...USER_COLUMNS, 'email_verified_at'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  await addIdentity(trx, { issuer, subject, userId: user.id });
  return email_verified_at ? user : await claim(trx, user, name);
}

async function addIdentity(trx: Db, row: { issuer: string; subject: string; userId: number }): Promise<void> {
  const { issuer, subject, userId } = row;
  const linked = await trx
    .selectFrom('user_identities')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .select('subject')
    .executeTakeFirst();
  if (linked && linked.subject !== subject)
    throw new IdentityTaken('the account is linked to another identity of the provider');
  if (!linked) await trx.insertInto('user_identities').values({ issuer, subject, user_id: userId }).execute();
}

/**
 * Hands an account over to the verified owner of its email address. An attacker may have registered it in advance, so
 * its password, sessions and access tokens are revoked ("Pre-hijacked accounts", USENIX Security 2022).
 */
async function claim(trx: Db, user: UserRow, name: string | null): Promise<UserRow> {
  await endSessionsOf(trx, user.id);
  await deleteTokensOf(trx, user.id);
  return await trx
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`now()`, password_hash: null, name: name ?? user.name })
    .where('id', '=', user.id)
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
}
