import type { ReplyStatus } from '@saffron/contracts/chat';
import { Button } from '@saffron/ui/button';
import { CircleAlert, RotateCcw, Square } from 'lucide-react';

const NOTES: Partial<Record<ReplyStatus, string>> = {
  stopped: 'Stopped',
  interrupted: 'Interrupted',
  failed: 'Incomplete',
};

interface ReplyEndingProps {
  status: 'stopped' | 'interrupted' | 'failed';
  /** The reply has no text. */
  empty: boolean;
  onRetry: (() => void) | null;
}

/** The status of an incomplete reply, with a Retry button. */
export function ReplyEnding({ status, empty, onRetry }: ReplyEndingProps) {
  const stopped = status === 'stopped';
  const Icon = stopped ? Square : CircleAlert;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
      <span className="inline-flex items-center gap-2">
        <Icon aria-hidden="true" className={stopped ? 'size-3.5 fill-current' : 'size-4.5 text-danger'} />
        {empty && !stopped ? 'No reply' : NOTES[status]}
      </span>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Retry
        </Button>
      )}
    </div>
  );
}
