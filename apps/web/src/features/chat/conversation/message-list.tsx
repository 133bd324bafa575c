import { PRODUCT_NAME } from '@saffron/contracts/product';
import { memo, type ReactNode } from 'react';
import { AssistantReply } from '../reply/assistant-reply.tsx';
import { NamedPlacesProvider } from '../reply/named-places.tsx';
import type { CardComponent } from '../reply/reply-cards.tsx';
import type { Exchange } from '../state/chat-state.ts';
import { type Earlier, EarlierMessages } from './earlier-messages.tsx';
import { UserMessage } from './user-message.tsx';

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
  /** Sends another version of a message; null while nothing can be sent. */
  onEdit: ((key: string, message: string) => void) | null;
  /** Asks for another reply; null while nothing can be sent. */
  onRegenerate: ((key: string) => void) | null;
  /** Shows another version of a message, by its chat; null while nothing can be sent. */
  onVersion: ((chatId: number) => void) | null;
  onGrown: (what: 'text' | 'cards') => void;
  /** Content below the last message. */
  children?: ReactNode;
}

/** The conversation, oldest first. Not a live region: the chat screen announces replies in its own. */
export function MessageList(props: Conversation & { Card: CardComponent }) {
  const { exchanges, earlier, Card, columns = 3, quiet = false, onAsk, children, ...calls } = props;
  const { onRetry, onEdit, onRegenerate, onVersion, onGrown } = calls;
  return (
    <div
      role="log"
      aria-label="Conversation"
      aria-live="off"
      className="flex flex-col gap-10 sm:gap-12 [&_:is(a,button)]:scroll-mt-24 [&_:is(a,button)]:scroll-mb-56 short:[&_:is(a,button)]:scroll-my-4"
    >
      <EarlierMessages first={exchanges[0]?.key} earlier={earlier} />
      <NamedPlacesProvider exchanges={exchanges}>
        {exchanges.map((exchange, at) => (
          <ExchangeView
            key={exchange.key}
            {...{ exchange, Card, columns, quiet, onRetry, onEdit, onRegenerate, onVersion, onGrown }}
            onAsk={at === exchanges.length - 1 ? onAsk : null}
          />
        ))}
      </NamedPlacesProvider>
      {children}
    </div>
  );
}

type ExchangeViewProps = { exchange: Exchange; Card: CardComponent } & Required<
  Pick<Conversation, 'columns' | 'quiet' | 'onRetry' | 'onAsk' | 'onEdit' | 'onRegenerate' | 'onVersion' | 'onGrown'>
>;

// The list renders on every keystroke and chunk; memo limits that to the changed exchange.
const ExchangeView = memo(function ExchangeView(props: ExchangeViewProps) {
  const { exchange, Card, columns, quiet, onRetry, onAsk, onEdit, onRegenerate, onVersion, onGrown } = props;
  const { chatId } = exchange;
  return (
    <div
      data-exchange={chatId ?? ''}
      className="flex scroll-mt-22 flex-col not-short:max-md:scroll-mt-36 short:scroll-mt-4 gap-6"
    >
      <UserMessage
        text={exchange.message}
        onEdit={onEdit && chatId !== null ? (text) => onEdit(exchange.key, text) : null}
      />
      <section>
        <h2 className="sr-only">{PRODUCT_NAME}'s reply</h2>
        <AssistantReply
          exchange={exchange}
          Card={Card}
          columns={columns}
          quiet={quiet}
          onRetry={onRetry && (() => onRetry(exchange.key))}
          onRegenerate={onRegenerate && (() => onRegenerate(exchange.key))}
          onVersion={onVersion}
          onAsk={onAsk}
          onGrown={onGrown}
        />
      </section>
    </div>
  );
});
