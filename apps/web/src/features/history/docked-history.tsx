import type { ReactNode } from 'react';
import { HistoryPanel, type HistoryPanelProps } from './history-panel.tsx';

interface DockedHistoryProps extends HistoryPanelProps {
  /** Links below the conversations. */
  links: ReactNode;
  account: ReactNode;
}

/** The content of the drawer, beside the chat. */
export function DockedHistory({ links, account, ...panel }: DockedHistoryProps) {
  return (
    <>
      <h2 className="sr-only">Conversations</h2>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-5">
        <HistoryPanel {...panel} />
      </div>
      <div className="border-t border-line px-4 pt-3 pb-3">
        {links}
        {account}
      </div>
    </>
  );
}
