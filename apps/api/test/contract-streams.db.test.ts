import { request } from 'node:http';
import { REPLY_FAILED, UNEXPECTED } from '@saffron/contracts/texts';
import { EventSource } from 'eventsource';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { parseEvents } from './event-stream.ts';
import { pausedReply, ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;
let diner: Awaited<ReturnType<typeof registered>>;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());
beforeEach(async () => {
  diner = await registered(app);
});

const STREAMS = ['/api/recommendations/stream', '/api/claude-recommendations/stream'];
const TEXT = 'Line one.\n\nLine "two" — ünïcode 🍜';

/** The bytes of a response as received on the socket. */
function bytesOf(path: string, body: object): Promise<Buffer> {
  const cookie = [...diner.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { cookie, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sent = request(new URL(path, app.url), { method: 'POST', headers }, (response) => {
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
      response.on('error', reject);
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

test.each(STREAMS)(
  '%s: sends comments and data lines separated by blank lines and ends with one final event',
  async (path) => {
    writer.next(says(TEXT));
    const bytes = await bytesOf(path, { message: 'Soup' });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    expect(text).toMatch(/^: open\n\n(?:(?:: [^\n]*|data: \{[^\n]*\})\n\n)*data: \{[^\n]*\}\n\n$/);
    const events = parseEvents(text);
    expect(events.filter((event) => 'final' in event)).toEqual([events.at(-1)]);
    expect(events.map(({ chunk }) => chunk ?? '').join('')).toBe(TEXT);
    expect(events.at(-1)).toMatchObject({ final: true, message: TEXT });
  },
);

test.each(STREAMS)('%s: ends with one error event after a failure', async (path) => {
  writer.next(async function* () {
    yield { type: 'text', text: 'Well, ' };
    throw new AppError('assistant_failed', REPLY_FAILED);
  });
  const events = parseEvents((await bytesOf(path, { message: 'Soup' })).toString());
  expect(events).toEqual([{ chunk: 'Well, ' }, { error: 'assistant_failed', message: REPLY_FAILED }]);
});

test('a stream whose source throws ends with an error event', async () => {
  const broken = await startApp({ database: app.database, writer });
  broken.services.chat.followNewest = async () =>
    (async function* () {
      yield { type: 'chunk', text: 'Wait. ', at: 0 } as const;
      throw new Error('select from chats failed');
    })();
  const visitor = Object.assign(new Visitor(broken.url), { cookies: diner.cookies });
  const response = await visitor.fetch('/api/claude-recommendations/stream');
  const events = parseEvents(await response.text());
  expect(events).toEqual([{ chunk: 'Wait. ' }, { error: 'unexpected', message: UNEXPECTED }]);
  await broken.close();
});

/** The npm package `eventsource` with this diner's cookie; counts its requests. */
function openEventSource() {
  let requests = 0;
  const source = new EventSource(`${app.url}/api/claude-recommendations/stream?_csrf=${Date.now()}`, {
    fetch: (url, init) => {
      requests++;
      return diner.fetch(url, { headers: init.headers, signal: init.signal });
    },
  });
  return { source, requests: () => requests };
}

test('an EventSource without a reply gets 204 and does not reconnect', async () => {
  const { source, requests } = openEventSource();
  const code = await new Promise((resolve) => source.addEventListener('error', (event) => resolve(event.code)));
  expect(code).toBe(204);
  expect(source.readyState).toBe(EventSource.CLOSED);
  expect(requests()).toBe(1);
});

test('an EventSource follows a reply from start to end', async () => {
  const { reply, resume } = pausedReply('Wait. ', 'Here 🍜.');
  writer.next(reply);
  const sent = diner.send('POST', '/api/recommendations', { message: 'Tea' });
  await expect.poll(async () => (await diner.trpc.chat.sessions.query()).length).toBe(1);
  const { source } = openEventSource();
  const events: Record<string, unknown>[] = [];
  await new Promise<void>((resolve, reject) => {
    source.addEventListener('error', reject);
    source.addEventListener('message', ({ data }) => {
      const event = JSON.parse(data);
      events.push(event);
      if ('chunk' in event) resume();
      if ('complete' in event) resolve();
    });
  });
  source.close();
  expect(events.map(({ chunk }) => chunk ?? '').join('')).toBe('Wait. Here 🍜.');
  expect(events.at(-1)).toMatchObject({ complete: true, message: 'Wait. Here 🍜.' });
  expect((await sent).status).toBe(200);
});
