import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** The heading level of the title; without it, the title is plain text. */
  heading?: 'h1' | 'h2' | 'h3';
  description?: string;
  /** A button or link to continue. */
  action?: ReactNode;
  className?: string;
}

/** An empty or error state, with an action. */
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
