import { expect, test } from 'vitest';
import { deferredWork, flushPromises } from '../test/deferred-work.ts';
import { coalesce, coalesceByKey } from './coalesce.ts';

test('calls during a read share the next read', async () => {
  const { begun, work } = deferredWork<string>();
  const read = coalesce(work);
  const first = read();
  const later = [read(), read(), read()];
  expect(begun).toHaveLength(1);
  begun[0]?.resolve('before');
  expect(await first).toBe('before');
  await flushPromises();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve('after');
  expect(await Promise.all(later)).toEqual(['after', 'after', 'after']);
  void read();
  expect(begun).toHaveLength(3);
});

test('a failed read fails only for its own callers', async () => {
  const { begun, work } = deferredWork<string>();
  const read = coalesce(work);
  const first = read();
  const second = read();
  begun[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await flushPromises();
  begun[1]?.resolve('back');
  expect(await second).toBe('back');
});

test('reads each key separately and again after all callers were served', async () => {
  const asked: string[] = [];
  const { begun, work } = deferredWork<string>();
  const read = coalesceByKey((key: string) => {
    asked.push(key);
    return work();
  });
  const [one, other, again] = [read('one'), read('other'), read('one')];
  expect(asked).toEqual(['one', 'other']);
  begun[0]?.resolve('before');
  begun[1]?.resolve('elsewhere');
  expect(await Promise.all([one, other])).toEqual(['before', 'elsewhere']);
  await flushPromises();
  begun[2]?.resolve('after');
  expect(await again).toBe('after');
  void read('one');
  expect(asked).toEqual(['one', 'other', 'one', 'one']);
});
