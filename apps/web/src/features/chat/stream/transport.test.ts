import type { AppRouter } from '@saffron/api/router';
import { NO_READABLE_STREAM, STREAM_WITHOUT_FINAL } from '@saffron/contracts/texts';
import { createTRPCClient } from '@trpc/client';
import { initTRPC } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { expect, test, vi } from 'vitest';
import { streamLink } from '../../../stream-links.ts';
import { replyFailure } from '../state/failure.ts';
import { chatServer } from './chat-server.ts';
import { sendAndRead } from './read-reply.ts';
import { chunk, FINAL, STARTED, scriptedServer } from './scripted-server.ts';

const HEAD = '{"0":[[0],[null,0,0]]}\n';
const RESULT = '[0,0,[[{"result":0}],["result",0,1]]]\n[1,0,[[{"data":0}],["data",0,2]]]\n[2,0,[[0],[null,1,3]]]\n';

test.each([
  ['no body', null, NO_READABLE_STREAM],
  ['an empty body', '', STREAM_WITHOUT_FINAL],
  ['a body that is not a stream', '<html>', STREAM_WITHOUT_FINAL],
  ['a stream that ends before its result', HEAD, STREAM_WITHOUT_FINAL],
  ['a stream that ends before its first event', HEAD + RESULT, STREAM_WITHOUT_FINAL],
])('a response with %s is reported', async (_name, body, message) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': 'application/json' } }));
  const server = chatServer(createTRPCClient<AppRouter>({ links: [streamLink] }));
  const input = { message: 'Pasta?', sessionId: null, idempotencyKey: 'one-and-only-key' };
  const failure = readAll(sendAndRead(server, input, new AbortController().signal));
  await vi.runAllTimersAsync();
  expect(await failure).toBe(message);
});

test('a malformed line in the stream resumes the reply where it broke off', {
  tags: ['b-malformed-line'],
}, async () => {
  const t = initTRPC.create();
  const router = t.router({
    chat: t.router({
      send: t.procedure.mutation(async function* () {
        yield STARTED;
        yield chunk('Lume', 0);
        yield chunk(' never read', 4);
      }),
    }),
  });
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const req = new Request(new URL(url, location.href), { ...options, signal: null });
    const body = await (await fetchRequestHandler({ endpoint: '/trpc', req, router })).text();
    const broken = body.replace(/\n(?=[^\n]* never read)/, '\n{"not": json\n');
    expect(broken).not.toBe(body);
    return new Response(broken, { headers: { 'Content-Type': 'application/json' } });
  });
  const { send } = chatServer(createTRPCClient<AppRouter>({ links: [streamLink] }));
  const { server, calls } = scriptedServer({ follow: [[STARTED, chunk(' it is.', 4), FINAL]] });
  const input = { message: 'Pasta?', sessionId: null, idempotencyKey: 'one-and-only-key' };
  const events: unknown[] = [];
  for await (const event of sendAndRead({ ...server, send }, input, new AbortController().signal)) events.push(event);
  expect(events).toEqual([STARTED, chunk('Lume', 0), STARTED, chunk(' it is.', 4), FINAL]);
  expect(calls.followed).toEqual([{ chatId: 5, at: 4 }]);
});

/** Reads to the end; returns the sentence for the failure. */
async function readAll(events: AsyncIterable<unknown>): Promise<string | null> {
  try {
    for await (const _event of events);
    return null;
  } catch (error) {
    return replyFailure(error);
  }
}
