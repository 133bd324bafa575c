import { useIsMobile } from '../../../lib/use-media-query.ts';
import { CollapsibleCard } from './collapsible-card.tsx';
import { DesktopFilters } from './desktop-filters.tsx';
import { ListFrame } from './list-frame.tsx';
import type { ListProps } from './list-props.ts';
import { MobileFilters } from './mobile-filters.tsx';
import { PagedCards } from './paged-cards.tsx';
import type { UrlSearch } from './use-filters.ts';

/** The restaurant list as expandable cards. */
export function CardListScreen(address: UrlSearch) {
  return <ListFrame title="Restaurants" List={CardList} {...address} />;
}

function CardList(props: ListProps) {
  const isMobile = useIsMobile();
  const { total, found, map } = props;
  return (
    <>
      {isMobile ? <MobileFilters {...props} /> : <DesktopFilters {...props} />}
      {map && <div className="mt-4">{map}</div>}
      <PagedCards
        {...props}
        Card={CollapsibleCard}
        status={`Showing ${found.length} of ${total} restaurants`}
        className="flex flex-col gap-3"
      />
    </>
  );
}
