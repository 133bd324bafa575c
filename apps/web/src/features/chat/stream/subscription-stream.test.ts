import { expect, test, vi } from 'vitest';
import { type Source, subscriptionStream } from './subscription-stream.ts';

function subscription() {
  const { promise, resolve } = Promise.withResolvers<Source<number>>();
  const unsubscribe = vi.fn();
  const leave = new AbortController();
  const stream = subscriptionStream<number>((source) => {
    resolve(source);
    return unsubscribe;
  }, leave.signal);
  return { stream, source: promise, unsubscribe, leave };
}

async function rest(stream: AsyncIterable<number>): Promise<number[]> {
  const items: number[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

test('yields items in order, whether they arrive before or after a read', async () => {
  const { stream, source, unsubscribe } = subscription();
  const reading = rest(stream);
  const { next, end } = await source;
  next(1);
  next(2);
  await Promise.resolve();
  next(3);
  end();
  expect(await reading).toEqual([1, 2, 3]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a failure comes after earlier items', async () => {
  const { stream, source } = subscription();
  const first = stream.next();
  const { next, fail } = await source;
  next(1);
  fail(new Error('gone'));
  expect((await first).value).toBe(1);
  await expect(stream.next()).rejects.toThrow('gone');
});

test('leaving the loop ends the subscription', async () => {
  const { stream, source, unsubscribe } = subscription();
  const reading = (async () => {
    for await (const item of stream) return item;
    return null;
  })();
  (await source).next(7);
  expect(await reading).toBe(7);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('aborting the signal ends it too', async () => {
  const { stream, source, unsubscribe, leave } = subscription();
  const reading = rest(stream);
  await source;
  leave.abort();
  expect(await reading).toEqual([]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});
