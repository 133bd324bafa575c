import { useEffect, useState } from 'react';

/** After the first screen, in ms. */
const PAUSE = 200;

/** True once the first screen is there: what can wait until then does not delay it. */
export function useHasTime(): boolean {
  const [hasTime, setHasTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTime(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return hasTime;
}
