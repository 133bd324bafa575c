import { TYPING_TICK_MS } from '@saffron/contracts/limits';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/motion.ts';
import { advanceTyping } from './typing.ts';

interface TypedText {
  text: string;
  /** The text is complete. */
  whole: boolean;
  /** Characters shown from the start. */
  from: number;
  /** Shows the whole text immediately. */
  atOnce?: boolean;
}

/** Text with a typing animation. `typing` is true until the last character is shown. */
export function useTypedText({ text, whole, from, atOnce = false }: TypedText): { shown: string; typing: boolean } {
  const [count, setCount] = useState(from);
  const still = atOnce || prefersReducedMotion();
  const behind = !still && count < text.length;
  // A ref, because text arrives more often than the timer ticks and must not restart it.
  const latest = useRef<{ text: string; wholeSince: number | null }>({ text, wholeSince: null });

  useLayoutEffect(() => {
    latest.current.text = text;
    if (whole) latest.current.wholeSince ??= Date.now();
    if (still) setCount(text.length);
  }, [text, whole, still]);

  useEffect(() => {
    if (!behind) return;
    const timer = setInterval(() => {
      const { text: now, wholeSince } = latest.current;
      const wholeFor = wholeSince === null ? null : Date.now() - wholeSince;
      setCount((shown) => advanceTyping({ shown, wholeFor }, now));
    }, TYPING_TICK_MS);
    return () => clearInterval(timer);
  }, [behind]);

  return { shown: still ? text : text.slice(0, count), typing: !whole || behind };
}
