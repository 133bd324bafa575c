import { beforeEach, expect, test, vi } from 'vitest';
import { batch } from './batch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('the first item comes immediately, the others together after the interval', () => {
  const seen: { at: number; items: number[] }[] = [];
  const begun = Date.now();
  const together = batch<number>(30, (items) => seen.push({ at: Date.now() - begun, items }));
  for (let ms = 0; ms < 100; ms += 10) {
    together.add(ms);
    vi.advanceTimersByTime(10);
  }
  vi.runAllTimers();
  expect(seen.map(({ at }) => at)).toEqual([0, 30, 60, 90, 120]);
  expect(seen.flatMap(({ items }) => items)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
});

test('after a pause the next item is delivered immediately', () => {
  const seen: string[][] = [];
  const together = batch<string>(30, (items) => seen.push(items));
  together.add('a');
  vi.advanceTimersByTime(1000);
  together.add('b');
  vi.advanceTimersByTime(0);
  expect(seen).toEqual([['a'], ['b']]);
});

test('flushing delivers pending items once', () => {
  const seen: string[][] = [];
  const together = batch<string>(30, (items) => seen.push(items));
  together.add('a');
  together.flush();
  together.flush();
  vi.runAllTimers();
  expect(seen).toEqual([['a']]);
});
