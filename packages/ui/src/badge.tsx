import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  neutral: 'bg-sunken text-ink-muted',
  accent: 'bg-accent-soft text-accent',
  ok: 'bg-ok-soft text-ok',
  danger: 'bg-danger-soft text-danger',
};

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full shrink-0 items-center overflow-x-clip rounded-full px-2.5 py-0.5 text-xs font-medium wrap-anywhere',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
