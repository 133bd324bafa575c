import type { CurrentUser } from '@saffron/contracts/accounts';
import { ROLE_FLAGS_FRESH_MS } from '@saffron/contracts/limits';
import { trpc } from '../../trpc.ts';

export type Authentication =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: CurrentUser }
  | { state: 'failed'; user: null; error: Error; retry: () => void };

/** Who is signed in, once it is known. */
export function useCurrentUser(): Authentication {
  const { data, error, refetch } = trpc.accounts.me.useQuery();
  if (data) return { state: 'signed-in', user: data };
  if (data === null) return { state: 'signed-out', user: null };
  if (error) return { state: 'failed', user: null, error: new Error(error.message), retry: () => void refetch() };
  return { state: 'loading', user: null };
}

/** The two flags that open doors. They are asked for while somebody is signed in, and hold for five minutes. */
export function useRoleFlags(user: CurrentUser | null) {
  const options = { enabled: user !== null, staleTime: ROLE_FLAGS_FRESH_MS };
  const admin = trpc.accounts.isAdmin.useQuery(undefined, options);
  const reviewer = trpc.accounts.isReviewer.useQuery(undefined, options);
  return {
    isAdmin: admin.data?.isAdmin ?? false,
    isReviewer: reviewer.data?.isReviewer ?? false,
    adminKnown: !admin.isLoading,
    reviewerKnown: !reviewer.isLoading,
  };
}
