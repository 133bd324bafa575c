import { useIsMobile } from '../../../lib/use-media-query.ts';
import { DesktopList } from './desktop-list.tsx';
import { ListFrame, LoadingFrame } from './list-frame.tsx';
import { MobileList } from './mobile-list.tsx';
import type { UrlSearch } from './use-filters.ts';

function Title() {
  const isMobile = useIsMobile();
  if (typeof window !== 'undefined') return isMobile ? 'Restaurant List (Styled)' : 'Restaurant List';
  // The prerendered page does not know the width.
  return (
    <>
      Restaurant List<span className="md:hidden"> (Styled)</span>
    </>
  );
}

/** The restaurant list while the user loads. */
export const LoadingList = () => <LoadingFrame title={<Title />} />;

/** The restaurant list: a table on desktop, cards on mobile. */
export function ListScreen(address: UrlSearch) {
  return <ListFrame title={<Title />} List={useIsMobile() ? MobileList : DesktopList} {...address} />;
}
