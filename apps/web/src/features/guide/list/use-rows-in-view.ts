import { type RefObject, useEffect, useState } from 'react';

/** Extra rows above and below the viewport, for fast scrolling. */
const SPARE = 8;
/** The rendered range moves in steps of this many rows, to render less often. */
const STEP = 6;

/**
 * The range of rows near the viewport.
 *
 * @param rowHeight of every row, in pixels
 */
export function useRowsInView(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { first: number; last: number } {
  // Negative near the top, where no rows exist above the range.
  const [first, setFirst] = useState(-SPARE);
  const inWindow = Math.ceil(window.innerHeight / rowHeight);

  useEffect(() => {
    function measure() {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const row = Math.floor(-top / rowHeight) - SPARE;
      setFirst(row - (row % STEP));
    }
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [body, rowHeight]);

  const start = Math.min(first, count - 1);
  return { first: Math.max(0, start), last: Math.min(count, start + inWindow + 2 * SPARE + STEP) };
}
