import type { ChatEntry, SendMessageInput } from '@saffron/contracts/chat';
import type { AddChipInput, RemoveChipInput, Steering } from '@saffron/contracts/steering';
import type { ChatServer, EntriesPage, Sent } from './chat-server.ts';
import type { ReplyEvent } from './reply-event.ts';

/** The events of one connection, in order; an error breaks it. */
export type ScriptedStream = (ReplyEvent | Error)[];

/** A server that replays one script per connection and records its calls. */
export function scriptedServer(scripts: {
  send?: ScriptedStream[];
  follow?: ScriptedStream[];
  entries?: Listed[] | Error;
  /** The messages before those of `entries`. */
  earlier?: Listed[] | Error;
  steering?: Partial<Steering>;
  /** What is shown after each switch to another version. */
  versions?: (Listed[] | Error)[];
}) {
  const calls = {
    sent: [] as SendMessageInput[],
    removed: [] as RemoveChipInput[],
    added: [] as AddChipInput[],
    /** Other versions of messages. */
    versions: [] as Sent[],
    shown: [] as number[],
    followed: [] as { chatId: number; at: number }[],
    stopped: [] as number[],
  };
  const server: ChatServer = {
    async send(input) {
      if ('chipId' in input) calls.removed.push(input);
      else if ('addition' in input) calls.added.push(input);
      else if ('chatId' in input) calls.versions.push(input);
      else calls.sent.push(input);
      return replay(scripts.send?.[[calls.sent, calls.removed, calls.added, calls.versions].flat().length - 1]);
    },
    follow(chatId, at) {
      calls.followed.push({ chatId, at });
      return replay(scripts.follow?.[calls.followed.length - 1]);
    },
    async entries(_sessionId, before) {
      const entries = (before === null ? scripts.entries : scripts.earlier) ?? [];
      if (entries instanceof Error) throw entries;
      return {
        entries: entries.map(listed),
        before: before === null && scripts.earlier ? (entries[0]?.id ?? null) : null,
        chips: [],
        followUps: [],
        ...scripts.steering,
      };
    },
    async showVersion(_sessionId, chatId) {
      calls.shown.push(chatId);
      const page = scripts.versions?.[calls.shown.length - 1] ?? [];
      if (page instanceof Error) throw page;
      return { entries: page.map(listed), before: null, chips: [], followUps: [], ...scripts.steering };
    },
    async stop(chatId) {
      calls.stopped.push(chatId);
    },
  };
  return { server, calls };
}

type Listed = ChatEntry & Partial<EntriesPage['entries'][number]>;
const listed = (entry: Listed): EntriesPage['entries'][number] => ({ versions: [entry.id], rating: null, ...entry });

async function* replay(script: ScriptedStream = []): AsyncGenerator<ReplyEvent> {
  for (const next of script) {
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
  chips: [],
  followUps: [],
};
export const chunk = (text: string, at: number): ReplyEvent => ({ type: 'chunk', text, at });
