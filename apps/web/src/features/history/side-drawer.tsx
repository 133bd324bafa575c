import { Button } from '@saffron/ui/button';
import { Sheet } from '@saffron/ui/sheet';
import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { HistoryList } from './history-list.tsx';

interface SideDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onNewChat: () => void;
  onSelect: (sessionId: number) => void;
  /** Links that depend on the user's role. */
  links: ReactNode;
  account: ReactNode;
}

export function SideDrawer({ open, onOpenChange, onNewChat, onSelect, links, account }: SideDrawerProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title="Conversations"
      footer={
        <>
          {links}
          {account}
        </>
      }
    >
      <Button variant="secondary" className="mb-5 w-full" onClick={onNewChat}>
        <SquarePen aria-hidden="true" className="size-4.5" />
        New Chat
      </Button>
      <div className="-mx-2">
        <HistoryList onSelect={onSelect} />
      </div>
    </Sheet>
  );
}
