import { Button } from '@saffron/ui/button';
import { Kbd } from '@saffron/ui/kbd';
import { Search, SquarePen } from 'lucide-react';
import { HistoryList } from './history-list.tsx';

export interface HistoryPanelProps {
  onNewChat: () => void;
  onSearch: () => void;
  onSelect: (sessionId: number) => void;
}

/** New chat, search, and the list of conversations: the content of the drawer and of the docked sidebar. */
export function HistoryPanel({ onNewChat, onSearch, onSelect }: HistoryPanelProps) {
  return (
    <>
      <Button variant="secondary" className="w-full" onClick={onNewChat}>
        <SquarePen aria-hidden="true" className="size-4.5" />
        New Chat
      </Button>
      <button
        type="button"
        onClick={onSearch}
        className="-mx-2 mt-2 mb-3 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 text-[0.9375rem] font-medium transition-colors hover:bg-hover"
      >
        <Search aria-hidden="true" className="size-5 text-ink-muted" />
        <span className="flex-1 text-left">Search</span>
        <span aria-hidden="true" className="pointer-coarse:hidden">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      <div className="-mx-2">
        <HistoryList onSelect={onSelect} />
      </div>
    </>
  );
}
