import { useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

const CLAMPS = { 2: 'line-clamp-2', 3: 'line-clamp-3', 5: 'line-clamp-5' };

interface ClampedTextProps {
  children: string;
  /** The subject of the text, added to "More" and "Less" for screen readers. */
  about: string;
  /** The lines shown at first. */
  lines?: keyof typeof CLAMPS;
  className?: string;
}

/** Text clamped to a few lines, with a button to expand it. */
export function ClampedText({ children, about, lines = 5, className }: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  const id = useId();
  const label = open ? 'Less' : 'More';

  // Measure before the first paint, so that the button causes no layout shift, and when the width changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text must be measured again
  useLayoutEffect(() => {
    const paragraph = text.current;
    if (!paragraph || open) return;
    const measure = () => setCut(paragraph.scrollHeight > paragraph.clientHeight + 1);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(paragraph);
    return () => sizes.disconnect();
  }, [open, children]);

  return (
    <div>
      <p ref={text} id={id} className={cx(className, !open && CLAMPS[lines])}>
        {children}
      </p>
      {(cut || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${label} about ${about}`}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="touch-target relative mt-1 rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {label}
        </button>
      )}
    </div>
  );
}
