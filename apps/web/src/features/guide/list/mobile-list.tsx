import type { ListProps } from './list-props.ts';
import { MobileCard } from './mobile-card.tsx';
import { MobileFilters } from './mobile-filters.tsx';
import { PagedCards } from './paged-cards.tsx';

export function MobileList(props: ListProps) {
  return (
    <>
      <MobileFilters {...props} />
      {props.map && <div className="mt-4">{props.map}</div>}
      <PagedCards
        {...props}
        Card={MobileCard}
        status={`Found ${props.found.length} recommendations`}
        className="flex flex-col gap-3"
      />
    </>
  );
}
