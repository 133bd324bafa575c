import { useEffect, useState } from 'react';

/** True from `ms` after the condition came true. True at once if it was so from the beginning. */
export function useDelayed(condition: boolean, ms: number): boolean {
  const [later, setLater] = useState(condition);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [condition, ms]);
  return condition && later;
}
