/** The producing end of a stream. */
export interface Source<T> {
  next(item: T): void;
  fail(error: unknown): void;
  end(): void;
}

/**
 * Turns a subscription into an async generator. Leaving the loop or aborting the signal ends the subscription.
 *
 * @param subscribe starts the subscription and returns a function that ends it
 */
export async function* subscriptionStream<T>(
  subscribe: (source: Source<T>) => () => void,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const items: T[] = [];
  let ending: { error: unknown } | 'done' | null = null;
  let wake = Promise.withResolvers<void>();
  const end = (how: NonNullable<typeof ending>) => {
    ending ??= how;
    wake.resolve();
  };
  const source: Source<T> = {
    next(item) {
      items.push(item);
      wake.resolve();
    },
    fail: (error) => end({ error }),
    end: () => end('done'),
  };
  const abort = () => end('done');
  signal.addEventListener('abort', abort, { once: true });
  const unsubscribe = subscribe(source);
  try {
    for (;;) {
      const item = items.shift();
      if (item !== undefined) yield item;
      else if (ending === null) {
        await wake.promise;
        wake = Promise.withResolvers();
      } else return finish(ending);
    }
  } finally {
    signal.removeEventListener('abort', abort);
    unsubscribe();
  }
}

function finish(ending: { error: unknown } | 'done'): void {
  if (ending !== 'done') throw ending.error;
}
