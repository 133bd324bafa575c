import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface SortHeaderProps {
  /** Null while the table is sorted by another column. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
  className?: string;
  children: ReactNode;
}

/** The header of a sortable column. */
export function SortHeader({ direction, onSort, className, children }: SortHeaderProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={direction ?? undefined} className={className}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          'group touch-target relative -mx-2 inline-flex min-h-9 items-center gap-1 rounded-sm px-2 transition-colors hover:text-ink',
          direction && 'text-ink',
        )}
      >
        {children}
        <Arrow
          aria-hidden="true"
          className={cx(
            'size-4 shrink-0 transition-opacity',
            direction ? 'text-accent' : 'opacity-0 max-lg:hidden group-hover:opacity-60 group-focus-visible:opacity-60',
          )}
        />
      </button>
    </th>
  );
}
