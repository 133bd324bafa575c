import type { CurrentUser } from '@saffron/contracts/accounts';
import { Dialog } from '@saffron/ui/dialog';
import type { RefObject } from 'react';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { trpc } from '../../trpc.ts';
import { CreatedToken } from './created-token.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { reportFailure } from './use-authentication.ts';

interface NewTokenDialogProps {
  user: CurrentUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Creates an access token and shows it once. */
export function NewTokenDialog({ user, ...dialog }: NewTokenDialogProps) {
  return (
    <Dialog {...dialog} title="New access token">
      <Content user={user} onDone={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

// A separate component, so that the form is empty and the token forgotten when the dialog opens again.
function Content({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const utils = trpc.useUtils();
  const creation = trpc.accounts.createAccessToken.useMutation({
    // Nothing keeps the token after the dialog.
    gcTime: 0,
    onSuccess: () => void utils.accounts.accessTokens.invalidate(),
    onError: reportFailure('Token could not be created'),
  });
  const create = useSingleFlight(creation);

  if (creation.data) return <CreatedToken token={creation.data.token} onDone={onDone} />;
  return <NewTokenForm mayEdit={user.role !== 'user'} pending={creation.isPending} onSubmit={create} />;
}
