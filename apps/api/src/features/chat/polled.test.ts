import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { polled } from './polled.ts';

test('any number of followers cost one read in an interval, and each gets what was read after its call', {
  tags: ['a109'],
}, async () => {
  const reads: number[][] = [];
  const states = new Map([
    [1, 'a'],
    [2, 'b'],
  ]);
  const read = polled(async (ids: number[]) => {
    reads.push(ids);
    await delay(5);
    return new Map(ids.flatMap((id) => (states.has(id) ? [[id, states.get(id)] as const] : [])));
  }, 50);
  const begun = performance.now();
  const follow = async (id: number) => {
    while (performance.now() - begun < 500) expect(await read(id)).toBe(states.get(id));
  };
  await Promise.all(Array.from({ length: 300 }, (_, at) => follow((at % 3) + 1)));
  expect(reads.length).toBeLessThanOrEqual(500 / 50 + 2);
  expect(reads.every((ids) => new Set(ids).size === ids.length)).toBe(true);

  const first = read(1);
  states.set(1, 'changed');
  expect(await first).toBe('changed');
});

test('a read that fails fails for those who asked for it, and the next one is made', async () => {
  let isDown = true;
  const read = polled(async (ids: number[]) => {
    if (isDown) throw new Error('down');
    return new Map(ids.map((id) => [id, id]));
  }, 10);
  await expect(Promise.all([read(1), read(2)])).rejects.toThrow('down');
  isDown = false;
  expect(await read(1)).toBe(1);
});
