/** Work that is done when the test says so. */
export function deferredWork<T>() {
  const begun: PromiseWithResolvers<T>[] = [];
  const work = () => {
    const one = Promise.withResolvers<T>();
    begun.push(one);
    return one.promise;
  };
  return { begun, work };
}

/** Lets everything run that waits for nothing but promises. */
export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
