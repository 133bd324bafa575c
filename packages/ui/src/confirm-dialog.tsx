import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import type { MouseEvent, RefObject } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { DIALOG_PANEL, SCRIM } from './dialog.tsx';
import { ToastBranch } from './toast-branch.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that receives the focus on close; by default, the previously focused one. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** Keeps the dialog open with a spinner until the caller closes it. */
  pending?: boolean;
  onConfirm: () => void;
}

/** A modal confirmation. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancel', destructive, pending } = props;

  const goBack = useReturnFocus(open, props.returnFocus);

  function confirm(event: MouseEvent) {
    event.preventDefault();
    props.onConfirm();
  }

  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={SCRIM} />
        <RadixAlertDialog.Content onCloseAutoFocus={goBack} className={cx(DIALOG_PANEL, 'max-w-md p-6')}>
          <ToastBranch />
          <RadixAlertDialog.Title className="display text-xl">{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="mt-2 text-ink-muted">{description}</RadixAlertDialog.Description>
          <div className="mt-6 flex justify-end gap-2">
            <RadixAlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </RadixAlertDialog.Cancel>
            <RadixAlertDialog.Action asChild onClick={confirm}>
              <Button variant={destructive ? 'danger' : 'primary'} pending={pending}>
                {confirmLabel}
              </Button>
            </RadixAlertDialog.Action>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
