import { REPLY_IN_PROGRESS } from '@saffron/contracts/texts';
import { IconButton } from '@saffron/ui/icon-button';
import { RefreshCw } from 'lucide-react';
import type { Exchange } from '../state/chat-state.ts';
import { RatingButtons } from './rating-buttons.tsx';
import { Versions } from './versions.tsx';

interface ReplyActionsProps extends Pick<Exchange, 'versions' | 'rating'> {
  chatId: number;
  /** The reply has a text. */
  rateable: boolean;
  /** Null while nothing can be sent. */
  onRegenerate: (() => void) | null;
  /** Null while nothing can be sent. */
  onVersion: ((chatId: number) => void) | null;
}

/** What can be done about a reply besides copying it. */
export function ReplyActions({ chatId, versions, rating, rateable, onRegenerate, onVersion }: ReplyActionsProps) {
  return (
    <>
      {rateable && (
        <>
          <RatingButtons key={chatId} chatId={chatId} rating={rating} />
          <IconButton
            label="Regenerate"
            size="sm"
            disabled={onRegenerate === null}
            title={onRegenerate === null ? REPLY_IN_PROGRESS : 'Regenerate'}
            onClick={onRegenerate ?? undefined}
          >
            <RefreshCw />
          </IconButton>
        </>
      )}
      {versions.length > 1 && <Versions {...{ chatId, versions, onVersion }} />}
    </>
  );
}
