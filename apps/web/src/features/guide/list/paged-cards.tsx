import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { Pager } from '@saffron/ui/pager';
import { type ComponentType, useMemo, useRef } from 'react';
import { pageCount, pageOf } from '../../../lib/pages.ts';
import { looksOf } from '../dish/look.ts';
import { drawable } from '../place-dish.tsx';
import { type EntryProps, type ListProps, NOTHING_FOUND } from './list-props.ts';

interface PagedCardsProps extends Pick<ListProps, 'found' | 'filters' | 'onChange' | 'onReset' | 'at' | 'origin'> {
  /** A list item. */
  Card: ComponentType<EntryProps>;
  /** The number of results, as text. */
  status: string;
  className: string;
}

/** Cards with a pager. */
export function PagedCards({
  found,
  filters,
  onChange,
  onReset,
  at,
  origin,
  Card,
  status,
  className,
}: PagedCardsProps) {
  const top = useRef<HTMLParagraphElement>(null);
  const page = Math.min(filters.page, pageCount(found.length));
  const shown = useMemo(() => pageOf(found, page), [found, page]);
  const looks = useMemo(() => looksOf(shown.map(drawable)), [shown]);

  function turnTo(next: number) {
    onChange({ page: next });
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
            {shown.map((restaurant, index) => (
              <Card key={restaurant.id} {...{ restaurant, at, origin }} look={looks[index]} />
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
