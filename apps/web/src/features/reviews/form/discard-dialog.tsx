import { ConfirmDialog } from '@saffron/ui/confirm-dialog';

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onKeep();
      }}
      title="Discard your changes?"
      description="Your changes have not been saved."
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      destructive
      onConfirm={onDiscard}
    />
  );
}
