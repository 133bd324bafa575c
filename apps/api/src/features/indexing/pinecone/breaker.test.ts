import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

test('after a failure, sends one request per second without waiting, until one succeeds', () => {
  let time = 0;
  const breaker = createBreaker(() => time);
  expect([breaker.advice(), breaker.advice()]).toEqual(['wait', 'wait']);
  breaker.failed();
  expect([breaker.advice(), breaker.advice()]).toEqual(['skip', 'skip']);
  time = 1000;
  expect([breaker.advice(), breaker.advice()]).toEqual(['ask', 'skip']);
  breaker.failed();
  time = 1999;
  expect(breaker.advice()).toBe('skip');
  time = 2000;
  expect(breaker.advice()).toBe('ask');
  breaker.succeeded();
  expect(breaker.advice()).toBe('wait');
});
