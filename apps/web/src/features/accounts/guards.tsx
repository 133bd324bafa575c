import type { CurrentUser } from '@saffron/contracts/accounts';
import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { Spinner } from '@saffron/ui/spinner';
import { type ToastOptions, toast } from '@saffron/ui/toast';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { ToSignIn } from './to-sign-in.tsx';
import { useCurrentUser } from './use-current-user.ts';

interface RequireUserProps {
  children: (user: CurrentUser) => ReactNode;
  /** Shown to visitors who arrive signed out, but not to users who sign out here. */
  signedOutToast?: ToastOptions;
  /** Shown while the user loads. */
  loading?: ReactNode;
  /** Shown to visitors who are signed out, instead of the sign-in screen. */
  guest?: ReactNode;
}

/** Shows its children to signed-in users, and redirects everyone else to the sign-in screen, which leads back to those who arrived signed out. */
export function RequireUser({ children, signedOutToast, loading = <GuardSpinner />, guest }: RequireUserProps) {
  const authentication = useCurrentUser();
  const { state } = authentication;
  const settled = useRef(false);

  useEffect(() => {
    if (state === 'signed-out' && !settled.current && signedOutToast)
      toast({ ...signedOutToast, variant: 'destructive' });
    if (state !== 'loading') settled.current = true;
  }, [state, signedOutToast]);

  if (authentication.state === 'loading') return loading;
  if (authentication.state === 'signed-out') return guest ?? <ToSignIn back={!settled.current} />;
  if (authentication.state === 'signed-in') return children(authentication.user);
  return (
    <EmptyState
      title="Could not verify your sign-in"
      heading="h1"
      description={errorMessage(authentication.error)}
      action={<Button onClick={authentication.retry}>Try again</Button>}
      className="min-h-[60dvh] justify-center"
    />
  );
}

/** Shown while the user or the role loads. */
export function GuardSpinner() {
  return (
    <h1 className="flex min-h-[60dvh] flex-1 items-center justify-center">
      <Spinner label="Loading" className="text-2xl text-accent" />
    </h1>
  );
}
