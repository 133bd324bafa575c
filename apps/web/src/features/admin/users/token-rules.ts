import type { UserSummary } from '@saffron/contracts/admin';
import { DEFAULT_TOKEN_LIMIT, TOKEN_LIMIT_MAX } from '@saffron/contracts/limits';

/** Tokens a day that an account may use. */
export function limitOf({ tokenLimit }: Pick<UserSummary, 'tokenLimit'>): number {
  return tokenLimit ?? DEFAULT_TOKEN_LIMIT;
}

/**
 * What was typed as a limit: a whole number from 0 on.
 *
 * @returns null when it is none
 * @example readLimit(' 0 ') // 0
 */
export function readLimit(text: string): number | null {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return null;
  const limit = Number(digits);
  return limit <= TOKEN_LIMIT_MAX ? limit : null;
}
