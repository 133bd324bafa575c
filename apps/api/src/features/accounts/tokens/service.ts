import { EDIT_NOT_ALLOWED, TOKEN_NOT_FOUND, TOKENS_REACHED } from '@saffron/contracts/access-token-texts';
import type { AccessToken, CreateAccessTokenInput, CreatedAccessToken } from '@saffron/contracts/access-tokens';
import { ACCESS_TOKENS_PER_ACCOUNT } from '@saffron/contracts/limits';
import { NOT_SIGNED_IN } from '@saffron/contracts/texts';
import type { AccountLock } from '../../../account-limits.ts';
import type { SignedIn, TokenUser } from '../../../auth.ts';
import { coalesceByKey } from '../../../coalesce.ts';
import { AppError } from '../../../errors.ts';
import type { Report } from '../../../ops/log-error.ts';
import type { Db } from '../data.ts';
import { verifySession } from '../sessions.ts';
import type { Throttle } from '../throttle.ts';
import { deleteOldTokens, deleteToken, insertToken, tokensOf } from './data.ts';
import { newTokenText, tokenHash } from './token-text.ts';
import { verifyToken } from './verify.ts';

interface Deps {
  db: Db;
  locked: AccountLock;
  throttle: Throttle;
  report: Report;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Personal access tokens, with which programs call the API as a user. */
export function createAccessTokens({ db, locked, throttle, report }: Deps) {
  return {
    /**
     * Creates a token. Only this result contains it; the database stores its hash.
     *
     * @param session the token of the session that the request came with
     * @throws AppError `not_allowed` if the user may not change the guide and the token should; `limit_reached`; `throttled`
     */
    create: async (user: SignedIn, session: string, input: CreateAccessTokenInput): Promise<CreatedAccessToken> => {
      await throttle.newToken(user.id);
      const token = newTokenText();
      const row = await locked(user, async (trx) => {
        // Verified again behind the lock: the account may have been taken from an attacker, with its sessions and tokens.
        const owner = await verifySession(trx, session);
        if (!owner) throw new AppError('signed_out', NOT_SIGNED_IN);
        if (input.scopes.includes('guide:edit') && owner.role === 'user')
          throw new AppError('not_allowed', EDIT_NOT_ALLOWED);
        const others = await tokensOf(trx, user.id);
        if (others.length >= ACCESS_TOKENS_PER_ACCOUNT) throw new AppError('limit_reached', TOKENS_REACHED);
        return await insertToken(trx, { ...input, userId: user.id, tokenHash: tokenHash(token) });
      });
      return { ...present(row), token };
    },

    /** The tokens of the account, newest first. */
    list: async (user: SignedIn): Promise<AccessToken[]> => (await tokensOf(db, user.id)).map(present),

    /**
     * Revokes a token, effective with its next call.
     *
     * @throws AppError `not_found` if it was revoked or belongs to another account
     */
    revoke: async (user: SignedIn, id: number): Promise<void> => {
      if (!(await deleteToken(db, user.id, id))) throw new AppError('not_found', TOKEN_NOT_FOUND);
    },

    /** The user of a token with the current role, and its scopes; null if it does not exist, has expired or was revoked. */
    userOf: coalesceByKey((token: string): Promise<TokenUser | null> => verifyToken(db, token, report)),

    /** Deletes tokens that expired a while ago. */
    sweep: (): Promise<void> => deleteOldTokens(db),
  };
}

function present(row: Awaited<ReturnType<typeof tokensOf>>[number]): AccessToken {
  const { id, name, scopes, expired } = row;
  return {
    id,
    name,
    scopes,
    expired,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
