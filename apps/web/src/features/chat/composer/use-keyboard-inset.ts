import { type RefObject, useEffect } from 'react';

/**
 * Moves a bottom-fixed element above the on-screen keyboard in browsers that overlay the page with it. Where the page shrinks
 * instead, it does nothing.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    function place() {
      if (!viewport || !element.current) return;
      // Zooming in shrinks the visual viewport too.
      const hidden = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.current.style.bottom = hidden > 1 ? `${hidden}px` : '';
    }
    viewport.addEventListener('resize', place);
    viewport.addEventListener('scroll', place);
    return () => {
      viewport.removeEventListener('resize', place);
      viewport.removeEventListener('scroll', place);
    };
  }, [element]);
}
