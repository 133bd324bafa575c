import { ConfirmDialog } from '@saffron/ui/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';

/**
 * Confirms leaving with unsaved changes: in a dialog for in-app navigation, by the browser otherwise.
 *
 * @param of what was changed, such as `the system prompt`
 */
export function LeaveGuard({ unsaved, of }: { unsaved: boolean; of: string }) {
  const utils = trpc.useUtils();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      // After a sign-out, nothing can be saved.
      unsaved && current.pathname !== next.pathname && utils.accounts.me.getData() !== null,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });

  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title="Leave without saving?"
      description={`Your changes to ${of} are not saved.`}
      cancelLabel="Stay"
      confirmLabel="Leave"
      destructive
      onConfirm={() => proceed?.()}
    />
  );
}
