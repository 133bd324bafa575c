import { TYPING_TICK_MS } from '@saffron/contracts/limits';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/preferences.ts';
import { advanceTyping } from './typing.ts';

interface TypedText {
  text: string;
  /** Nothing more will come. */
  whole: boolean;
  /** So many characters are there from the beginning. */
  from: number;
  /** Show all of it now. */
  atOnce?: boolean;
}

/** A text that appears as if typed. `typing` is true until its last character is there. */
export function useTypedText({ text, whole, from, atOnce = false }: TypedText): { shown: string; typing: boolean } {
  const [count, setCount] = useState(from);
  const still = atOnce || prefersReducedMotion();
  const behind = !still && count < text.length;
  // Read by the clock and no reason to set it again: text comes more often than the clock ticks.
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
