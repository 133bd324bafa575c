import { createFileRoute } from '@tanstack/react-router';
import { SECOND_CHAT } from '../../features/chat/variants/second-chat.ts';
import { ChatPage } from '../-chat-page.tsx';

export const Route = createFileRoute('/_main/old-home')({
  staticData: { title: 'Explore' },
  component: () => <ChatPage variant={SECOND_CHAT} />,
});
