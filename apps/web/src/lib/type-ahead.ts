let loaded = false;
let typed = '';
let onCancel: () => void = dropTyping;

/**
 * Keeps what is typed for a field whose code is still loading, which would otherwise reach the focused element. Does nothing once the field has
 * been there.
 *
 * @param cancel runs on Escape
 */
export function keepTyping(cancel: () => void): void {
  if (loaded) return;
  typed = '';
  onCancel = cancel;
  window.addEventListener('keydown', keep, true);
}

/** Stops, and forgets what was typed. */
export function dropTyping(): void {
  window.removeEventListener('keydown', keep, true);
  typed = '';
}

/** @returns what was typed for the field, which is there from now on, and whether Enter was the last key */
export function takeTyping(): { text: string; entered: boolean } {
  const taken = { text: typed.replaceAll('\n', ''), entered: typed.endsWith('\n') };
  loaded = true;
  dropTyping();
  return taken;
}

function keep(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    dropTyping();
    onCancel();
  } else if (event.key === 'Enter') typed += '\n';
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
