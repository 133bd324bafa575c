import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { ToastBranch } from './toast-branch.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that receives the focus on close; by default, the previously focused one. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  title: string;
  description?: string;
  children: ReactNode;
  /** Footer buttons in reading order: cancel first. */
  actions?: ReactNode;
  size?: 'md' | 'lg';
}

export const SCRIM =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

// On wide screens, toasts have room above.
export const DIALOG_PANEL = cx(
  'fixed top-1/2 left-1/2 z-50 flex max-h-[min(44rem,calc(100dvh-2rem))] sm:max-h-[min(44rem,calc(100dvh-9rem))] short:max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col',
  'rounded-xl border border-line bg-raised shadow-lg focus-visible:outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
);

/** A modal dialog. Its content scrolls between title and buttons. */
export function Dialog({
  open,
  onOpenChange,
  returnFocus,
  title,
  description,
  children,
  actions,
  size = 'md',
}: DialogProps) {
  const goBack = useReturnFocus(open, returnFocus);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={SCRIM} />
        <RadixDialog.Content
          {...(!description && { 'aria-describedby': undefined })}
          onCloseAutoFocus={goBack}
          className={cx(DIALOG_PANEL, size === 'lg' ? 'max-w-xl' : 'max-w-md')}
        >
          <ToastBranch />
          <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-6">
            <div className="pt-2">
              <RadixDialog.Title className="display text-xl">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-[0.9375rem] text-ink-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label="Close">
                <X />
              </IconButton>
            </RadixDialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-6 pt-1 pb-6">{children}</div>
          {actions && <div className="flex justify-end gap-2 border-t border-line px-6 py-4">{actions}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
