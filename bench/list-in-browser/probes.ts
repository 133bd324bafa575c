/** Measurements recorded in the page, in ms. */
interface Probe {
  /** From each key press to the end of the frame that shows the key. */
  keys: number[];
  /** From the last key press to the end of the frame that shows the new result count. */
  lists: number[];
  /** Between consecutive frames. */
  frames: number[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page: records the latency of each key and, if the page shows a result count, of each change to it. */
export function watchKeys(): void {
  const probe: Probe = { keys: [], lists: [], frames: [] };
  window.probe = probe;
  let pressed = 0;

  // A task queued in a frame callback runs after that frame is painted; at this priority, before any other queued task.
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));

  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
      afterPaint(() => probe.keys.push(performance.now() - timeStamp));
    },
    { capture: true },
  );
  const status = document.querySelector('main [role=status]');
  if (!status) return;
  new MutationObserver(() => {
    const from = pressed;
    afterPaint(() => probe.lists.push(performance.now() - from));
  }).observe(status, { characterData: true, childList: true, subtree: true });
}

/** Runs in the page: records the intervals between frames from now on. */
export function watchFrames(): void {
  const frames: number[] = [];
  window.probe = { keys: [], lists: [], frames };
  let previous = performance.now();
  const next = (now: number) => {
    frames.push(now - previous);
    previous = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
