import { useBlocker } from '@tanstack/react-router';
import { DiscardDialog } from './discard-dialog.tsx';

/** Confirms leaving the page with unsaved changes. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <DiscardDialog
      open={blocker.status === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
