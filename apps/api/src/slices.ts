import { setImmediate as turn } from 'node:timers/promises';

/**
 * Work in steps of a few milliseconds. Each `yield` is a place to pause, and returns the milliseconds of processor time that the work has
 * taken until its last pause; nothing where nobody counts.
 */
export type Steps<T> = Generator<void, T, number | undefined>;

/** Milliseconds after which others get their turn. */
const SLICE_MS = 5;

/** Takes all steps at once, which blocks until the work is done. */
export function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Work that is done once for each pair of objects that never change, and remembered with them: the steps of the first time, and the same
 * result without steps from then on.
 */
export function oncePer<A extends object, B extends object, T>(
  work: (a: A, b: B) => Steps<T>,
): (a: A, b: B) => Steps<T> {
  const known = new WeakMap<A, WeakMap<B, { result: T }>>();
  return function* (a, b) {
    const results = known.get(a) ?? new WeakMap<B, { result: T }>();
    known.set(a, results);
    const before = results.get(b);
    if (before) return before.result;
    const result = yield* work(a, b);
    results.set(b, { result });
    return result;
  };
}

/**
 * Takes steps in slices of {@link SLICE_MS}.
 *
 * @param pause gets the processor time that was taken, and resolves when the next slice may begin
 */
export async function inSlices<T>(
  steps: Steps<T>,
  pause: (worked: number) => Promise<unknown> = () => turn(),
): Promise<T> {
  for (let worked = 0; ; await pause(worked)) {
    const slice = takeSlice(steps, worked);
    if (slice.done) return slice.value;
    worked += slice.worked;
  }
}

function takeSlice<T>(steps: Steps<T>, worked: number): { done: true; value: T } | { done: false; worked: number } {
  // Unlike the time that passes, it does not depend on what else the machine does.
  const used = process.threadCpuUsage();
  const from = performance.now();
  do {
    const step = steps.next(worked);
    if (step.done) return { done: true, value: step.value };
  } while (performance.now() - from < SLICE_MS);
  const { user, system } = process.threadCpuUsage(used);
  return { done: false, worked: (user + system) / 1000 };
}

/**
 * A queue of work of which one slice is taken in each turn of the event loop, so that much work delays others no more than little does. Next is
 * what has taken least until then: who asks something ordinary does not wait for those who ask all that a message can hold.
 */
export function createQueue(): <T>(steps: Steps<T>) => Promise<T> {
  const waiting: { worked: number; begin: () => void }[] = [];
  const next = () => {
    const least = waiting.reduce((one, other) => (other.worked < one.worked ? other : one));
    waiting.splice(waiting.indexOf(least), 1);
    least.begin();
    if (waiting.length > 0) setImmediate(next);
  };
  const pause = (worked: number) =>
    new Promise<void>((begin) => {
      waiting.push({ worked, begin });
      if (waiting.length === 1) setImmediate(next);
    });
  return async (steps) => {
    await pause(0);
    return inSlices(steps, pause);
  };
}
