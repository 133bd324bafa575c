import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { adminExists, type Db, upsertAdmin } from './data.ts';
import type { Passwords } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';
import { deleteTokensOf } from './tokens/data.ts';

/**
 * Creates the first admin of a database.
 *
 * If an account with the email address exists, it becomes the admin. Its registration was never verified, so it gets
 * the new password, and its sessions and access tokens end: only the operator can sign in.
 *
 * @param admin the email address and the password; null generates a random one
 * @returns the generated password, which is not stored in plain text; null if none was generated
 */
export async function ensureAdmin(
  db: Db,
  passwords: Passwords,
  admin: { email: string; password: string | null },
): Promise<string | null> {
  if (await adminExists(db)) return null;
  const made = admin.password ? null : randomBytes(15).toString('base64url');
  const passwordHash = await passwords.hash(admin.password ?? made ?? '', null);
  const username = admin.email.trim().toLowerCase();

  return await db.transaction().execute(async (trx) => {
    // Replicas that start concurrently wait here and then find the admin of the first one.
    await sql`select pg_advisory_xact_lock(hashtext('saffron: first admin'))`.execute(trx);
    if (await adminExists(trx)) return null;
    const userId = await upsertAdmin(trx, username, passwordHash);
    await endSessionsOf(trx, userId);
    await deleteTokensOf(trx, userId);
    return made;
  });
}
