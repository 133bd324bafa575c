import type { UserSummary } from '@saffron/contracts/admin';
import { DEFAULT_TOKEN_LIMIT } from '@saffron/contracts/limits';

/** An account's daily token limit. */
export function limitOf({ tokenLimit }: Pick<UserSummary, 'tokenLimit'>): number {
  return tokenLimit ?? DEFAULT_TOKEN_LIMIT;
}
