import { X } from 'lucide-react';
import { useId } from 'react';
import { toast } from './toast.ts';

interface ChipProps {
  label: string;
  onRemove: () => void;
  /** Why it cannot be removed now; said to whoever tries. */
  kept?: string | null;
}

/** A selected value with a remove button. */
export function Chip({ label, onRemove, kept = null }: ChipProps) {
  const reason = useId();
  return (
    <span className="inline-flex min-h-8 max-w-full items-center gap-0.5 wrap-anywhere rounded-full bg-accent-soft pl-3 text-sm font-medium text-accent">
      {label}
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={kept === null ? onRemove : () => toast({ title: kept })}
        {...(kept !== null && { 'aria-disabled': true, 'aria-describedby': reason, title: kept })}
        className="touch-target relative inline-flex size-8 shrink-0 items-center justify-center rounded-full transition-colors not-aria-disabled:hover:bg-accent-soft-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
      {kept !== null && (
        <span id={reason} hidden>
          {kept}
        </span>
      )}
    </span>
  );
}
