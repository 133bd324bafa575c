/** What the page itself takes down, in ms. */
interface Probe {
  /** From the press of a key to the end of the frame that shows it. */
  keys: number[];
  /** From the press of a key to the end of the frame that shows what was found. */
  lists: number[];
  /** From one frame to the next. */
  frames: number[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page: measures each key in a field, and where a line says how many were found, its change. */
export function watchKeys(): void {
  const probe: Probe = { keys: [], lists: [], frames: [] };
  window.probe = probe;
  let pressed = 0;

  // A task that a frame's callback queues runs once that frame was painted; at this priority, before whatever else waits.
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
  const found = document.querySelector('main [role=status]');
  if (!found) return;
  new MutationObserver(() => {
    const from = pressed;
    afterPaint(() => probe.lists.push(performance.now() - from));
  }).observe(found, { characterData: true, childList: true, subtree: true });
}

/** Runs in the page: takes down every frame from now on. */
export function watchFrames(): void {
  const frames: number[] = [];
  window.probe = { keys: [], lists: [], frames };
  let before = performance.now();
  const next = (now: number) => {
    frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
