import { PRODUCT_NAME } from '@saffron/contracts/product';
import { memo, type ReactNode } from 'react';
import { AssistantReply } from '../reply/assistant-reply.tsx';
import type { CardComponent } from '../reply/reply-cards.tsx';
import type { Exchange } from '../state/chat-state.ts';
import { UserBubble } from './user-bubble.tsx';

export interface Conversation {
  exchanges: readonly Exchange[];
  /** So many cards side by side at the most. */
  columns?: 2 | 3;
  /** How a reply failed is not said. */
  quiet?: boolean;
  /** Null while nothing can be sent. */
  onRetry: ((key: string) => void) | null;
  onGrown: (what: 'text' | 'cards') => void;
  /** What stands below the last message. */
  children?: ReactNode;
}

/** The conversation, oldest first. It says nothing by itself: one live region elsewhere tells that a reply began and is here. */
export function MessageList(props: Conversation & { Card: CardComponent }) {
  const { exchanges, Card, columns = 3, quiet = false, onRetry, onGrown, children } = props;
  return (
    <div
      role="log"
      aria-label="Conversation"
      aria-live="off"
      className="flex flex-col gap-10 sm:gap-12 [&_:is(a,button)]:scroll-mt-24 [&_:is(a,button)]:scroll-mb-40"
    >
      {exchanges.map((exchange) => (
        <ExchangeView key={exchange.key} {...{ exchange, Card, columns, quiet, onRetry, onGrown }} />
      ))}
      {children}
    </div>
  );
}

type ExchangeViewProps = { exchange: Exchange; Card: CardComponent } & Required<
  Pick<Conversation, 'columns' | 'quiet' | 'onRetry' | 'onGrown'>
>;

// Every keystroke in the input and every bit of a reply passes here; only what changed is drawn again.
const ExchangeView = memo(function ExchangeView(props: ExchangeViewProps) {
  const { exchange, Card, columns, quiet, onRetry, onGrown } = props;
  return (
    <div data-exchange="" className="flex scroll-mt-22 flex-col gap-6">
      <UserBubble text={exchange.message} />
      <section>
        <h2 className="sr-only">{PRODUCT_NAME}'s reply</h2>
        <AssistantReply
          exchange={exchange}
          Card={Card}
          columns={columns}
          quiet={quiet}
          onRetry={onRetry && (() => onRetry(exchange.key))}
          onGrown={onGrown}
        />
      </section>
    </div>
  );
});
