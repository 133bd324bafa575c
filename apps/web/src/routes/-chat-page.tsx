import { type ComponentProps, lazy } from 'react';
import { GuardSpinner, RequireUser } from '../features/accounts/guards.tsx';
import { ChatLoading, ConversationLoading } from '../features/chat/screen/chat-loading.tsx';
import { ChatScreen } from '../features/chat/screen/chat-screen.tsx';
import { loadReplies } from '../features/chat/stream/reply-server.ts';
import { loadModule } from '../lib/load-module.ts';
import { loadStreamLinks } from '../trpc.ts';

const importConversation = () => import('./-conversation.tsx');
const Conversation = lazy(async () => ({ default: (await loadModule(importConversation)).Conversation }));
const loadConversation = () => Promise.all([importConversation(), loadReplies(), loadStreamLinks()]);

const NO_SEARCH = {};
const noop = () => undefined;

type ChatPageProps = Pick<ComponentProps<typeof ChatScreen>, 'variant'> &
  Partial<Pick<ComponentProps<typeof ChatScreen>, 'search' | 'onSearchDone' | 'address'>> &
  Pick<ComponentProps<typeof RequireUser>, 'signedOutToast'>;

/** A chat with the guide's cards, for signed-in users. */
export function ChatPage({
  search = NO_SEARCH,
  onSearchDone = noop,
  address = null,
  signedOutToast,
  ...screen
}: ChatPageProps) {
  return (
    <RequireUser
      loading={<ChatLoading>{address?.sessionId == null ? <GuardSpinner /> : <ConversationLoading />}</ChatLoading>}
      {...(signedOutToast && { signedOutToast })}
    >
      {(user) => (
        <ChatScreen
          key={user.id}
          user={user}
          {...{ Conversation, loadConversation, search, onSearchDone, address }}
          {...screen}
        />
      )}
    </RequireUser>
  );
}
