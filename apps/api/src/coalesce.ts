/**
 * Shares reads between concurrent callers. A caller that arrives during a read waits for the next one, so that every
 * caller gets a result that was read after its call.
 */
export function coalesce<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  const start = (): Promise<T> => {
    const result = read();
    running = result;
    const done = () => {
      if (running === result) running = null;
    };
    result.then(done, done);
    return result;
  };
  const startNext = () => {
    next = null;
    return start();
  };
  return () => {
    if (!running) return start();
    next ??= running.then(startNext, startNext);
    return next;
  };
}

/** Like `coalesce`, separately for each key. */
export function coalesceByKey<Key, T>(read: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const readers = new Map<Key, { read: () => Promise<T>; waiting: number }>();
  return async (key) => {
    const reader = readers.get(key) ?? { read: coalesce(() => read(key)), waiting: 0 };
    readers.set(key, reader);
    reader.waiting += 1;
    try {
      return await reader.read();
    } finally {
      reader.waiting -= 1;
      if (reader.waiting === 0) readers.delete(key);
    }
  };
}
