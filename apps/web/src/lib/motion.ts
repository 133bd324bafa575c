import { readStored } from './stored.ts';

/** What the first screen needs of the preferences (`preferences.ts`). */
export const MOTION_KEY = 'motion';

export function motionReduced(): boolean {
  return document.documentElement.dataset.motion === 'reduced';
}

/** True if the setting or the system asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  return (
    motionReduced() || readStored(MOTION_KEY) === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
