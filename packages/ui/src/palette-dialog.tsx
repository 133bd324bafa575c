import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { SCRIM } from './dialog.tsx';
import { ToastBranch } from './toast-branch.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface PaletteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For screen readers only. */
  title: string;
  children: ReactNode;
}

/** A dialog near the top of the window for a search field and its results. */
export function PaletteDialog({ open, onOpenChange, title, children }: PaletteDialogProps) {
  const goBack = useReturnFocus(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={SCRIM} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={goBack}
          className="fixed top-[max(1rem,12dvh)] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-xl border border-line bg-raised shadow-lg focus-visible:outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
        >
          <ToastBranch />
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
