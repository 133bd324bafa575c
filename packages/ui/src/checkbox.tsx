import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  className?: string;
}

export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label
      className={cx(
        'inline-flex min-h-11 items-center gap-2.5 text-[0.9375rem] select-none has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
        className,
      )}
    >
      <span className="relative inline-flex size-5 shrink-0">
        <input
          {...input}
          type="checkbox"
          className="peer size-5 cursor-[inherit] appearance-none rounded-sm border border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-ink-muted checked:hover:border-accent-hover checked:hover:bg-accent-hover disabled:opacity-50"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3.2}
          className="pointer-events-none absolute inset-0.5 size-4 scale-50 text-accent-ink opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
        />
      </span>
      {label}
    </label>
  );
}
