import type { ChatEntry, SendMessageInput } from '@saffron/contracts/chat';
import type { ChatServer } from './chat-server.ts';
import type { ReplyEvent } from './reply-event.ts';

/** The events of one connection, in order; an error breaks it. */
export type ScriptedStream = (ReplyEvent | Error)[];

/** A server that replays one script per connection and records its calls. */
export function scriptedServer(told: {
  send?: ScriptedStream[];
  follow?: ScriptedStream[];
  entries?: ChatEntry[] | Error;
}) {
  const asked = {
    sent: [] as SendMessageInput[],
    followed: [] as { chatId: number; at: number }[],
    stopped: [] as number[],
  };
  const server: ChatServer = {
    async send(input) {
      asked.sent.push(input);
      return tell(told.send?.[asked.sent.length - 1]);
    },
    follow(chatId, at) {
      asked.followed.push({ chatId, at });
      return tell(told.follow?.[asked.followed.length - 1]);
    },
    async entries() {
      if (told.entries instanceof Error) throw told.entries;
      return told.entries ?? [];
    },
    async stop(chatId) {
      asked.stopped.push(chatId);
    },
  };
  return { server, asked };
}

async function* tell(telling: ScriptedStream = []): AsyncGenerator<ReplyEvent> {
  for (const next of telling) {
    if (next instanceof Error) throw next;
    yield next;
  }
}

/** An error as the server sends it. */
export function serverError(error: string, httpStatus: number, message = 'Refused.'): Error {
  return Object.assign(new Error(message), { data: { error, httpStatus } });
}

export const STARTED: ReplyEvent = { type: 'started', chatId: 5, sessionId: 9, message: 'Pasta?' };
export const FINAL: ReplyEvent = {
  type: 'final',
  chatId: 5,
  sessionId: 9,
  status: 'complete',
  message: 'Lume it is.',
  restaurants: [],
  allowance: { limit: 100, used: 10, left: 90 },
};
export const chunk = (text: string, at: number): ReplyEvent => ({ type: 'chunk', text, at });
