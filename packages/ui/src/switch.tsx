import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  label: string;
  hint?: string;
  className?: string;
}

/** A switch that takes effect immediately, with its label on the left. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={cx('flex min-h-11 items-center justify-between gap-4 select-none', className)}>
      <span>
        <span className="block text-[0.9375rem] font-medium">{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-ink-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
          role="switch"
          aria-label={label}
          aria-describedby={hint ? hintId : undefined}
          className="peer h-6.5 w-11 cursor-[inherit] appearance-none rounded-full bg-line-strong transition-colors checked:bg-accent disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.75 left-0.75 size-5 rounded-full bg-surface shadow-sm transition-transform duration-200 peer-checked:translate-x-4.5 peer-checked:bg-accent-ink"
        />
      </span>
    </label>
  );
}
