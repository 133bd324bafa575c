import { useIsMobile } from '../../../lib/use-media-query.ts';
import { DesktopList } from './desktop-list.tsx';
import { ListFrame } from './list-frame.tsx';
import { MobileList } from './mobile-list.tsx';
import type { UrlSearch } from './use-filters.ts';

/** The restaurant list: a table on desktop, cards on mobile. */
export function ListScreen(address: UrlSearch) {
  const isMobile = useIsMobile();
  const title = isMobile ? 'Restaurant List (Styled)' : 'Restaurant List';
  return <ListFrame title={title} List={isMobile ? MobileList : DesktopList} {...address} />;
}
