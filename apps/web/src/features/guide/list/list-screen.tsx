import { useIsMobile } from '../../../lib/use-media-query.ts';
import { DesktopList } from './desktop-list.tsx';
import { ListFrame } from './list-frame.tsx';
import { MobileList } from './mobile-list.tsx';
import type { UrlSearch } from './use-filters.ts';

/** The restaurant list: a table on desktop, cards on mobile. */
export function ListScreen(address: UrlSearch) {
  const isMobile = useIsMobile();
  return <ListFrame title="Restaurant List" List={isMobile ? MobileList : DesktopList} {...address} />;
}
