import { useEffect, useEffectEvent } from 'react';

/** Runs an action on Ctrl or Cmd with a key, regardless of the focus. */
export function useShortcut(key: string, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== key || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key]);
}
