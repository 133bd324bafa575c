import { useNavigate } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A question that the new chat of this location asks at once. Not in the address, so that no link can ask in somebody's name. */
    ask?: string;
  }
}

/** Opens a new conversation that asks about a restaurant. The one that was open continues without it. */
export function useAskAbout() {
  const navigate = useNavigate();
  return (name: string) => void navigate({ to: '/home', search: { new: 1 }, state: { ask: `Tell me about ${name}` } });
}
