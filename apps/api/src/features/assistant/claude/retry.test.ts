import { describe, expect, test } from 'vitest';
import { CLAUDE_LIMITS } from './limits.ts';
import { retryPause } from './retry.ts';

function pause(status: number | null, headers: Record<string, string> = {}, attempt = 0): number | null {
  return retryPause({ status, header: (name) => headers[name] ?? null }, attempt, CLAUDE_LIMITS);
}

test.each([null, 408, 500, 502, 503, 504, 529])('%s is retried after a growing pause with jitter', (status) => {
  const pauses = Array.from({ length: 50 }, () => pause(status) ?? Number.NaN);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(250);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(500);
  expect(new Set(pauses).size).toBeGreaterThan(1);
  expect(pause(status, {}, 1)).toBeGreaterThanOrEqual(500);
});

test.each([400, 401, 402, 403, 404, 413])('%i is not retried', (status) => {
  expect(pause(status, { 'retry-after': '1' })).toBeNull();
});

describe('429', () => {
  test.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after-ms': '1500', 'retry-after': '9' }, 1500],
    [{ 'retry-after': '-3' }, 0],
  ])('waits at least as long as %j requires', (headers, least) => {
    const waits = pause(429, headers) ?? Number.NaN;
    expect(waits).toBeGreaterThanOrEqual(least);
    expect(waits).toBeLessThanOrEqual(least + CLAUDE_LIMITS.backoff);
  });

  test('accepts a Retry-After date', () => {
    expect(pause(429, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() })).toBeGreaterThan(50_000);
  });

  test.each([[{}], [{ 'retry-after': 'soon' }]])('is not retried with %j', (headers) => {
    expect(pause(429, headers)).toBeNull();
  });
});

test('respects x-should-retry', () => {
  expect(pause(529, { 'x-should-retry': 'false' })).toBeNull();
});

test('retries at most twice', () => {
  expect(pause(529, {}, CLAUDE_LIMITS.retries)).toBeNull();
});
