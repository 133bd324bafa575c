import type { CurrentUser } from '@saffron/contracts/accounts';
import { ROLE_FLAGS_FRESH_MS } from '@saffron/contracts/limits';
import { trpc } from '../../trpc.ts';

/** The admin and reviewer flags, fetched only for a signed-in user and fresh for five minutes. */
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
