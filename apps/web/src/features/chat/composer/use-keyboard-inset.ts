import { type RefObject, useEffect } from 'react';

/**
 * Lifts an element that is fixed to the bottom above the keyboard of a phone whose browser lays the page out behind it. Where
 * the page shrinks instead there is nothing to lift.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    function place() {
      if (!viewport || !element.current) return;
      // Zooming in shrinks the visual viewport too; that is no keyboard.
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
