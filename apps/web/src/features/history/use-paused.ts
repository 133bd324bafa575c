import { useEffect, useState } from 'react';

/** After the last letter, in ms. */
const PAUSE = 150;

/** The text without spaces around it, a moment after it was typed; empty text at once. */
export function usePaused(text: string): string {
  const wanted = text.trim();
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted === '' ? '' : paused;
}
