import type { ClaudeLimits } from './limits.ts';

/** A failed attempt, as far as it matters for retrying. */
export interface FailedAttempt {
  /** The HTTP status; null without a response. */
  status: number | null;
  /** Returns a response header by its lower-case name. */
  header: (name: string) => string | null;
}

/**
 * The delay before the next attempt in milliseconds, or null to give up. A 429 is retried only with a `retry-after`
 * header: without one it is caused by a spend limit and would fail until the next month.
 *
 * @param attempt the number of earlier failed attempts
 * @see https://platform.claude.com/docs/en/api/errors
 */
export function retryPause({ status, header }: FailedAttempt, attempt: number, limits: ClaudeLimits): number | null {
  if (attempt >= limits.retries || header('x-should-retry') === 'false') return null;
  const requested = requestedPause(header);
  const retryable = status === null || status === 408 || status >= 500 || (status === 429 && requested !== null);
  if (!retryable) return null;
  // Jitter, so that clients rejected at the same time do not retry at the same time.
  const backoff = limits.backoff * 2 ** attempt * (0.5 + Math.random() / 2);
  return requested === null ? backoff : Math.max(requested, 0) + Math.random() * limits.backoff;
}

function requestedPause(header: FailedAttempt['header']): number | null {
  const milliseconds = Number(header('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds;
  const value = header('retry-after');
  if (value === null) return null;
  const seconds = Number(value);
  const pause = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(pause) ? null : pause;
}
