import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { pagerEntries } from './pager-entries.ts';

interface PagerProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** A pager with numbers, Previous and Next. Renders nothing for a single page. */
export function Pager({ page, pages, onChange }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center">
      <IconButton label="Previous page" disabled={page === 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft />
      </IconButton>
      {pagerEntries(page, pages).map((entry) =>
        typeof entry === 'number' ? (
          <button
            key={entry}
            type="button"
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onChange(entry)}
            className={cx(
              'tabular inline-flex h-11 min-w-10 items-center justify-center rounded-md px-1 text-[0.9375rem] font-medium transition-colors sm:min-w-11',
              entry === page ? 'bg-accent-soft text-accent' : 'text-ink-muted hover:bg-hover hover:text-ink',
            )}
          >
            {entry}
          </button>
        ) : (
          <span key={entry} aria-hidden="true" className="w-5 text-center text-ink-muted">
            …
          </span>
        ),
      )}
      <IconButton label="Next page" disabled={page === pages} onClick={() => onChange(page + 1)}>
        <ChevronRight />
      </IconButton>
    </nav>
  );
}
