import { useEffect, useEffectEvent } from 'react';

const TAKEN = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Runs an action on a key alone, unless the focused element uses the character itself.
 *
 * @param action returns false if it does nothing with the key
 */
export function usePlainKey(key: string, action: () => boolean): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TAKEN)) return;
      if (run()) event.preventDefault();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key]);
}

/** `/` focuses a field. */
export function useSlashKey(field: { current: HTMLElement | null }): void {
  usePlainKey('/', () => {
    field.current?.focus();
    return field.current !== null;
  });
}
