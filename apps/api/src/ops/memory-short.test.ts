import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

/** A process in which this share of the limit is in use, and of that so much garbage. */
function processWith(used: number, garbage: number) {
  const limit = getHeapStatistics().heap_size_limit;
  const state = { used, garbage, collections: 0 };
  const memory = createMemory({
    inUse: () => (state.used + state.garbage) * limit,
    collect: () => {
      state.collections += 1;
      state.garbage = 0;
      // As long as it takes, for a while no more is collected.
      const begun = performance.now();
      while (performance.now() - begun < 5);
    },
  });
  return { state, memory };
}

test('garbage is no reason to refuse anything', { tags: ['a91'] }, () => {
  const { state, memory } = processWith(0.5, 0.4);
  expect(memory.isShort()).toBe(false);
  state.garbage = 0.4;
  expect(memory.isShort()).toBe(false);
  expect(state.collections).toBe(1);
});

test('what is left without garbage is, and garbage is not collected for each call', { tags: ['a91'] }, () => {
  const { state, memory } = processWith(0.8, 0.1);
  expect([memory.isShort(), memory.isShort(), state.collections]).toEqual([true, true, 1]);
  state.used = 0.5;
  expect(memory.isShort()).toBe(false);
});

test('what grew since is seen once the process has collected garbage by itself', { tags: ['a91'] }, () => {
  const { state, memory } = processWith(0.5, 0.3);
  expect(memory.isShort()).toBe(false);
  state.used = 0.8;
  memory.collected();
  expect(memory.isShort()).toBe(true);
});

test('garbage can be collected', { tags: ['a91'] }, () => {
  const limit = getHeapStatistics().heap_size_limit;
  const dropped = new WeakRef({ some: 'thing' });
  let calls = 0;
  const memory = createMemory({ inUse: () => (calls++ === 0 ? limit : 0) });
  return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    expect(memory.isShort()).toBe(false);
    expect(dropped.deref()).toBeUndefined();
  });
});
