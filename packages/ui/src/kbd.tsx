import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs font-medium text-ink-muted">
      {children}
    </kbd>
  );
}
