import { X } from 'lucide-react';

interface ChipProps {
  label: string;
  onRemove: () => void;
}

/** A selected value with a remove button. */
export function Chip({ label, onRemove }: ChipProps) {
  return (
    <span className="inline-flex min-h-8 items-center gap-0.5 rounded-full bg-accent-soft pl-3 text-sm font-medium text-accent">
      {label}
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="touch-target relative inline-flex size-8 items-center justify-center rounded-full transition-colors hover:bg-accent-soft-hover"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}
