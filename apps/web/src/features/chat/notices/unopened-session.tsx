import { historyFailed } from '@saffron/contracts/history-texts';
import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { TriangleAlert } from 'lucide-react';
import { errorMessage, httpStatus } from '../../../lib/error-message.ts';

interface UnopenedSessionProps {
  error: unknown;
  onRetry: () => void;
  onNewChat: () => void;
}

const NOT_FOUND = 404;
const NO_ID = 400;

/** Takes the place of a conversation that could not be loaded. */
export function UnopenedSession({ error, onRetry, onNewChat }: UnopenedSessionProps) {
  const status = httpStatus(error);
  const isGone = status === NOT_FOUND || status === NO_ID;
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        heading="h1"
        title={isGone ? 'This conversation was not found' : 'This conversation could not be loaded'}
        description={
          isGone
            ? 'It was deleted, or it belongs to another account.'
            : status === null
              ? errorMessage(error)
              : historyFailed(status)
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!isGone && <Button onClick={onRetry}>Try again</Button>}
            <Button variant={isGone ? 'primary' : 'secondary'} onClick={onNewChat}>
              New chat
            </Button>
          </div>
        }
      />
    </div>
  );
}
