import { SCROLL_DELAY_MS } from '@saffron/contracts/limits';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/motion.ts';

/** Distance from the end of the page that counts as the bottom, in pixels. */
const NEAR = 48;
/** Distance from the newest text at which the jump button appears, in pixels. */
const AWAY = 160;
/** Space between a first card's facts and the composer, which fades what is just above it, in pixels. */
const ABOVE_COMPOSER = 24;
/** Space between the header and a reply, in pixels. */
const BELOW_HEADER = 16;
/** Part of the window that a question may take up above the beginning of its reply. */
const QUESTION_PART = 0.4;

/** Where an opened conversation is shown: at a message, where its last reply begins, or at its end. */
type Place = number | 'last reply' | 'end';

interface Settling {
  place: Place;
  /** Where the page was scrolled to. */
  top: number;
  isFocused: boolean;
}

const toBottom = () => pageEnd() - window.scrollY;

/** How far the end of the newest text is below the view; its cards need no jump. */
function toNewest(): number {
  const text = lastExchange()?.querySelector('[data-reply-text]');
  return text ? Math.min(toBottom(), text.getBoundingClientRect().bottom - viewEnd()) : toBottom();
}

/**
 * Scrolls to the newest text while the view is at the bottom of the page.
 *
 * @param thread the growing element
 */
export function useAutoScroll(thread: RefObject<HTMLElement | null>) {
  // Whether the user scrolled to the bottom; growth of the page does not change it.
  const following = useRef(true);
  const lastTop = useRef(0);
  const settling = useRef<Settling | null>(null);
  const [away, setAway] = useState(false);

  /** Decides from where the page was scrolled to whether to go on following. */
  const notice = useCallback(() => {
    const top = window.scrollY;
    if (toBottom() <= NEAR) following.current = true;
    else if (top < lastTop.current - 1) following.current = false;
    lastTop.current = top;
  }, []);

  useEffect(() => {
    lastTop.current = window.scrollY;
    function look() {
      notice();
      if (settling.current && Math.abs(window.scrollY - settling.current.top) > 1) settling.current = null;
      setAway(toNewest() > AWAY);
    }
    const over = new AbortController();
    const options = { passive: true, signal: over.signal };
    window.addEventListener('scroll', look, options);
    // From then on, the user decides what is in view; the same holds when they scroll.
    for (const use of ['pointerdown', 'keydown'])
      window.addEventListener(
        use,
        () => {
          settling.current = null;
        },
        options,
      );
    const sizes = new ResizeObserver(() => {
      if (settling.current) arrive(settling.current);
      setAway(toNewest() > AWAY);
    });
    if (thread.current) sizes.observe(thread.current);
    return () => {
      over.abort();
      sizes.disconnect();
    };
  }, [thread, notice]);

  /** Scrolls to the end of the page from any position. */
  const jump = useCallback(() => {
    following.current = true;
    lastTop.current = window.scrollY;
    settling.current = null;
    toEnd('smooth');
  }, []);

  /**
   * Scrolls to a place in an opened conversation and stays there, however long fonts and parts take to load, until the user scrolls, types
   * or clicks. A message gets the focus.
   */
  const settle = useCallback((place: Place) => {
    following.current = place === 'end';
    settling.current = { place, top: 0, isFocused: false };
    arrive(settling.current);
  }, []);

  /** Scrolls to new content after layout: to the end, or with cards as far as the reply and its first card are in view. */
  const follow = useCallback(
    (what: 'message' | 'text' | 'cards') => {
      // Growth decides where the end of a reply is shown that is still being written.
      if (settling.current?.place === 'end') settling.current = null;
      const move = () => {
        // A scroll up whose event is still to come also ends it; browsers report scrolls once a frame.
        notice();
        if (!following.current) return;
        if (what === 'cards') scrollTo(Math.min(pageEnd(), Math.max(window.scrollY, topWithCard())), 'smooth');
        else toEnd('smooth');
      };
      if (what === 'text') move();
      else setTimeout(move, SCROLL_DELAY_MS);
    },
    [notice],
  );

  return { away, jump, settle, follow };
}

const pageEnd = () => document.documentElement.scrollHeight - window.innerHeight;
/** Where the composer begins to cover the page. */
const viewEnd = () => document.querySelector('[data-composer]')?.getBoundingClientRect().top ?? window.innerHeight;
const toEnd = (behavior: ScrollBehavior) => scrollTo(pageEnd(), behavior);

function scrollTo(top: number, behavior: ScrollBehavior): void {
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : behavior });
}

const lastExchange = () => [...document.querySelectorAll<HTMLElement>('[data-exchange]')].at(-1);
const exchangeOf = (chatId: number) => document.querySelector<HTMLElement>(`[data-exchange="${chatId}"]`);

/** The scroll position with a place just below the header: the question with its reply, or the reply after a long question. */
function topOf(place: Place): number {
  if (place === 'end') return pageEnd();
  const exchange = place === 'last reply' ? lastExchange() : exchangeOf(place);
  if (!exchange) return pageEnd();
  const reply = exchange.querySelector('section');
  const { top } = exchange.getBoundingClientRect();
  const replyTop = reply?.getBoundingClientRect().top ?? top;
  const isLong = place === 'last reply' && replyTop - top > window.innerHeight * QUESTION_PART;
  const margin = Number.parseFloat(getComputedStyle(exchange).scrollMarginTop) || 0;
  return window.scrollY + (isLong ? replyTop : top) - margin;
}

/** The scroll position with the last question and its reply's first card in view; where both do not fit, the reply and its card. */
function topWithCard(): number {
  const reply = lastExchange()?.querySelector('section');
  const card = reply?.querySelector('[data-card-head]');
  if (!reply || !card) return topOf('last reply');
  const hidden = card.getBoundingClientRect().bottom + ABOVE_COMPOSER - viewEnd();
  const covered = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + BELOW_HEADER;
  const withReply = reply.getBoundingClientRect().top - Math.max(covered, BELOW_HEADER);
  return Math.max(topOf('last reply'), window.scrollY + Math.min(hidden, withReply));
}

/** A message gets the focus, once it is rendered. */
function arrive(settling: Settling): void {
  const { place } = settling;
  scrollTo(topOf(place), 'instant');
  settling.top = window.scrollY;
  const exchange = typeof place === 'number' && !settling.isFocused ? exchangeOf(place) : null;
  if (!exchange) return;
  exchange.tabIndex = -1;
  exchange.focus({ preventScroll: true });
  settling.isFocused = true;
}
