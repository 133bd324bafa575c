import { CARDS_DELAY_MS, SCROLL_EVERY_CHARACTERS } from '@saffron/contracts/limits';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { prefersReducedMotion } from '../../../lib/motion.ts';
import type { Exchange } from '../state/chat-state.ts';
import { CopyButton } from './copy-button.tsx';
import { FollowUps } from './follow-ups.tsx';
import { useNamedPlaces } from './named-places.tsx';
import { type CardComponent, ReplyCards } from './reply-cards.tsx';
import { ReplyEnding } from './reply-ending.tsx';
import { ReplyText } from './reply-text.tsx';
import { shareableText } from './shareable-text.ts';
import { Thinking } from './thinking.tsx';
import { useDelayed } from './use-delayed.ts';
import { useTypedText } from './use-typed-text.ts';

const ReplyActions = lazy(() =>
  loadModule(() => import('./reply-actions.tsx')).then(({ ReplyActions }) => ({ default: ReplyActions })),
);

interface AssistantReplyProps {
  exchange: Pick<
    Exchange,
    'chatId' | 'status' | 'text' | 'cards' | 'followUps' | 'alreadyRead' | 'versions' | 'rating'
  >;
  Card: CardComponent;
  columns: 2 | 3;
  /** Shows no failures. */
  quiet: boolean;
  /** Null while nothing can be sent. */
  onRetry: (() => void) | null;
  /** Null while nothing can be sent. */
  onRegenerate: (() => void) | null;
  /** Null while nothing can be sent. */
  onVersion: ((chatId: number) => void) | null;
  /** Sends a follow-up; null for replies that others follow, and while nothing can be sent. */
  onAsk: ((message: string) => void) | null;
  /** Called when the reply has grown enough to scroll. */
  onGrown: (what: 'text' | 'cards') => void;
}

/** A reply: the animated text, then the cards, then the actions. */
export function AssistantReply(props: AssistantReplyProps) {
  const { exchange, Card, columns, quiet, onRetry, onRegenerate, onVersion, onAsk, onGrown } = props;
  const { chatId, status, text, cards, followUps, alreadyRead, versions, rating } = exchange;
  const places = useNamedPlaces(chatId);
  const open = status === 'waiting' || status === 'streaming';
  // A stopped reply shows its text without animation.
  const { shown, typing } = useTypedText({ text, whole: !open, from: alreadyRead, atOnce: status === 'stopped' });
  const ended = useDelayed(!typing, prefersReducedMotion() ? 0 : CARDS_DELAY_MS);
  const [wasComplete] = useState(!typing);

  const steps = Math.floor(shown.length / SCROLL_EVERY_CHARACTERS);
  const seen = useRef(Math.floor(alreadyRead / SCROLL_EVERY_CHARACTERS));
  useEffect(() => {
    if (steps <= seen.current) return;
    seen.current = steps;
    // Text that comes all at once is there with its cards, which scroll less far.
    if (!ended) onGrown('text');
  }, [steps, ended, onGrown]);
  useEffect(() => {
    if (ended && !wasComplete) onGrown('cards');
  }, [ended, wasComplete, onGrown]);

  if (typing && !shown) return <Thinking />;
  return (
    <div className="flex flex-col gap-5">
      {shown && <ReplyText text={shown} cursor={typing} places={places} />}
      {ended && cards.length > 0 && <ReplyCards cards={cards} Card={Card} rising={!wasComplete} columns={columns} />}
      {ended && (
        <div className="-mt-2 flex flex-wrap items-center gap-x-4">
          {(status === 'stopped' || (!quiet && (status === 'interrupted' || status === 'failed'))) && (
            <ReplyEnding status={status} empty={!text} onRetry={onRetry} />
          )}
          <div className="-ml-2 flex flex-wrap items-center">
            {text && <CopyButton text={shareableText(text, cards)} />}
            {chatId !== null && (
              <Suspense fallback={null}>
                <ReplyActions
                  {...{ chatId, versions, rating, onVersion }}
                  rateable={text !== ''}
                  onRegenerate={text ? onRegenerate : null}
                />
              </Suspense>
            )}
          </div>
        </div>
      )}
      {ended && onAsk && followUps.length > 0 && <FollowUps {...{ followUps, onAsk }} />}
    </div>
  );
}
