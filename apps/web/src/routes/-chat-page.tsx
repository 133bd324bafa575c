import { type ComponentProps, lazy } from 'react';
import { RequireUser } from '../features/accounts/guards.tsx';
import { ChatScreen } from '../features/chat/screen/chat-screen.tsx';
import { late } from '../lib/late.ts';
import { loadStreamLinks } from '../trpc.ts';

const importConversation = () => import('./-conversation.tsx');
const Conversation = lazy(async () => ({ default: (await late(importConversation)).Conversation }));
const loadConversation = () => Promise.all([importConversation(), loadStreamLinks()]);

const NOTHING_ASKED = {};
const nothing = () => undefined;

type ChatPageProps = Pick<ComponentProps<typeof ChatScreen>, 'variant'> &
  Partial<Pick<ComponentProps<typeof ChatScreen>, 'search' | 'onSearchDone'>> &
  Pick<ComponentProps<typeof RequireUser>, 'turnedAway'>;

/** A chat with the guide's cards in it, for people who are signed in. */
export function ChatPage({ search = NOTHING_ASKED, onSearchDone = nothing, turnedAway, ...screen }: ChatPageProps) {
  return (
    <RequireUser {...(turnedAway && { turnedAway })}>
      {(user) => (
        <ChatScreen
          key={user.id}
          user={user}
          {...{ Conversation, loadConversation, search, onSearchDone }}
          {...screen}
        />
      )}
    </RequireUser>
  );
}
