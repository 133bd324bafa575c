import type { ClaudeLimits } from './limits.ts';

/** What an attempt that brought no answer tells about trying again. */
export interface Refusal {
  /** The HTTP status; null when no response came. */
  status: number | null;
  /** Headers of the response, by lower-case name. */
  header: (name: string) => string | null;
}

/**
 * How long to wait before the next attempt, in milliseconds; null for not at all. A 429 is tried again only when Anthropic says when: the
 * one that a spend cap causes comes without `retry-after`, and every further attempt would fail until next month.
 *
 * @param attempt how many attempts failed before this one
 * @see https://platform.claude.com/docs/en/api/errors
 */
export function retryPause({ status, header }: Refusal, attempt: number, limits: ClaudeLimits): number | null {
  if (attempt >= limits.retries || header('x-should-retry') === 'false') return null;
  const told = requestedPause(header);
  const passing = status === null || status === 408 || status >= 500 || (status === 429 && told !== null);
  if (!passing) return null;
  // Jitter, so that those who were refused together do not come back together.
  const backoff = limits.backoff * 2 ** attempt * (0.5 + Math.random() / 2);
  return told === null ? backoff : Math.max(told, 0) + Math.random() * limits.backoff;
}

function requestedPause(header: Refusal['header']): number | null {
  const milliseconds = Number(header('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds;
  const value = header('retry-after');
  if (value === null) return null;
  const seconds = Number(value);
  const pause = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(pause) ? null : pause;
}
