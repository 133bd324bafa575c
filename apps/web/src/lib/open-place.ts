import { useRouter } from '@tanstack/react-router';

/** From this width on, a restaurant opens beside what is on the screen. */
const WIDE = '(min-width: 68.75rem)';

const PAGE = '/restaurants/$restaurantId';

/** The restaurant in the side sheet. */
interface OpenedPlace {
  id: number;
  /** How many entries of the browser's history lead back to the screen without the sheet. */
  depth: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Only in masked locations: the address is that of the restaurant, the screen behind stays. */
    place?: OpenedPlace;
  }
}

/**
 * Opens restaurants at their address: on wide screens in a sheet beside the screen, which keeps its state; on others, and on the page
 * of another restaurant, as a page. A reload of the address and a link to it show the page.
 */
export function useOpenPlace() {
  const router = useRouter();

  /** Whether a restaurant would open in the sheet. */
  const opensBeside = () => matchMedia(WIDE).matches && !/^\/restaurants\/./.test(router.state.location.pathname);

  function openPlace(id: number): void {
    const params = { restaurantId: String(id) };
    if (!opensBeside()) {
      void router.navigate({ to: PAGE, params });
      return;
    }
    const depth = (router.state.location.state.place?.depth ?? 0) + 1;
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: { place: { id, depth } },
      mask: { to: PAGE, params, unmaskOnReload: true },
      resetScroll: false,
    });
  }

  return { opensBeside, openPlace };
}
