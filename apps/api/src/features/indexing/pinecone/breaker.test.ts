import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

test('after a failure nobody waits, one a second asks, and an answer makes all wait again', () => {
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
