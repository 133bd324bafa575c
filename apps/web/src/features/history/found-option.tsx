import type { FoundPiece } from '@saffron/contracts/chat-search';
import { UNTITLED } from '@saffron/contracts/history-texts';
import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { Found } from './use-session-search.ts';

/** A conversation or message that was found: its title, and the place in the message. */
export function FoundOption({ entry: { title, message, isMore } }: { entry: Found }) {
  const hasTitle = title.some(({ text }) => text !== '');
  return (
    <span className="min-w-0 flex-1 py-1.5">
      <span className={isMore ? 'sr-only' : 'block truncate'}>{hasTitle ? <Marked pieces={title} /> : UNTITLED}</span>
      {message && (
        <span className="line-clamp-2 text-sm text-ink-muted">
          {message.writer === 'diner' ? 'You: ' : `${PRODUCT_NAME}: `}
          <Marked pieces={message.snippet} />
        </span>
      )}
    </span>
  );
}

function Marked({ pieces }: { pieces: readonly FoundPiece[] }) {
  return pieces.map(({ text, hit }, at) =>
    hit ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity
        key={at}
        className="rounded-sm bg-accent-soft text-ink"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
