import { type LocalTime, localTime } from '@saffron/contracts/hours/status';
import { useMemo, useSyncExternalStore } from 'react';
import { useGuideSettings } from './guide-settings.ts';

const MINUTE_MS = 60_000;

/** The number of the current minute since 1970. */
const minuteNow = (): number => Math.floor(Date.now() / MINUTE_MS);

// One timer for all components, which is set only while the page is visible.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tell() {
  for (const listener of listeners) listener();
}

function tick() {
  clearTimeout(timer);
  if (document.hidden) return;
  timer = setTimeout(
    () => {
      tell();
      tick();
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
}

function visibilityChanged() {
  if (!document.hidden) tell();
  tick();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', visibilityChanged);
    tick();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', visibilityChanged);
    clearTimeout(timer);
  };
}

/**
 * The local time in a time zone, to the minute; the same object during one minute.
 *
 * @returns null for a time zone that the browser does not know
 */
export function useLocalTime(timeZone: string): LocalTime | null {
  const minute = useSyncExternalStore(subscribe, minuteNow, minuteNow);
  return useMemo(() => {
    try {
      return localTime(new Date(minute * MINUTE_MS), timeZone);
    } catch {
      return null;
    }
  }, [minute, timeZone]);
}

/**
 * The local time of the guide, to the minute.
 *
 * @returns undefined while the guide's time zone loads; null if it cannot be loaded or the browser does not know it
 */
export function useGuideTime(): LocalTime | null | undefined {
  const { data, errorUpdateCount } = useGuideSettings();
  const time = useLocalTime(data?.timeZone ?? 'UTC');
  if (data) return time;
  // A query that failed is pending again when the next component asks for it.
  return errorUpdateCount > 0 ? null : undefined;
}
