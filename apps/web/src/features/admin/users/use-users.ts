import type { Role } from '@saffron/contracts/accounts';
import type { UserSummary } from '@saffron/contracts/admin';
import { ROLE_UPDATE_FAILED, SUCCESS, TOKEN_LIMIT_UPDATE_FAILED } from '@saffron/contracts/admin-texts';
import { ERROR } from '@saffron/contracts/texts';
import { toast } from '@saffron/ui/toast';
import { displayName } from '../../../lib/display-name.ts';
import { trpc } from '../../../trpc.ts';
import { failureText } from '../failure-text.ts';
import { limitOf } from './limit-of.ts';

/** All accounts and their usage today, reloaded on every mount because other admins change them too. */
export function useUsers() {
  const users = trpc.admin.users.useQuery(undefined, { staleTime: 0 });
  const usage = trpc.admin.usageToday.useQuery(undefined, { staleTime: 0 });
  return { users, usage };
}

/** Returns a function that updates one account in the cached list. */
function useUserUpdate() {
  const utils = trpc.useUtils();
  return (id: number, change: Partial<UserSummary>) =>
    utils.admin.users.setData(undefined, (users) =>
      users?.map((user) => (user.id === id ? { ...user, ...change } : user)),
    );
}

function failed(fallback: string) {
  return (error: unknown) => toast({ title: ERROR, description: failureText(error, fallback), variant: 'destructive' });
}

const ROLE_NAMES: Record<Role, string> = { user: 'a user', reviewer: 'a reviewer', admin: 'an admin' };

export function useRoleChange(user: UserSummary) {
  const update = useUserUpdate();
  return trpc.admin.setRole.useMutation({
    // Arrow keys change the role several times; run the changes in order.
    scope: { id: `role of ${user.id}` },
    onSuccess: ({ role }) => {
      update(user.id, { role });
      toast({ title: SUCCESS, description: `${displayName(user)} is now ${ROLE_NAMES[role]}.` });
    },
    onError: failed(ROLE_UPDATE_FAILED),
  });
}

export function useTokenLimitChange(user: UserSummary) {
  const update = useUserUpdate();
  return trpc.admin.setTokenLimit.useMutation({
    onSuccess: ({ tokenLimit }) => {
      update(user.id, { tokenLimit });
      const value = tokenLimit === null ? `the default, ${limitOf({ tokenLimit })}` : tokenLimit;
      toast({ title: SUCCESS, description: `The token limit of ${displayName(user)} is now ${value}.` });
    },
    onError: failed(TOKEN_LIMIT_UPDATE_FAILED),
  });
}
