import { ConfirmDialog } from '@saffron/ui/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { trpc } from '../../../trpc.ts';

/** Asks before unsaved changes are left behind: in a dialog within the product, by the browser itself beyond it. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const utils = trpc.useUtils();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      // After a sign-out there is nobody left to save for.
      unsaved && current.pathname !== next.pathname && utils.accounts.me.getData() !== null,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });

  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title="Leave without saving?"
      description="Your changes to the system prompt are not saved."
      cancelLabel="Stay"
      confirmLabel="Leave"
      destructive
      onConfirm={() => proceed?.()}
    />
  );
}
