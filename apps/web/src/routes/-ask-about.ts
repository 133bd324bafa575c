import type { CurrentUser } from '@saffron/contracts/accounts';
import { useNavigate } from '@tanstack/react-router';
import { saveDraft } from '../lib/chat-memory.ts';

/** Opens a new conversation with a question about a restaurant, ready to send. */
export function useAskAbout() {
  const navigate = useNavigate();
  return ({ id }: CurrentUser, name: string): void => {
    saveDraft(id, null, `Tell me about ${name}`);
    void navigate({ to: '/home', search: { new: 1 } });
  };
}
