import {
  allowance,
  type ChatEvent,
  chatEntries,
  chatRef,
  chatSession,
  createSessionInput,
  entriesInput,
  followInput,
  namedIn,
  namedInput,
  pinSessionInput,
  recommendation,
  renameSessionInput,
  sendMessageInput,
  sessionRef,
} from '@saffron/contracts/chat';
import { foundSession, searchSessionsInput } from '@saffron/contracts/chat-search';
import { rateInput } from '@saffron/contracts/ratings';
import { addChipInput, removeChipInput } from '@saffron/contracts/steering';
import { editInput, regenerateInput, showVersionInput } from '@saffron/contracts/versions';
import { tracked } from '@trpc/server';
import { z } from 'zod';
import { askerProcedure, largeAskerProcedure, router, streamProcedure } from '../../trpc.ts';
import { limitAsEvent } from './limit-as-event.ts';

export const chatRouter = router({
  /**
   * Sends a message and streams the reply. The reply continues if the client disconnects: use `follow` to resume it.
   */
  send: streamProcedure
    .input(sendMessageInput)
    .mutation(({ ctx, input, signal }) => limitAsEvent(() => ctx.services.chat.send(ctx.user, input, signal))),

  /** Takes back one thing that counts in a conversation, and streams the reply without it, as `send` does. */
  removeChip: streamProcedure
    .input(removeChipInput)
    .mutation(({ ctx, input, signal }) => limitAsEvent(() => ctx.services.chat.send(ctx.user, input, signal))),

  /** Adds one thing to what counts in a conversation, and streams the reply with it, as `send` does. */
  addChip: streamProcedure
    .input(addChipInput)
    .mutation(({ ctx, input, signal }) => limitAsEvent(() => ctx.services.chat.addChip(ctx.user, input, signal))),

  /** Sends another version of a message, and streams its reply as `send` does. What followed the earlier one is set aside with it. */
  edit: streamProcedure
    .input(editInput)
    .mutation(({ ctx, input, signal }) => limitAsEvent(() => ctx.services.chat.send(ctx.user, input, signal))),

  /** Streams another reply to a message, as `edit` does for another version of it. */
  regenerate: streamProcedure
    .input(regenerateInput)
    .mutation(({ ctx, input, signal }) => limitAsEvent(() => ctx.services.chat.send(ctx.user, input, signal))),

  /** Shows another version of a message with what followed it, and returns the newest messages. */
  showVersion: largeAskerProcedure
    .input(showVersionInput)
    .output(chatEntries)
    .mutation(({ ctx, input }) => ctx.services.chat.sessions.showVersion(ctx.user, input.sessionId, input.chatId)),

  /** Rates a reply, or changes its rating. */
  rate: askerProcedure
    .input(rateInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.chat.ratings.rate(ctx.user, input)),

  /** Takes the rating of a reply back. */
  removeRating: askerProcedure
    .input(chatRef)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.chat.ratings.remove(ctx.user, input.chatId)),

  /** Sends a message and returns the complete reply. */
  ask: askerProcedure
    .input(sendMessageInput)
    .output(recommendation)
    .mutation(({ ctx, input, signal }) => ctx.services.chat.ask(ctx.user, input, signal)),

  /** Streams a reply from a position in its text. Resumes after a reconnect. */
  follow: askerProcedure.input(followInput).subscription(async function* ({ ctx, input, signal }) {
    const at = input.lastEventId ? Number(input.lastEventId) || 0 : input.at;
    for await (const event of await ctx.services.chat.follow(ctx.user, input.chatId, at, signal)) {
      yield tracked(String(positionAfter(event, at)), event);
    }
  }),

  /**
   * Streams the user's most recent reply that is in progress or ended in the last five minutes; null if there is none.
   */
  followNewest: askerProcedure.query(({ ctx, signal }) => ctx.services.chat.followNewest(ctx.user, signal)),

  /** Stops a reply. The text so far is kept. */
  stop: askerProcedure
    .input(chatRef)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.chat.stop(ctx.user, input.chatId)),

  /** The remaining tokens of today. */
  allowance: askerProcedure.output(allowance).query(({ ctx }) => ctx.services.chat.allowance(ctx.user)),

  /** The user's sessions, most recent message first. */
  sessions: largeAskerProcedure
    .output(z.array(chatSession))
    .query(({ ctx }) => ctx.services.chat.sessions.list(ctx.user)),

  /** Creates an empty session. Sending a message without a session also creates one. */
  createSession: askerProcedure
    .input(createSessionInput)
    .output(chatSession)
    .mutation(({ ctx, input }) => ctx.services.chat.sessions.create(ctx.user, input.title)),

  /** Renames a session. */
  renameSession: askerProcedure
    .input(renameSessionInput)
    .output(chatSession)
    .mutation(({ ctx, input }) => ctx.services.chat.sessions.rename(ctx.user, input.sessionId, input.title)),

  /** Pins a session, which puts it before the others in the list of the web app, or unpins it. */
  pinSession: askerProcedure
    .input(pinSessionInput)
    .output(chatSession)
    .mutation(({ ctx, input }) => ctx.services.chat.sessions.pin(ctx.user, input.sessionId, input.pinned)),

  /** Finds sessions by words in their titles, messages and replies. */
  searchSessions: largeAskerProcedure
    .input(searchSessionsInput)
    .output(z.array(foundSession))
    .query(({ ctx, input }) => ctx.services.chat.sessions.search(ctx.user, input.query)),

  /** Deletes a session and its messages. */
  deleteSession: askerProcedure
    .input(sessionRef)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.chat.sessions.remove(ctx.user, input.sessionId)),

  /** The newest 100 messages of a session with their replies, oldest first; with `before`, those before a message. */
  entries: largeAskerProcedure
    .input(entriesInput)
    .output(chatEntries)
    .query(({ ctx, input }) => ctx.services.chat.sessions.entries(ctx.user, input.sessionId, input.before ?? null)),

  /** The restaurants of the guide that the user's replies name. Other chats are left out. */
  named: largeAskerProcedure
    .input(namedInput)
    .output(z.array(namedIn))
    .query(({ ctx, input }) => ctx.services.chat.named(ctx.user, input.chatIds)),

  /** Streams all messages of a session with their replies, oldest first; without a session, of the most recent one. */
  history: askerProcedure
    .input(sessionRef.partial())
    .query(({ ctx, input }) => ctx.services.chat.sessions.history(ctx.user, input.sessionId ?? null)),
});

/** The position in the text after this event. */
function positionAfter(event: ChatEvent, from: number): number {
  if (event.type === 'chunk') return event.at + event.text.length;
  return event.type === 'final' ? event.message.length : from;
}
