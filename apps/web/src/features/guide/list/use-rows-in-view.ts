import { type RefObject, useEffect, useState } from 'react';

/** Every row of the table has this height (`h-14`). */
export const ROW_HEIGHT_PX = 56;
/** Extra rows above and below the viewport, for fast scrolling. */
const SPARE = 8;
/** The rendered range moves in steps of this many rows, to render less often. */
const STEP = 6;

/** The range of rows near the viewport. */
export function useRowsInView(body: RefObject<HTMLElement | null>, count: number): { first: number; last: number } {
  // Negative near the top, where no rows exist above the range.
  const [first, setFirst] = useState(-SPARE);
  const inWindow = Math.ceil(window.innerHeight / ROW_HEIGHT_PX);

  useEffect(() => {
    function measure() {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const row = Math.floor(-top / ROW_HEIGHT_PX) - SPARE;
      setFirst(row - (row % STEP));
    }
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [body]);

  const start = Math.min(first, count - 1);
  return { first: Math.max(0, start), last: Math.min(count, start + inWindow + 2 * SPARE + STEP) };
}
