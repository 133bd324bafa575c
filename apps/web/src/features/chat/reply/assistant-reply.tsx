import { CARDS_DELAY_MS, SCROLL_EVERY_CHARACTERS } from '@saffron/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/motion.ts';
import type { Exchange } from '../state/chat-state.ts';
import { CopyButton } from './copy-button.tsx';
import { FollowUps } from './follow-ups.tsx';
import { type CardComponent, ReplyCards } from './reply-cards.tsx';
import { ReplyEnding } from './reply-ending.tsx';
import { ReplyText } from './reply-text.tsx';
import { shareableText } from './shareable-text.ts';
import { Thinking } from './thinking.tsx';
import { useDelayed } from './use-delayed.ts';
import { useTypedText } from './use-typed-text.ts';

interface AssistantReplyProps {
  exchange: Pick<Exchange, 'status' | 'text' | 'cards' | 'followUps' | 'alreadyRead'>;
  Card: CardComponent;
  columns: 2 | 3;
  /** Shows no failures. */
  quiet: boolean;
  /** Null while nothing can be sent. */
  onRetry: (() => void) | null;
  /** Sends a follow-up; null for replies that others follow, and while nothing can be sent. */
  onAsk: ((message: string) => void) | null;
  /** Called when the reply has grown enough to scroll. */
  onGrown: (what: 'text' | 'cards') => void;
}

/** A reply: the animated text, then the cards, then the actions. */
export function AssistantReply({ exchange, Card, columns, quiet, onRetry, onAsk, onGrown }: AssistantReplyProps) {
  const { status, text, cards, followUps, alreadyRead } = exchange;
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
    onGrown('text');
  }, [steps, onGrown]);
  useEffect(() => {
    if (ended && !wasComplete) onGrown('cards');
  }, [ended, wasComplete, onGrown]);

  if (typing && !shown) return <Thinking />;
  return (
    <div className="flex flex-col gap-5">
      {shown && <ReplyText text={shown} cursor={typing} />}
      {ended && cards.length > 0 && <ReplyCards cards={cards} Card={Card} rising={!wasComplete} columns={columns} />}
      {ended && (
        <div className="-mt-2 flex flex-wrap items-center gap-x-4">
          {(status === 'stopped' || (!quiet && (status === 'interrupted' || status === 'failed'))) && (
            <ReplyEnding status={status} empty={!text} onRetry={onRetry} />
          )}
          {text && (
            <div className="-ml-2">
              <CopyButton text={shareableText(text, cards)} />
            </div>
          )}
        </div>
      )}
      {ended && onAsk && followUps.length > 0 && <FollowUps {...{ followUps, onAsk }} />}
    </div>
  );
}
