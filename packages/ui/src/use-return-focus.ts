import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus when a dialog without a Radix trigger closes: to the given element, or else to the previously focused one.
 * An element that was focused in the meantime keeps the focus.
 *
 * @returns a handler for `onCloseAutoFocus`
 */
export function useReturnFocus(open: boolean, target?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);

  return (event: Event) => {
    event.preventDefault();
    const element = target?.current ?? before.current;
    if (!(element instanceof HTMLElement) || !element.isConnected) return;
    // Focus on the page, or on a dialog below this one, is only a fallback of the browser.
    const active = document.activeElement;
    if (!active || active.contains(element)) element.focus();
  };
}
