import type { AppRouter } from '@saffron/api/router';
import { NO_READABLE_STREAM, STREAM_WITHOUT_FINAL } from '@saffron/contracts/texts';
import { createTRPCClient } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import { streamLink } from '../../../stream-links.ts';
import { replyFailure } from '../state/failure.ts';
import { chatServer } from './chat-server.ts';
import { sendAndRead } from './read-reply.ts';

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

/** Reads to the end; returns the sentence for the failure. */
async function readAll(events: AsyncIterable<unknown>): Promise<string | null> {
  try {
    for await (const _event of events);
    return null;
  } catch (error) {
    return replyFailure(error);
  }
}
