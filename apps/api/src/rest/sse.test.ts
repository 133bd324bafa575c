import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HEARTBEAT, OPENING, serverSentEvents } from './sse.ts';
import {
  assistantTest,
  claudeRecommendations,
  recommendations,
  type StreamEvent,
  simpleChat,
} from './stream-formats.ts';

const FINAL: StreamEvent = {
  type: 'final',
  chatId: 1,
  sessionId: 3,
  status: 'complete',
  message: 'Soup.',
  restaurants: [],
  allowance: { limit: 9, used: 1, left: 8 },
  chips: [],
  followUps: [],
};
const REPLY: StreamEvent[] = [
  { type: 'started', chatId: 1, sessionId: 3, message: 'Soup?' },
  { type: 'status', status: 'thinking' },
  { type: 'chunk', text: 'So', at: 0 },
  { type: 'chunk', text: 'up.', at: 2 },
  FINAL,
];

async function* of(events: StreamEvent[]): AsyncGenerator<StreamEvent> {
  yield* events;
}

async function textOf(stream: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of stream) text += part;
  return text;
}

const CHUNKS = 'data: {"chunk":"So"}\n\ndata: {"chunk":"up."}\n\n';
const END = '"message":"Soup.","restaurants":[],"chatSessionId":3}\n\n';

test.each([
  ['recommendations', recommendations, `${CHUNKS}data: {"final":true,${END}`],
  ['claude-recommendations', claudeRecommendations, `${CHUNKS}data: {"complete":true,"final":true,${END}`],
  [
    'the simple chat',
    simpleChat,
    `data: {"status":"thinking"}\n\n${CHUNKS}data: {"complete":true,"sessionId":3,"restaurantIds":[],"message":"Soup."}\n\n`,
  ],
])('%s: exact bytes of the stream', async (_name, dialect, bytes) => {
  expect(await textOf(serverSentEvents(of(REPLY), dialect))).toBe(`: open\n\n${bytes}`);
});

test('assistant test: exact bytes of the stream', async () => {
  const events: StreamEvent[] = [{ type: 'chunk', text: 'Hi', at: 0 }, { type: 'complete' }];
  expect(await textOf(serverSentEvents(of(events), assistantTest))).toBe(
    ': open\n\ndata: {"chunk":"Hi"}\n\ndata: {"status":"complete"}\n\n',
  );
  const failed: StreamEvent[] = [{ type: 'error', message: 'It failed.' }];
  expect(await textOf(serverSentEvents(of(failed), assistantTest))).toBe(': open\n\ndata: {"error":"It failed."}\n\n');
});

test('an event is one line even if its text has line breaks or looks like an event', async () => {
  const text = 'one\n\ndata: {"final":true}\r\n: two\u2028three\u0085';
  const stream = await textOf(serverSentEvents(of([{ type: 'chunk', text, at: 0 }]), recommendations));
  const [opening, event, ...rest] = stream.split('\n\n');
  expect(opening).toBe(': open');
  expect(event).not.toMatch(/[\r\n]/);
  expect(JSON.parse(event?.slice('data: '.length) ?? '')).toEqual({ chunk: text });
  expect(rest).toEqual(['']);
});

test('characters survive a split between chunks and between bytes', async () => {
  const soup = '🍜';
  const halves: StreamEvent[] = [soup.charAt(0), soup.charAt(1)].map((text, at) => ({ type: 'chunk', text, at }));
  const bytes = Buffer.from(await textOf(serverSentEvents(of([...halves, FINAL]), recommendations)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (const byte of bytes) text += decoder.decode(Uint8Array.of(byte), { stream: true });
  const chunks = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data).chunk ?? '');
  expect(chunks.join('')).toBe(soup);
});

test('sends heartbeat comments until the next event', async () => {
  const word = Promise.withResolvers<void>();
  const slow = async function* (): AsyncGenerator<StreamEvent> {
    await word.promise;
    yield { type: 'chunk', text: 'Soup.', at: 0 };
  };
  const seen: string[] = [];
  for await (const part of serverSentEvents(slow(), recommendations, 1)) {
    seen.push(part);
    if (seen.length === 4) word.resolve();
  }
  expect(seen.slice(0, 4)).toEqual([OPENING, HEARTBEAT, HEARTBEAT, HEARTBEAT]);
  expect(seen.at(-1)).toBe('data: {"chunk":"Soup."}\n\n');
  expect(new Set(seen.slice(4, -1))).toEqual(seen.length > 5 ? new Set([HEARTBEAT]) : new Set());
});

test('a failure after the reader has left is nobody’s, and does not end the process', {
  tags: ['b-client-disconnects'],
}, async () => {
  const failing = Promise.withResolvers<void>();
  async function* events(): AsyncGenerator<StreamEvent> {
    yield* of(REPLY.slice(0, 3));
    await failing.promise;
  }
  const stream = serverSentEvents(events(), recommendations);
  // What stands between the last piece and the next one is asked for ahead.
  for await (const part of stream) if (part.includes('So')) break;
  failing.reject(new Error('The database is gone.'));
  await setImmediate();
});
