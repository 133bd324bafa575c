import { LOGIN_FAILED, LOGOUT_FAILED, REGISTRATION_FAILED } from '@saffron/contracts/account-texts';
import type { CurrentUser } from '@saffron/contracts/accounts';
import { toast } from '@saffron/ui/toast';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { forgetChats } from '../../lib/chat-memory.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../trpc.ts';

/** Shows an error toast with the given title. */
export function reportFailure(title: string) {
  return (error: unknown) => toast({ title, description: errorMessage(error), variant: 'destructive' });
}

/** Sets the current user and clears the data of the previous one. */
function useUserChange() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return (user: CurrentUser | null) => {
    const me = hashKey(getQueryKey(trpc.accounts.me, undefined, 'query'));
    queryClient.removeQueries({ predicate: (query) => query.queryHash !== me });
    forgetChats({ drafts: user === null });
    utils.accounts.me.setData(undefined, user);
  };
}

export function useLogin() {
  const userChanged = useUserChange();
  return trpc.accounts.login.useMutation({ onSuccess: userChanged, onError: reportFailure(LOGIN_FAILED) });
}

export function useRegistration() {
  const userChanged = useUserChange();
  return trpc.accounts.register.useMutation({ onSuccess: userChanged, onError: reportFailure(REGISTRATION_FAILED) });
}

export function useLogout() {
  const userChanged = useUserChange();
  return trpc.accounts.logout.useMutation({
    onSuccess: () => userChanged(null),
    onError: reportFailure(LOGOUT_FAILED),
  });
}
