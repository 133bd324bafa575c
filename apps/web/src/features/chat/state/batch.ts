export interface Batch<T> {
  add(item: T): void;
  /** Delivers pending items immediately. */
  flush(): void;
}

/** Groups items and delivers them at most once per `everyMs` milliseconds; the first immediately. */
export function batch<T>(everyMs: number, deliver: (items: T[]) => void): Batch<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    last = Date.now();
    deliver(items);
  }

  return {
    add(item) {
      waiting.push(item);
      timer ??= setTimeout(flush, Math.max(0, last + everyMs - Date.now()));
    },
    flush,
  };
}
