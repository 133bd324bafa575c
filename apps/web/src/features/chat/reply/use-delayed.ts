import { useEffect, useState } from 'react';

/** True `ms` milliseconds after the condition became true; immediately if it was true on mount. */
export function useDelayed(condition: boolean, ms: number): boolean {
  const [later, setLater] = useState(condition);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [condition, ms]);
  return condition && later;
}
