import { Button } from '@saffron/ui/button';
import { useLayoutEffect, useRef } from 'react';

interface EarlierMessagesProps {
  /** The key of the first message shown; changes when messages are added above it. */
  first: string | undefined;
  /** Null if there are no earlier messages. */
  earlier: Earlier | null;
}

export interface Earlier {
  loading: boolean;
  onShow: () => void;
}

/** Adds earlier messages above the first one. That keeps its place on the screen, and takes over the focus of the button. */
export function EarlierMessages({ first, earlier }: EarlierMessagesProps) {
  const button = useRef<HTMLButtonElement>(null);
  const kept = useRef<{ exchange: HTMLElement; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when messages were added
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { exchange, top } = kept.current;
    kept.current = null;
    window.scrollBy({ top: topOf(exchange) - top, behavior: 'instant' });
    // A removed button leaves the focus on the page.
    if (document.activeElement !== (button.current ?? document.body)) return;
    exchange.tabIndex = -1;
    exchange.focus({ preventScroll: true });
  }, [first]);

  function show() {
    const exchange = document.querySelector<HTMLElement>('[data-exchange]');
    kept.current = exchange && { exchange, top: topOf(exchange) };
    earlier?.onShow();
  }

  return (
    earlier && (
      <Button ref={button} size="sm" pending={earlier.loading} onClick={show} className="min-h-11 self-center">
        Show earlier messages
      </Button>
    )
  );
}

/** The distance from the start of the page, in pixels. */
const topOf = (element: HTMLElement): number => window.scrollY + element.getBoundingClientRect().top;
