import { Sheet } from '@saffron/ui/sheet';
import type { ReactNode } from 'react';
import { HistoryPanel, type HistoryPanelProps } from './history-panel.tsx';

interface SideDrawerProps extends HistoryPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Links below the conversations. */
  links: ReactNode;
  account: ReactNode;
}

export function SideDrawer({ open, onOpenChange, links, account, ...panel }: SideDrawerProps) {
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
      <HistoryPanel {...panel} />
    </Sheet>
  );
}
