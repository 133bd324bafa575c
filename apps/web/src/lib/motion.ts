import { readStored } from './stored.ts';

/** What the first screen needs of the preferences (`preferences.ts`). */
export const MOTION_KEY = 'motion';

export function motionReduced(): boolean {
  return document.documentElement.dataset.motion === 'reduced';
}

/** True if the setting or the system asks for reduced motion; false while a page is prerendered. */
export function prefersReducedMotion(): boolean {
  if (typeof document === 'undefined') return false;
  return (
    motionReduced() || readStored(MOTION_KEY) === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
