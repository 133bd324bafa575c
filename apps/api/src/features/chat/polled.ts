import { setTimeout as delay } from 'node:timers/promises';

/**
 * Reads what all callers ask for together, at most once in an interval, however many they are. Each gets what was read after its call;
 * undefined if there is nothing.
 *
 * @param every milliseconds between two beginnings; the next read also waits for the end of the one before
 */
export function polled<Key, T>(
  readAll: (keys: Key[]) => Promise<ReadonlyMap<Key, T>>,
  every: number,
): (key: Key) => Promise<T | undefined> {
  let asked = new Map<Key, PromiseWithResolvers<T | undefined>>();
  let isRunning = false;
  let begunAt = -every;

  const run = async (): Promise<void> => {
    isRunning = true;
    while (asked.size > 0) {
      const wait = begunAt + every - performance.now();
      if (wait > 0) await delay(wait);
      const now = asked;
      asked = new Map();
      begunAt = performance.now();
      try {
        const found = await readAll([...now.keys()]);
        for (const [key, { resolve }] of now) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of now.values()) reject(error);
      }
    }
    isRunning = false;
  };

  return (key) => {
    const reader = asked.get(key) ?? Promise.withResolvers<T | undefined>();
    asked.set(key, reader);
    if (!isRunning) void run();
    return reader.promise;
  };
}
