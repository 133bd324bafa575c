import { STREAM_WITHOUT_FINAL } from '@saffron/contracts/texts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followReply, sendAndRead } from './read-reply.ts';
import { LOST, type ReplyEvent } from './reply-event.ts';
import { chunk, FINAL, STARTED, scriptedServer, serverError } from './scripted-server.ts';

const INPUT = { message: 'Pasta?', sessionId: null, idempotencyKey: 'one-and-only-key' };
const BROKEN = new TypeError('network error');

beforeEach(() => {
  vi.useFakeTimers();
});

/** Reads to the end and skips delays; a thrown error comes last. */
async function read(events: AsyncIterable<ReplyEvent>): Promise<(ReplyEvent | unknown)[]> {
  const list: unknown[] = [];
  const reading = (async () => {
    try {
      for await (const event of events) list.push(event);
    } catch (error) {
      list.push(error);
    }
  })();
  await vi.runAllTimersAsync();
  await reading;
  return list;
}

describe('sending', () => {
  test('a stable connection needs no other', async () => {
    const { server, calls } = scriptedServer({ send: [[STARTED, chunk('Lume', 0), FINAL]] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([
      STARTED,
      chunk('Lume', 0),
      FINAL,
    ]);
    expect(calls).toMatchObject({ sent: [INPUT], removed: [], followed: [], stopped: [] });
  });

  test.each([
    ['breaks', [STARTED, chunk('Lume', 0), BROKEN]],
    ['ends early', [STARTED, chunk('Lume', 0)]],
    ['fails at the server', [STARTED, chunk('Lume', 0), serverError('unavailable', 503)]],
  ])('a stream that %s is resumed, and the message is not sent again', async (_how, first) => {
    const { server, calls } = scriptedServer({ send: [first], follow: [[STARTED, chunk(' it is.', 4), FINAL]] });
    const events = await read(sendAndRead(server, INPUT, new AbortController().signal));
    expect(events.at(-1)).toEqual(FINAL);
    expect(calls.sent).toHaveLength(1);
    expect(calls.followed).toEqual([{ chatId: 5, at: 4 }]);
  });

  test('a failed connection is retried once with the same key', async () => {
    const { server, calls } = scriptedServer({ send: [[BROKEN], [STARTED, FINAL]] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([LOST, STARTED, FINAL]);
    expect(calls.sent).toEqual([INPUT, INPUT]);
  });

  test('a second failure is an error', async () => {
    const { server, calls } = scriptedServer({ send: [[BROKEN], [BROKEN], [STARTED, FINAL]] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([LOST, BROKEN]);
    expect(calls.sent).toHaveLength(2);
  });

  test('a stream without events is an error', async () => {
    const { server } = scriptedServer({ send: [[], []] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([
      LOST,
      new Error(STREAM_WITHOUT_FINAL),
    ]);
  });

  test('an error response is not retried', async () => {
    const refused = serverError('conflict', 409);
    const { server, calls } = scriptedServer({ send: [[refused]] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([refused]);
    expect(calls.sent).toHaveLength(1);
  });
});

describe('following', () => {
  const from = { chatId: 5, at: 2 };

  test('reconnects as often as needed, each time from the last position', async () => {
    const follow = [
      [STARTED, chunk('me', 2), BROKEN],
      [STARTED, BROKEN],
      [STARTED, chunk(' it', 4)],
      [STARTED, chunk(' is.', 7), FINAL],
    ];
    const { server, calls } = scriptedServer({ follow });
    const events = await read(followReply(server, from, new AbortController().signal));
    expect(events.at(-1)).toEqual(FINAL);
    expect(calls.followed.map(({ at }) => at)).toEqual([2, 4, 4, 7]);
  });

  test('gives up on a server that sends no text', async () => {
    const follow = Array.from({ length: 50 }, () => [STARTED, BROKEN]);
    const { server, calls } = scriptedServer({ follow });
    expect((await read(followReply(server, from, new AbortController().signal))).at(-1)).toBe(BROKEN);
    expect(calls.followed.length).toBeLessThan(10);
  });

  test('does not retry an error response', async () => {
    const gone = serverError('not_found', 404);
    const { server, calls } = scriptedServer({ follow: [[gone]] });
    expect(await read(followReply(server, from, new AbortController().signal))).toEqual([gone]);
    expect(calls.followed).toHaveLength(1);
  });

  test('ends without an error when aborted', async () => {
    const leave = new AbortController();
    const { server, calls } = scriptedServer({ follow: [[BROKEN]] });
    const reading = read(followReply(server, from, leave.signal));
    leave.abort();
    expect(await reading).toEqual([]);
    expect(calls.followed).toHaveLength(1);
  });
});
