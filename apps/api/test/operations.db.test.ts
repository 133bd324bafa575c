import { DRAINING, STARTING } from '@saffron/contracts/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pausedReply, ScriptedWriter } from './scripted-writer.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

const TOKEN = 'a token of this test';
const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer, env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => app.close());

const statusAndText = async (response: Response) => ({ status: response.status, text: await response.text() });

async function measures(): Promise<string> {
  const response = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return response.text();
}

/** The value of one metric. */
async function measure(line: string): Promise<number> {
  const found = (await measures()).split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

test('health checks answer without a sign-in', async () => {
  expect(await statusAndText(await fetch(`${app.url}/health/live`))).toEqual({ status: 200, text: 'live\n' });
  expect(await statusAndText(await fetch(`${app.url}/health/ready`))).toEqual({ status: 200, text: 'ready\n' });
});

test('a starting server is live and refuses REST, tRPC and page requests with 503', async () => {
  const starting = await startApp({ writer, database: app.database, phase: 'starting' });
  const visitor = new Visitor(starting.url);
  expect((await visitor.send('GET', '/health/live')).status).toBe(200);
  expect(await statusAndText(await visitor.send('GET', '/health/ready'))).toEqual({
    status: 503,
    text: `${STARTING}\n`,
  });
  for (const path of ['/', '/api/user', '/api/nothing']) {
    const refused = await visitor.send('GET', path);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await statusAndText(refused)).toEqual({ status: 503, text: STARTING });
  }
  const refused = { message: STARTING, data: { error: 'unavailable', httpStatus: 503 } };
  await expect(visitor.trpc.accounts.me.query()).rejects.toMatchObject(refused);
  await expect(visitor.trpc.chat.send.mutate({ message: 'Hello?' })).rejects.toThrow();
  await starting.close();
});

test('a draining server refuses new requests and finishes open streams', { tags: ['b-sigterm'] }, async () => {
  const draining = await startApp({ writer, database: app.database });
  const diner = await registered(draining);
  const { reply, resume } = pausedReply('Before, ', 'and after.');
  writer.next(reply);
  const stream = await diner.send('POST', '/api/recommendations/stream', { message: 'Soup?' });
  draining.operations.lifecycle.drain();
  const refused = await diner.send('GET', '/api/chats');
  expect(refused.headers.get('connection')).toBe('close');
  expect(await statusAndText(refused)).toEqual({ status: 503, text: DRAINING });
  expect(await statusAndText(await diner.send('GET', '/health/ready'))).toEqual({ status: 503, text: `${DRAINING}\n` });
  const idle = draining.services.chat.idle();
  resume();
  expect(await stream.text()).toMatch(/"final":true,"message":"Before, and after\."/);
  await idle;
  await draining.operations.lifecycle.idle();
  await draining.close();
});

test('metrics require the token', async () => {
  for (const authorization of [undefined, 'Bearer', 'Bearer wrong', TOKEN]) {
    const response = await fetch(`${app.url}/metrics`, authorization ? { headers: { authorization } } : {});
    expect(response.status).toBe(404);
  }
  expect(await measures()).toContain('saffron_streams_open 0');
  const without = await startApp({ writer, database: app.database });
  const answer = await fetch(`${without.url}/metrics`, { headers: { authorization: 'Bearer ' } });
  expect(answer.status).toBe(404);
  await without.close();
});

test('metrics count replies, tokens, open streams, first chunks, requests and limit refusals', async () => {
  const diner = await registered(app);
  const before = await measure('saffron_tokens_total{kind="input"}');
  const { reply, resume } = pausedReply('Well, ', 'this one.');
  writer.next(reply);
  const response = await diner.send('POST', '/api/recommendations/stream', { message: 'Noodles?' });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; !text.includes('Well'); ) text += (await reader?.read())?.value ?? '';
  expect(await measure('saffron_streams_open')).toBe(1);
  resume();
  while (!(await reader?.read())?.done);

  expect(await measure('saffron_tokens_total{kind="input"}')).toBe(before + 100);
  expect(await measure('saffron_replies_total{status="complete"}')).toBeGreaterThan(0);
  expect(await measure('saffron_first_chunk_seconds_count')).toBeGreaterThan(0);
  await expect
    .poll(() =>
      measure('saffron_http_request_seconds_count{method="POST",route="/api/recommendations/stream",status="200"}'),
    )
    .toBe(1);

  await app.database.db.updateTable('users').set({ token_limit: 0 }).where('id', '=', diner.id).execute();
  await diner.trpc.chat.send.mutate({ message: 'More?' });
  expect(await measure('saffron_limit_refusals_total')).toBe(1);
});

test('metrics use route patterns and contain no client input', async () => {
  const visitor = new Visitor(app.url);
  await visitor.send('GET', '/api/chat-sessions/4711-made-up/chats');
  await visitor.send('GET', '/made-up-page');
  await visitor.send('GET', '/trpc/made.up');
  await visitor.send('GET', '/trpc/accounts.me,made.up?batch=1');
  expect(await measures()).not.toContain('made');
});
