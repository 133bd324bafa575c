import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { adminExists, type Db, upsertAdmin } from './data.ts';
import type { Passwords } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Gives a database without an admin its first one.
 *
 * If the address has an account already, that account becomes the admin. Nobody checked who registered it, so it gets
 * the new password and its sessions end: only who started the server can enter.
 *
 * @param admin the address, and the password; for null a random one is made
 * @returns the password that was made, to be shown once; null when none was
 */
export async function ensureAdmin(
  db: Db,
  passwords: Passwords,
  admin: { email: string; password: string | null },
): Promise<string | null> {
  if (await adminExists(db)) return null;
  const made = admin.password ? null : randomBytes(15).toString('base64url');
  const passwordHash = await passwords.hash(admin.password ?? made ?? '');
  const username = admin.email.trim().toLowerCase();

  return await db.transaction().execute(async (trx) => {
    // Replicas that start at once wait here; the second finds the first one's admin.
    await sql`select pg_advisory_xact_lock(hashtext('saffron: first admin'))`.execute(trx);
    if (await adminExists(trx)) return null;
    await endSessionsOf(trx, await upsertAdmin(trx, username, passwordHash));
    return made;
  });
}
