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

/** Reads to the end, letting pauses pass; what was thrown comes last. */
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
  test('one connection is enough when it holds', async () => {
    const { server, asked } = scriptedServer({ send: [[STARTED, chunk('Lume', 0), FINAL]] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([
      STARTED,
      chunk('Lume', 0),
      FINAL,
    ]);
    expect(asked).toEqual({ sent: [INPUT], followed: [], stopped: [] });
  });

  test.each([
    ['breaks', [STARTED, chunk('Lume', 0), BROKEN]],
    ['ends early', [STARTED, chunk('Lume', 0)]],
    ['fails at the server', [STARTED, chunk('Lume', 0), serverError('unavailable', 503)]],
  ])('a stream that %s is followed from where it was, and never sent again', async (_how, first) => {
    const { server, asked } = scriptedServer({ send: [first], follow: [[STARTED, chunk(' it is.', 4), FINAL]] });
    const events = await read(sendAndRead(server, INPUT, new AbortController().signal));
    expect(events.at(-1)).toEqual(FINAL);
    expect(asked.sent).toHaveLength(1);
    expect(asked.followed).toEqual([{ chatId: 5, at: 4 }]);
  });

  test('a connection that never came about is tried once more, with the same key', async () => {
    const { server, asked } = scriptedServer({ send: [[BROKEN], [STARTED, FINAL]] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([LOST, STARTED, FINAL]);
    expect(asked.sent).toEqual([INPUT, INPUT]);
  });

  test('and given up after that', async () => {
    const { server, asked } = scriptedServer({ send: [[BROKEN], [BROKEN], [STARTED, FINAL]] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([LOST, BROKEN]);
    expect(asked.sent).toHaveLength(2);
  });

  test('an answer without a single event is no reply', async () => {
    const { server } = scriptedServer({ send: [[], []] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([
      LOST,
      new Error(STREAM_WITHOUT_FINAL),
    ]);
  });

  test('a refusal is final', async () => {
    const refused = serverError('conflict', 409);
    const { server, asked } = scriptedServer({ send: [[refused]] });
    expect(await read(sendAndRead(server, INPUT, new AbortController().signal))).toEqual([refused]);
    expect(asked.sent).toHaveLength(1);
  });
});

describe('following', () => {
  const from = { chatId: 5, at: 2 };

  test('goes through as many connections as it takes, each from the place reached', async () => {
    const follow = [
      [STARTED, chunk('me', 2), BROKEN],
      [STARTED, BROKEN],
      [STARTED, chunk(' it', 4)],
      [STARTED, chunk(' is.', 7), FINAL],
    ];
    const { server, asked } = scriptedServer({ follow });
    const events = await read(followReply(server, from, new AbortController().signal));
    expect(events.at(-1)).toEqual(FINAL);
    expect(asked.followed.map(({ at }) => at)).toEqual([2, 4, 4, 7]);
  });

  test('gives up on a server that only ever greets', async () => {
    const follow = Array.from({ length: 50 }, () => [STARTED, BROKEN]);
    const { server, asked } = scriptedServer({ follow });
    expect((await read(followReply(server, from, new AbortController().signal))).at(-1)).toBe(BROKEN);
    expect(asked.followed.length).toBeLessThan(10);
  });

  test('does not ask again for what is refused', async () => {
    const gone = serverError('not_found', 404);
    const { server, asked } = scriptedServer({ follow: [[gone]] });
    expect(await read(followReply(server, from, new AbortController().signal))).toEqual([gone]);
    expect(asked.followed).toHaveLength(1);
  });

  test('ends in silence when nobody wants it any longer', async () => {
    const leave = new AbortController();
    const { server, asked } = scriptedServer({ follow: [[BROKEN]] });
    const reading = read(followReply(server, from, leave.signal));
    leave.abort();
    expect(await reading).toEqual([]);
    expect(asked.followed).toHaveLength(1);
  });
});
