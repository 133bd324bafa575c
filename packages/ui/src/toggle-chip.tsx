import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface ToggleChipProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
  /** The accessible name where the text is not enough ("$$"). */
  label?: string;
}

/** A toggle button for a filter. */
export function ToggleChip({ pressed, onChange, children, label }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      onClick={() => onChange(!pressed)}
      className={cx(
        'inline-flex min-h-10 items-center justify-center rounded-full border px-4 text-sm font-medium transition-colors pointer-coarse:min-h-11',
        pressed
          ? 'border-accent bg-accent text-accent-ink hover:border-accent-hover hover:bg-accent-hover'
          : 'border-line bg-surface text-ink hover:border-line-strong',
      )}
    >
      {children}
    </button>
  );
}
