import { Button } from '@saffron/ui/button';
import { MessageSquare } from 'lucide-react';

/** Starts a conversation about a restaurant. */
export function AskButton({ onAsk }: { onAsk: () => void }) {
  return (
    <Button variant="primary" onClick={onAsk}>
      <MessageSquare aria-hidden="true" className="size-4.5" />
      Ask about this place
    </Button>
  );
}
