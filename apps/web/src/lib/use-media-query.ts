import { MOBILE_BREAKPOINT_PX } from '@saffron/contracts/limits';
import { useSyncExternalStore } from 'react';

/** @param prerendered the answer for the page that is shown before any code has arrived */
export function useMediaQuery(query: string, prerendered = false): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => prerendered,
  );
}

/** True below the mobile breakpoint. */
export function useIsMobile(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`);
}
