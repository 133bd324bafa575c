import { Button } from '@saffron/ui/button';
import { useState } from 'react';
import { type ConversationMessage, useOtherTabs } from '../../../lib/other-tabs.ts';
import type { ChatState } from '../state/chat-state.ts';

interface OtherTabNoticeProps extends Pick<ChatState, 'sessionId' | 'conversation'> {
  onShow: () => void;
  onNewChat: () => void;
}

const NOTICES = {
  wrote: { text: 'This conversation was updated in another tab.', action: 'Reload' },
  deleted: { text: 'This conversation was deleted in another tab.', action: 'New chat' },
};

/** Shown when another tab updated or deleted this conversation. */
export function OtherTabNotice({ sessionId, conversation, onShow, onNewChat }: OtherTabNoticeProps) {
  const [news, setNews] = useState<(ConversationMessage & { conversation: number }) | null>(null);
  useOtherTabs((message) => {
    if ('sessionId' in message && message.sessionId === sessionId) setNews({ ...message, conversation });
  });
  const notice = news?.sessionId === sessionId && news.conversation === conversation ? NOTICES[news.what] : null;
  return (
    <div role="status" className="flex justify-center empty:hidden">
      {notice && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-4 py-1 text-sm">
          {notice.text}
          <Button size="sm" variant="quiet" onClick={news?.what === 'deleted' ? onNewChat : onShow}>
            {notice.action}
          </Button>
        </p>
      )}
    </div>
  );
}
