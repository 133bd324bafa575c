import { PRODUCT_NAME } from '@saffron/contracts/product';
import { memo, type ReactNode } from 'react';
import { AssistantReply } from '../reply/assistant-reply.tsx';
import type { CardComponent } from '../reply/reply-cards.tsx';
import type { Exchange } from '../state/chat-state.ts';
import { type Earlier, EarlierMessages } from './earlier-messages.tsx';
import { UserBubble } from './user-bubble.tsx';

export interface Conversation {
  exchanges: readonly Exchange[];
  /** Null if there are no messages before these. */
  earlier: Earlier | null;
  /** Maximum number of columns. */
  columns?: 2 | 3;
  /** Shows no failures. */
  quiet?: boolean;
  /** Null while nothing can be sent. */
  onRetry: ((key: string) => void) | null;
  /** Null while nothing can be sent. */
  onAsk: ((message: string) => void) | null;
  onGrown: (what: 'text' | 'cards') => void;
  /** Content below the last message. */
  children?: ReactNode;
}

/** The conversation, oldest first. Not a live region: the chat screen announces replies in its own. */
export function MessageList(props: Conversation & { Card: CardComponent }) {
  const { exchanges, earlier, Card, columns = 3, quiet = false, onRetry, onAsk, onGrown, children } = props;
  return (
    <div
      role="log"
      aria-label="Conversation"
      aria-live="off"
      className="flex flex-col gap-10 sm:gap-12 [&_:is(a,button)]:scroll-mt-24 [&_:is(a,button)]:scroll-mb-56 short:[&_:is(a,button)]:scroll-my-4"
    >
      <EarlierMessages first={exchanges[0]?.key} earlier={earlier} />
      {exchanges.map((exchange, at) => (
        <ExchangeView
          key={exchange.key}
          {...{ exchange, Card, columns, quiet, onRetry, onGrown }}
          onAsk={at === exchanges.length - 1 ? onAsk : null}
        />
      ))}
      {children}
    </div>
  );
}

type ExchangeViewProps = { exchange: Exchange; Card: CardComponent } & Required<
  Pick<Conversation, 'columns' | 'quiet' | 'onRetry' | 'onAsk' | 'onGrown'>
>;

// The list renders on every keystroke and chunk; memo limits that to the changed exchange.
const ExchangeView = memo(function ExchangeView(props: ExchangeViewProps) {
  const { exchange, Card, columns, quiet, onRetry, onAsk, onGrown } = props;
  return (
    <div data-exchange={exchange.chatId ?? ''} className="flex scroll-mt-22 flex-col short:scroll-mt-4 gap-6">
      <UserBubble text={exchange.message} />
      <section>
        <h2 className="sr-only">{PRODUCT_NAME}'s reply</h2>
        <AssistantReply
          exchange={exchange}
          Card={Card}
          columns={columns}
          quiet={quiet}
          onRetry={onRetry && (() => onRetry(exchange.key))}
          onAsk={onAsk}
          onGrown={onGrown}
        />
      </section>
    </div>
  );
});
