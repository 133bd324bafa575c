import { useSyncExternalStore } from 'react';
import { MOTION_KEY, motionReduced } from './motion.ts';
import { readStored, writeStored } from './stored.ts';

export type Theme = 'system' | 'light' | 'dark';

// index.html reads the same keys before the first paint.
const THEME_KEY = 'theme';
const DATES_KEY = 'dates';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed() {
  for (const listener of listeners) listener();
}

function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  writeStored(THEME_KEY, theme === 'system' ? null : theme);
  paintBrowser();
  changed();
}

/** Matches the browser's toolbar to the background color of the page. */
function paintBrowser() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = getComputedStyle(document.body).backgroundColor;
}

export function setMotionReduced(reduced: boolean): void {
  if (reduced) document.documentElement.dataset.motion = 'reduced';
  else delete document.documentElement.dataset.motion;
  writeStored(MOTION_KEY, reduced ? 'reduced' : null);
  changed();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

/** The setting alone; `prefersReducedMotion` also checks the system's. */
export function useMotionReduced(): boolean {
  return useSyncExternalStore(subscribe, motionReduced);
}

/** Sets the date language; `null` selects the browser's. */
export function setDateLanguage(language: string | null): void {
  writeStored(DATES_KEY, language);
  chosenDates = language;
  changed();
}

// A copy in memory, because storage can be blocked.
let chosenDates: string | null | undefined;

function dateLanguage(): string | null {
  if (chosenDates === undefined) chosenDates = readStored(DATES_KEY);
  return chosenDates;
}

export function useDateLanguage(): string | null {
  return useSyncExternalStore(subscribe, dateLanguage, dateLanguage);
}
