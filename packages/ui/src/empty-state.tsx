import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** The level of the title, where it heads something. */
  heading?: 'h1' | 'h2' | 'h3';
  description?: string;
  /** The way on. */
  action?: ReactNode;
  className?: string;
}

/** Nothing here, and what to do about it. */
export function EmptyState({ icon, title, heading: Title, description, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-4 py-12 text-center', className)}>
      {icon && <div className="mb-4 text-ink-muted [&_svg]:size-7 [&_svg]:stroke-[1.5]">{icon}</div>}
      {Title ? (
        <Title className="display text-2xl">{title}</Title>
      ) : (
        <p className="font-medium text-balance">{title}</p>
      )}
      {description && <p className="mt-1.5 max-w-sm text-[0.9375rem] text-balance text-ink-muted">{description}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
