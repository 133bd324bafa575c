import { PRODUCT_NAME } from '@saffron/contracts/product';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** On navigation, sets the document title and moves the focus to the main content. */
export function PageChange() {
  // A conversation's address is another one of the same screen: what had the focus keeps it.
  const pathname = useRouterState({
    select: (state) => state.resolvedLocation?.pathname.replace(/^\/home\/c\/.*/, '/home'),
  });
  const title = useRouterState({
    select: (state) => state.matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const before = useRef<string>(undefined);

  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : `${PRODUCT_NAME} · Your AI dining expert`;
  }, [title]);

  useEffect(() => {
    if (pathname === undefined) return;
    if (before.current !== undefined && before.current !== pathname) focusMain();
    before.current = pathname;
  }, [pathname]);

  return null;
}

function focusMain() {
  const main = document.getElementById('main');
  // Keep a focus that the screen set itself.
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's part of the document title. */
    title?: string;
  }
}
