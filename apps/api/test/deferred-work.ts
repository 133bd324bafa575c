/** Work whose promises the test resolves. */
export function deferredWork<T>() {
  const begun: PromiseWithResolvers<T>[] = [];
  const work = () => {
    const one = Promise.withResolvers<T>();
    begun.push(one);
    return one.promise;
  };
  return { begun, work };
}

/** Runs all pending promise callbacks. */
export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
