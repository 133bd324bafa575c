import { PLEASE_LOG_IN } from '@saffron/contracts/account-texts';
import { createFileRoute } from '@tanstack/react-router';
import { SIMPLE_CHAT } from '../../features/chat/variants/simple-chat.ts';
import { ChatPage } from '../-chat-page.tsx';

export const Route = createFileRoute('/_main/chat')({
  staticData: { title: 'Chat' },
  component: () => <ChatPage variant={SIMPLE_CHAT} signedOutToast={PLEASE_LOG_IN} />,
});
