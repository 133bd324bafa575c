/**
 * Waits for a promise with a timeout.
 *
 * @returns whether it was fulfilled in time; false if it was rejected
 */
export async function fulfilledWithin(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), milliseconds);
  const done = promise.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([done, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
