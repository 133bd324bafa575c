import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { SCRIM } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { ToastBranch } from './toast-branch.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side: 'left' | 'right' | 'bottom';
  /** How wide a sheet at the left or right is: for controls, or for reading. */
  size?: 'md' | 'lg';
  title: string;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  children: ReactNode;
  /** A fixed footer below the scrolling content. */
  footer?: ReactNode;
}

const SIDES = {
  left: 'inset-y-0 left-0 border-r data-[state=closed]:animate-to-left data-[state=open]:animate-from-left',
  right: 'inset-y-0 right-0 border-l data-[state=closed]:animate-to-right data-[state=open]:animate-from-right',
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-xl border-t data-[state=closed]:animate-to-bottom data-[state=open]:animate-from-bottom',
};

const WIDTHS = {
  left: { md: 'w-[min(20rem,calc(100vw-3rem))]', lg: 'w-[min(38rem,calc(100vw-3rem))]' },
  right: { md: 'w-[min(24rem,calc(100vw-2rem))]', lg: 'w-[min(38rem,calc(100vw-2rem))]' },
};

/** Fields with `data-own-escape` handle Escape themselves, for example to cancel an edit. */
function leaveToField(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault();
}

/** A modal panel that slides in from an edge. */
export function Sheet({ open, onOpenChange, side, size = 'md', title, hideTitle, children, footer }: SheetProps) {
  const goBack = useReturnFocus(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={SCRIM} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={goBack}
          onEscapeKeyDown={leaveToField}
          className={cx(
            'fixed z-50 flex flex-col border-line bg-surface shadow-lg focus-visible:outline-none',
            side !== 'bottom' && 'pt-safe',
            SIDES[side],
            side !== 'bottom' && WIDTHS[side][size],
          )}
        >
          <ToastBranch />
          <div className="flex min-h-16 items-center justify-between gap-4 pr-3 pl-5">
            <RadixDialog.Title className={hideTitle ? 'sr-only' : 'display min-w-0 py-3 text-xl wrap-anywhere'}>
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" className="ml-auto">
                <X />
              </IconButton>
            </RadixDialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-5 pb-5">
            {children}
          </div>
          {footer && (
            <div className="border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
