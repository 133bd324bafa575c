import type { Restaurant } from '@saffron/contracts/guide';
import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { Pager } from '@saffron/ui/pager';
import { type ComponentType, useRef, useState } from 'react';
import { pageCount, pageOf } from '../../../lib/pages.ts';
import { type ListProps, NOTHING_FOUND } from './list-props.ts';

interface PagedCardsProps extends Pick<ListProps, 'found' | 'filters' | 'onReset'> {
  /** A list item. */
  Card: ComponentType<{ restaurant: Restaurant }>;
  /** How many there are. */
  status: string;
  className: string;
}

/** Ten cards at a time. */
export function PagedCards({ found, filters, onReset, Card, status, className }: PagedCardsProps) {
  const [paged, setPaged] = useState({ page: 1, of: filters });
  const top = useRef<HTMLParagraphElement>(null);
  // Another filter is another list, and begins at its first page.
  const page = paged.of === filters ? Math.min(paged.page, pageCount(found.length)) : 1;

  function turnTo(next: number) {
    setPaged({ page: next, of: filters });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <p
        ref={top}
        role="status"
        tabIndex={-1}
        className="tabular mt-4 mb-3 scroll-mt-20 text-sm text-ink-muted outline-none"
      >
        {status}
      </p>
      {found.length > 0 ? (
        <>
          <ul className={`mb-8 ${className}`}>
            {pageOf(found, page).map((restaurant) => (
              <Card key={restaurant.id} restaurant={restaurant} />
            ))}
          </ul>
          <Pager page={page} pages={pageCount(found.length)} onChange={turnTo} />
        </>
      ) : (
        <EmptyState title={NOTHING_FOUND} action={<Button onClick={onReset}>Reset filters</Button>} />
      )}
    </>
  );
}
