import type { MouseEvent } from 'react';

/** What takes clicks itself. */
const CONTROL = 'a, button, input, select, textarea, label';

/**
 * Handles the clicks on a row: one beside its controls goes to the first link in it, with the same modifier keys. A click that selects text
 * goes nowhere. With the keyboard, people use the link.
 *
 * @example <tr onClick={leadsOn} className="cursor-pointer"><th><PlaceLink id={id}>{name}</PlaceLink></th>…</tr>
 */
export function leadsOn(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, detail } = event;
  const isBeside = target instanceof Element && currentTarget.contains(target) && !target.closest(CONTROL);
  if (!isBeside || detail > 1 || getSelection()?.type === 'Range') return;
  const link = currentTarget.querySelector('a');
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  // The focus comes back to it when what it opens is closed.
  link?.focus({ preventScroll: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }));
}
