import type { Role } from '@saffron/contracts/accounts';
import type { UserSummary } from '@saffron/contracts/admin';
import { ROLE_UPDATE_FAILED, SUCCESS, TOKEN_LIMIT_UPDATE_FAILED } from '@saffron/contracts/admin-texts';
import { ERROR } from '@saffron/contracts/texts';
import { toast } from '@saffron/ui/toast';
import { displayName } from '../../../lib/display-name.ts';
import { trpc } from '../../../trpc.ts';
import { failureText } from '../failure-text.ts';
import { limitOf } from './limit-of.ts';

/** All accounts, and what each used today. Other administrators change them too, so both are asked for each time. */
export function useUsers() {
  const users = trpc.admin.users.useQuery(undefined, { staleTime: 0 });
  const usage = trpc.admin.usageToday.useQuery(undefined, { staleTime: 0 });
  return { users, usage };
}

/** Changes one account in the list once the server has. */
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

const CALLED: Record<Role, string> = { user: 'a user', reviewer: 'a reviewer', admin: 'an admin' };

export function useRoleChange(user: UserSummary) {
  const update = useUserUpdate();
  return trpc.admin.setRole.useMutation({
    // Somebody who goes through the roles with the arrow keys makes several changes; they happen in their order.
    scope: { id: `role of ${user.id}` },
    onSuccess: ({ role }) => {
      update(user.id, { role });
      toast({ title: SUCCESS, description: `${displayName(user)} is ${CALLED[role]} now.` });
    },
    onError: failed(ROLE_UPDATE_FAILED),
  });
}

export function useTokenLimitChange(user: UserSummary) {
  const update = useUserUpdate();
  return trpc.admin.setTokenLimit.useMutation({
    onSuccess: ({ tokenLimit }) => {
      update(user.id, { tokenLimit });
      const said = tokenLimit === null ? `the default, ${limitOf({ tokenLimit })}` : tokenLimit;
      toast({ title: SUCCESS, description: `The token limit of ${displayName(user)} is ${said} now.` });
    },
    onError: failed(TOKEN_LIMIT_UPDATE_FAILED),
  });
}
