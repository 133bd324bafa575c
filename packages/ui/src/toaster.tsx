import { CircleAlert, X } from 'lucide-react';
import * as RadixPortal from 'radix-ui/portal';
import * as RadixToast from 'radix-ui/toast';
import { type FocusEvent, type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { currentToast, dismissToast, setToastArea, subscribeToToasts, toastArea } from './toast.ts';

const SWIPE_PX = 50;

/** The region around the toasts, including Radix's two focus guards. */
const keepArea = (list: HTMLElement | null) => setToastArea(list?.parentElement ?? null);

/**
 * The toast area. F8 moves the focus to it; a swipe to the right dismisses a toast. From an open dialog, Tab returns to the
 * dialog.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const destructive = toast?.variant === 'destructive';
  const cameFrom = useRef<HTMLElement>(null);

  function come({ relatedTarget: from }: FocusEvent) {
    if (from instanceof HTMLElement && !toastArea()?.contains(from))
      cameFrom.current = from.closest('[role=dialog], [role=alertdialog]') && from;
  }

  function goBack() {
    cameFrom.current?.focus();
    cameFrom.current = null;
  }

  function leave(event: KeyboardEvent<HTMLElement>) {
    // After the last stop, Radix has moved the focus to the edge of the area.
    if (event.key !== 'Tab' || !cameFrom.current || event.currentTarget.contains(document.activeElement)) return;
    event.preventDefault();
    goBack();
  }

  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {toast && (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          duration={toast.durationMs}
          type={destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (open) return;
            dismissToast(toast.id);
            if (toastArea()?.contains(document.activeElement)) goBack();
          }}
          className={cx(
            'pointer-events-auto relative flex min-h-13 w-full items-start gap-2.5 rounded-lg border bg-raised py-2 pr-12 pl-3.5 shadow-lg sm:py-2.5',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            destructive ? 'border-danger' : 'border-line',
          )}
        >
          {destructive && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger max-sm:hidden" />}
          <div className="min-w-0 flex-1">
            <RadixToast.Title
              className={cx('text-[0.9375rem] leading-snug font-semibold', destructive && 'text-danger')}
            >
              {toast.title}
            </RadixToast.Title>
            {toast.description && (
              <RadixToast.Description className="text-xs text-ink-muted sm:text-sm">
                {toast.description}
              </RadixToast.Description>
            )}
            {toast.action && (
              <RadixToast.Action asChild altText={toast.action.label}>
                <Button size="sm" className="mt-2" onClick={toast.action.run}>
                  {toast.action.label}
                </Button>
              </RadixToast.Action>
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
      <RadixPortal.Root asChild>
        <RadixToast.Viewport
          ref={keepArea}
          hotkey={['F8']}
          label="Notifications ({hotkey})"
          // Keeps the toasts visible to screen readers while a dialog is open.
          aria-live="off"
          onFocus={come}
          onKeyDown={leave}
          className="toast-area pointer-events-none z-[60] flex flex-col outline-none"
        />
      </RadixPortal.Root>
    </RadixToast.Provider>
  );
}
