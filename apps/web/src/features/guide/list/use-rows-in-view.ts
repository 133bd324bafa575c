import { type RefObject, useEffect, useState } from 'react';

/** Every row of the table has this height (`h-14`). */
export const ROW_HEIGHT_PX = 56;
/** Rows kept on either side of the window, so that a quick scroll finds them there. */
const SPARE = 8;
/** The window moves in steps, so that scrolling by a row renders nothing. */
const STEP = 6;

/** Which rows of a long table are near the window. */
export function useRowsInView(body: RefObject<HTMLElement | null>, count: number): { first: number; last: number } {
  // Negative near the top, where there is nothing above to keep.
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
