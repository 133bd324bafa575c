import { asTokenUser, type TokenUser } from '../../../auth.ts';
import type { Report } from '../../../ops/log-error.ts';
import { toCurrentUser } from '../current-user.ts';
import type { Db } from '../data.ts';
import { findToken, recordUse } from './data.ts';
import { isTokenText, tokenHash } from './token-text.ts';

/**
 * Verifies an access token, and records its use.
 *
 * @param report receives a failure to record the use, which does not refuse the call
 * @returns its user with the current role and the scopes; null if the token does not exist, has expired or was revoked
 */
export async function verifyToken(db: Db, token: string, report: Report): Promise<TokenUser | null> {
  if (!isTokenText(token)) return null;
  const row = await findToken(db, tokenHash(token));
  if (!row) return null;
  if (row.unrecorded) await recordUse(db, row.token_id).catch(report);
  return asTokenUser(toCurrentUser(row), row.scopes);
}
