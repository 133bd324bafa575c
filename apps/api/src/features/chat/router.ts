import {
  allowance,
  type ChatEvent,
  chatEntry,
  chatRef,
  chatSession,
  createSessionInput,
  followInput,
  recommendation,
  renameSessionInput,
  sendMessageInput,
  sessionRef,
} from '@saffron/contracts/chat';
import { tracked } from '@trpc/server';
import { z } from 'zod';
import { router, userProcedure } from '../../trpc.ts';
import { limitAsEvent } from './limit-as-event.ts';

export const chatRouter = router({
  /** Sends a message and streams the reply. Leaving the stream does not end the reply: `follow` finds it again. */
  send: userProcedure
    .input(sendMessageInput)
    .mutation(({ ctx, input }) => limitAsEvent(() => ctx.services.chat.send(ctx.user, input))),

  /** Sends a message and answers with the whole reply. */
  ask: userProcedure
    .input(sendMessageInput)
    .output(recommendation)
    .mutation(({ ctx, input }) => ctx.services.chat.ask(ctx.user, input)),

  /** The events of a reply from a position of its text; takes itself up again when the connection breaks. */
  follow: userProcedure.input(followInput).subscription(async function* ({ ctx, input }) {
    const at = input.lastEventId ? Number(input.lastEventId) || 0 : input.at;
    for await (const event of await ctx.services.chat.follow(ctx.user, input.chatId, at)) {
      yield tracked(String(positionAfter(event, at)), event);
    }
  }),

  /** The events of the user's newest reply, in progress or ended in the last five minutes; null when there is none. */
  followNewest: userProcedure.query(({ ctx }) => ctx.services.chat.followNewest(ctx.user)),

  /** Ends a reply early; the text so far stays. */
  stop: userProcedure
    .input(chatRef)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.chat.stop(ctx.user, input.chatId)),

  /** What is left of today's tokens. */
  allowance: userProcedure.output(allowance).query(({ ctx }) => ctx.services.chat.allowance(ctx.user)),

  /** The user's sessions, the one written in last first. */
  sessions: userProcedure.output(z.array(chatSession)).query(({ ctx }) => ctx.services.chat.sessions.list(ctx.user)),

  /** Begins an empty session; sending a message without one does it too. */
  createSession: userProcedure
    .input(createSessionInput)
    .output(chatSession)
    .mutation(({ ctx, input }) => ctx.services.chat.sessions.create(ctx.user, input.title)),

  /** Renames a session. */
  renameSession: userProcedure
    .input(renameSessionInput)
    .output(chatSession)
    .mutation(({ ctx, input }) => ctx.services.chat.sessions.rename(ctx.user, input.sessionId, input.title)),

  /** Deletes a session with its messages. */
  deleteSession: userProcedure
    .input(sessionRef)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.chat.sessions.remove(ctx.user, input.sessionId)),

  /** The messages of a session with their replies, oldest first. */
  entries: userProcedure
    .input(sessionRef)
    .output(z.array(chatEntry))
    .query(({ ctx, input }) => ctx.services.chat.sessions.entries(ctx.user, input.sessionId)),

  /** The messages of the session that was written in last. */
  recentEntries: userProcedure
    .output(z.array(chatEntry))
    .query(({ ctx }) => ctx.services.chat.sessions.recentEntries(ctx.user)),
});

/** The place in the text where a reader who has this event goes on. */
function positionAfter(event: ChatEvent, from: number): number {
  if (event.type === 'chunk') return event.at + event.text.length;
  return event.type === 'final' ? event.message.length : from;
}
