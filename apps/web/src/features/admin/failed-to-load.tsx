import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { TriangleAlert } from 'lucide-react';
import { errorMessage } from '../../lib/error-message.ts';

interface FailedToLoadProps {
  title: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** An error in place of a tab's content. */
export function FailedToLoad({ title, error, retrying, onRetry }: FailedToLoadProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title={title}
        description={errorMessage(error)}
        action={
          <Button pending={retrying} onClick={onRetry}>
            Try again
          </Button>
        }
        className="py-24"
      />
    </div>
  );
}
