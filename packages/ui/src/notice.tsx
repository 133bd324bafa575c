import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A prominent message in the page. Errors are announced to screen readers. */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'danger'; children: ReactNode }) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={cx(
        'flex items-start gap-3 rounded-md px-4 py-3 text-[0.9375rem] leading-snug',
        tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-accent-soft text-ink',
      )}
    >
      <Icon aria-hidden="true" className="mt-px size-4.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
