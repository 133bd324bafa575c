import { SCROLL_DELAY_MS } from '@saffron/contracts/limits';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/preferences.ts';

/** Distance from the end of the page that counts as the bottom, in pixels. */
const NEAR = 48;
/** Time for fonts and images to load after opening a conversation, in ms. */
const SETTLE_MS = 1000;
/** Distance from the end at which the jump button appears, in pixels. */
const AWAY = 160;

const toBottom = () => pageEnd() - window.scrollY;

/**
 * Scrolls to the newest text while the view is at the bottom of the page.
 *
 * @param thread the growing element
 */
export function useAutoScroll(thread: RefObject<HTMLElement | null>) {
  // Whether the user scrolled to the bottom; growth of the page does not change it.
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

  /** Scrolls to the end of the page from any position. */
  const jump = useCallback(() => {
    following.current = true;
    toEnd('smooth');
  }, []);

  /** Scrolls to the end of an opened conversation and stays there while its layout settles. */
  const settle = useCallback(() => {
    following.current = true;
    settlingUntil.current = Date.now() + SETTLE_MS;
    toEnd('instant');
  }, []);

  /** Scrolls to new content after layout: to the end, or as far as the last question stays visible. */
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

/** The scroll position with the last question just below the header; never above the current position. */
function startOfLastExchange(): number {
  const exchange = [...document.querySelectorAll<HTMLElement>('[data-exchange]')].at(-1);
  if (!exchange) return Number.POSITIVE_INFINITY;
  const margin = Number.parseFloat(getComputedStyle(exchange).scrollMarginTop) || 0;
  return Math.max(window.scrollY, window.scrollY + exchange.getBoundingClientRect().top - margin);
}
