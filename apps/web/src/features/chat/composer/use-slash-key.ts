import { type RefObject, useEffect } from 'react';

const TAKEN = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** `/` focuses a field, unless the focused element uses the character itself. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TAKEN)) return;
      if (!field.current) return;
      event.preventDefault();
      field.current.focus();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [field]);
}
