import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string;
  children: ReactNode;
  variant?: 'quiet' | 'primary' | 'secondary';
  /** `sm` looks smaller but keeps a 44 px touch target. */
  size?: 'sm' | 'md';
  pending?: boolean;
}

const VARIANTS = {
  quiet:
    'text-ink-muted enabled:hover:bg-hover enabled:hover:text-ink data-[state=open]:bg-hover data-[state=open]:text-ink',
  primary: 'bg-accent text-accent-ink enabled:hover:bg-accent-hover disabled:bg-sunken disabled:text-ink-muted',
  secondary: 'border border-line bg-raised text-ink shadow-sm enabled:hover:border-line-strong',
};

export function IconButton({
  label,
  children,
  variant = 'quiet',
  size = 'md',
  pending = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      title={label}
      {...rest}
      onClick={pending ? undefined : onClick}
      aria-label={label}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      className={cx(
        'relative inline-flex shrink-0 items-center justify-center rounded-md transition-colors disabled:cursor-not-allowed',
        variant !== 'primary' && 'disabled:opacity-50',
        size === 'md' ? 'size-11 [&_svg]:size-5' : 'touch-target size-9 [&_svg]:size-4.5',
        VARIANTS[variant],
        className,
      )}
    >
      {pending ? <Spinner /> : children}
    </button>
  );
}
