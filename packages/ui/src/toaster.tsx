import { CircleAlert, X } from 'lucide-react';
import * as RadixToast from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { currentToast, dismissToast, subscribeToToasts } from './toast.ts';

const SWIPE_PX = 50;

/** Where toasts appear. F8 moves the keyboard there; a swipe to the right sends one away. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const destructive = toast?.variant === 'destructive';

  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {toast && (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          duration={toast.durationMs}
          type={destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className={cx(
            'pointer-events-auto relative flex w-full items-start gap-3 rounded-lg border bg-raised py-3.5 pr-12 pl-4 shadow-lg',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            destructive ? 'border-danger' : 'border-line',
          )}
        >
          {destructive && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />}
          <div className="min-w-0 flex-1">
            <RadixToast.Title className={cx('font-semibold', destructive && 'text-danger')}>
              {toast.title}
            </RadixToast.Title>
            {toast.description && (
              <RadixToast.Description className="mt-0.5 text-sm text-ink-muted">
                {toast.description}
              </RadixToast.Description>
            )}
          </div>
          <span className="absolute top-1 right-1">
            <RadixToast.Close asChild>
              <IconButton label="Dismiss">
                <X />
              </IconButton>
            </RadixToast.Close>
          </span>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="pointer-events-none fixed top-0 right-0 z-[60] flex w-full flex-col p-4 pt-[calc(4.75rem+env(safe-area-inset-top))] outline-none sm:max-w-sm"
      />
    </RadixToast.Provider>
  );
}
