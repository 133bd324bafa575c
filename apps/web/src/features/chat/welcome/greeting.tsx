import type { CurrentUser } from '@saffron/contracts/accounts';
import { ArrowUpRight } from 'lucide-react';
import { greetingName } from '../../../lib/display-name.ts';

/** Example requests that any guide can answer: they name no dish or place. */
const EXAMPLES = [
  'A quiet dinner for two',
  'A cheap and cheerful lunch',
  'Good drinks with something to eat',
  'A special dinner, with reservations',
];

export interface GreetingProps {
  user: Pick<CurrentUser, 'name' | 'username'> | null;
  /** Null while nothing can be sent. */
  onAsk: ((text: string) => void) | null;
}

/** The start of a new chat: a greeting, the prompt, and example requests. */
export function Greeting({ user, onAsk }: GreetingProps) {
  return (
    <div className="flex flex-col">
      <h1 className="display text-hero tracking-tighter wrap-anywhere">Hello {greetingName(user)}</h1>
      <p className="mt-4 max-w-read text-lg text-ink-muted">
        Tell me about the dining experience you're looking for...
      </p>
      {onAsk && (
        <ul aria-label="Examples" className="mt-8 grid gap-x-8 sm:mt-10 sm:grid-cols-2">
          {EXAMPLES.map((text) => (
            <li key={text} className="border-t border-line">
              <button
                type="button"
                onClick={() => onAsk(text)}
                className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-sm py-3 text-left transition-colors hover:text-accent"
              >
                {text}
                <ArrowUpRight
                  aria-hidden="true"
                  className="size-4.5 shrink-0 text-ink-muted transition-colors group-hover:text-accent"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
