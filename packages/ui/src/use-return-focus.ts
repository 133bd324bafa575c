import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where the keyboard goes when a dialog without a Radix trigger closes: to the given element, else to the one that had it before.
 * Radix alone would leave it nowhere. Whatever took the keyboard meanwhile keeps it.
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
    // The page, or a dialog below this one, gets the keyboard when nobody takes it: that is no choice of a place in it.
    const active = document.activeElement;
    if (!active || active.contains(element)) element.focus();
  };
}
