import type { CurrentUser } from '@saffron/contracts/accounts';
import { trpc } from '../../trpc.ts';

export type Authentication =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: CurrentUser }
  | { state: 'failed'; user: null; error: Error; retry: () => void };

/** The current user. */
export function useCurrentUser(): Authentication {
  const { data, error, refetch } = trpc.accounts.me.useQuery();
  if (data) return { state: 'signed-in', user: data };
  if (data === null) return { state: 'signed-out', user: null };
  if (error) return { state: 'failed', user: null, error: new Error(error.message), retry: () => void refetch() };
  return { state: 'loading', user: null };
}
