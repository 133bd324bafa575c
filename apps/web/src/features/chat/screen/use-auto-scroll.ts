import { SCROLL_DELAY_MS } from '@saffron/contracts/limits';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/preferences.ts';

/** So near to its end, a view counts as at its bottom, in pixels. */
const NEAR = 48;
/** What is opened finds its size within this time, in ms: pictures and fonts come late. */
const SETTLE_MS = 1000;
/** The button appears once more than this is out of sight. */
const AWAY = 160;

const toBottom = () => pageEnd() - window.scrollY;

/**
 * Keeps the newest text in sight for whoever is at the bottom of the page, and leaves everyone else where they are.
 *
 * @param thread what grows
 */
export function useAutoScroll(thread: RefObject<HTMLElement | null>) {
  // Whether the reader is at the bottom by their own choice; the page growing under them does not change that.
  const following = useRef(true);
  const settlingUntil = useRef(0);
  const [away, setAway] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    function look() {
      const left = toBottom();
      if (left <= NEAR) following.current = true;
      else if (window.scrollY < last - 1) following.current = false;
      last = window.scrollY;
      setAway(left > AWAY);
    }
    window.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(() => {
      if (following.current && Date.now() < settlingUntil.current) toEnd('instant');
      setAway(toBottom() > AWAY);
    });
    if (thread.current) sizes.observe(thread.current);
    return () => {
      window.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [thread]);

  /** To the end of the page, whatever is read now. */
  const jump = useCallback(() => {
    following.current = true;
    toEnd('smooth');
  }, []);

  /** A conversation was opened: its end is shown at once, and stays in sight until everything has its size. */
  const settle = useCallback(() => {
    following.current = true;
    settlingUntil.current = Date.now() + SETTLE_MS;
    toEnd('instant');
  }, []);

  /** A little later, when what was added has its place: to the end, or as far as the question stays in sight. */
  const follow = useCallback((what: 'message' | 'text' | 'cards') => {
    const move = () => {
      if (!following.current) return;
      if (what === 'cards') scrollTo(Math.min(pageEnd(), startOfLastExchange()), 'smooth');
      else toEnd('smooth');
    };
    if (what === 'text') move();
    else setTimeout(move, SCROLL_DELAY_MS);
  }, []);

  return { away, jump, settle, follow };
}

const pageEnd = () => document.documentElement.scrollHeight - window.innerHeight;
const toEnd = (behavior: ScrollBehavior) => scrollTo(pageEnd(), behavior);

function scrollTo(top: number, behavior: ScrollBehavior): void {
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : behavior });
}

/** Where the page stands when the last question is just below the header; never above where it is now. */
function startOfLastExchange(): number {
  const exchange = [...document.querySelectorAll<HTMLElement>('[data-exchange]')].at(-1);
  if (!exchange) return Number.POSITIVE_INFINITY;
  const margin = Number.parseFloat(getComputedStyle(exchange).scrollMarginTop) || 0;
  return Math.max(window.scrollY, window.scrollY + exchange.getBoundingClientRect().top - margin);
}
