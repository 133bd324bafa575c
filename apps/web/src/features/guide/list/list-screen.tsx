import { useIsMobile } from '../../../lib/use-media-query.ts';
import { DesktopList } from './desktop-list.tsx';
import { ListFrame, LoadingFrame } from './list-frame.tsx';
import { MobileList } from './mobile-list.tsx';
import type { UrlSearch } from './use-filters.ts';

// The prerendered page does not know the width.
const TITLE = (
  <>
    Restaurant List<span className="md:hidden"> (Styled)</span>
  </>
);

/** The restaurant list while the user loads. */
export const LoadingList = () => <LoadingFrame title={TITLE} />;

/** The restaurant list: a table on desktop, cards on mobile. */
export function ListScreen(address: UrlSearch) {
  const isMobile = useIsMobile();
  return <ListFrame title={TITLE} List={isMobile ? MobileList : DesktopList} {...address} />;
}
