import { type ComponentType, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { type CardView, EXAMPLE_ANSWER, EXAMPLE_CARDS, EXAMPLE_QUESTION } from './example.ts';

const WORD_MS = 35;
const START_MS = 300;

/** An example conversation whose answer is being written. It has its final size from the start, so that the page does not shift. */
export function ExampleConversation({ Card }: { Card: ComponentType<CardView> }) {
  const words = EXAMPLE_ANSWER.split(' ');
  const written = useCount(words.length);
  const done = written === words.length;

  return (
    <figure
      aria-label="An example conversation"
      className="rounded-xl border border-line bg-surface p-4 shadow-lg sm:p-6"
    >
      <p className="ml-auto w-fit max-w-[85%] rounded-xl rounded-br-sm bg-accent-soft px-4 py-2.5">
        {EXAMPLE_QUESTION}
      </p>
      <div className="mt-5 grid text-[0.9375rem] sm:text-base">
        <p className="invisible col-start-1 row-start-1" aria-hidden="true">
          {EXAMPLE_ANSWER}
        </p>
        <p className="sr-only">{EXAMPLE_ANSWER}</p>
        <p className="col-start-1 row-start-1" aria-hidden="true">
          {words.slice(0, written).join(' ')}
          {!done && (
            <span className="ml-0.5 inline-block h-[1.05em] w-[0.5em] translate-y-[0.15em] animate-pulse bg-accent" />
          )}
        </p>
      </div>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        {EXAMPLE_CARDS.map((card) => (
          <Card key={card.id} card={card} headingLevel={2} className="h-full" />
        ))}
      </div>
    </figure>
  );
}

/** The number of words shown so far. */
function useCount(total: number): number {
  const [count, setCount] = useState(() => (prefersReducedMotion() ? total : 0));

  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => setCount(count + 1), count === 0 ? START_MS : WORD_MS);
    return () => clearTimeout(timer);
  }, [count, total]);

  return count;
}
