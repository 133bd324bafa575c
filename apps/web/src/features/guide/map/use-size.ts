import { useLayoutEffect, useState } from 'react';
import type { Size } from './projection.ts';

/** Until it is measured. */
const ASSUMED: Size = { width: 800, height: 480 };

/** The size of an element in pixels. */
export function useSize(element: { current: Element | null }): Size {
  const [size, setSize] = useState(ASSUMED);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { width, height } = measured.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
