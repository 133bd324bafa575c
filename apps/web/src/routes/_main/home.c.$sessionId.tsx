import { createFileRoute } from '@tanstack/react-router';

/** The address of a conversation. The chat at /home shows it, so that it stays mounted when a new chat gets its address. */
export const Route = createFileRoute('/_main/home/c/$sessionId')({
  params: {
    parse: ({ sessionId }) => ({ sessionId: Number(sessionId) || 0 }),
    stringify: ({ sessionId }) => ({ sessionId: String(sessionId) }),
  },
});
