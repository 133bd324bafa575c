import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Pages that load faster than this show no progress, in ms. */
const DELAY = 150;

/** A thin bar at the top of the window while a page loads. */
export function RouteProgress() {
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [pending]);

  return (
    shown && (
      <div
        role="progressbar"
        aria-label="Loading the page"
        className="pointer-events-none fixed inset-x-0 top-0 z-[70] h-0.75 animate-advance bg-accent"
      />
    )
  );
}
