import { Button } from '@saffron/ui/button';

interface RefusalNoticeProps {
  message: string;
  /** Null in a new chat. */
  onNewChat: (() => void) | null;
}

/** Shown when a limit of the account has refused a message, whose text is back in the input. */
export function RefusalNotice({ message, onNewChat }: RefusalNoticeProps) {
  return (
    <div role="alert" className="flex justify-center">
      <p className="rounded-lg bg-sunken px-4 py-2 text-center text-sm">
        {message}{' '}
        {onNewChat && (
          <Button size="sm" variant="quiet" onClick={onNewChat}>
            New chat
          </Button>
        )}
      </p>
    </div>
  );
}
