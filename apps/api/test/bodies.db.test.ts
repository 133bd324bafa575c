import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cookieOf } from './every-call.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

let app: TestApp;
/** The account with the most rights. */
let admin: Awaited<ReturnType<typeof registered>>;

beforeAll(async () => {
  app = await startApp();
  admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
});
afterAll(() => app.close());

const post = (url: string, type: string, payload: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload });

test('bodies are as short as their inputs, whoever sends them', { tags: ['a36'] }, async () => {
  const keys = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`key ${at}`, 0]));
  const long = JSON.stringify(keys);
  for (const url of [
    '/api/login',
    '/api/register',
    '/api/user/name',
    '/trpc/accounts.login',
    '/trpc/accounts.register?batch=1',
    '/trpc/accounts.logout,accounts.login?batch=1',
    '/trpc/chat.rate',
  ]) {
    const { statusCode, payload } = await post(url, 'application/json', long, { cookie: cookieOf(admin) });
    expect([statusCode, payload.includes('The request is too large.')], url).toEqual([413, true]);
  }
});

test('bodies can have the longest valid input, with each of its characters written as six', {
  tags: ['a36'],
}, async () => {
  const escaped = (value: unknown) => JSON.stringify(value).replaceAll('é', '\\u00e9');
  const names = { name: 'Longest', neighborhood: 'Harbour', cuisine: 'Fish' };
  const longest: [string, unknown][] = [
    ['/api/restaurants', { ...names, saffronNotes: 'é'.repeat(10_000) }],
    ['/trpc/guide.add', { ...names, name: 'Longest too', saffronNotes: 'é'.repeat(10_000) }],
    ['/trpc/admin.setSystemPrompt', { prompt: 'é'.repeat(20_000) }],
    ['/trpc/chat.searchSessions', { query: 'é'.repeat(200) }],
    ['/trpc/accounts.setName', { name: 'é'.repeat(80) }],
    [
      '/trpc/guide.search',
      {
        constraints: [0, 1].map(() => ({
          slot: 'dish',
          op: 'is',
          strength: 'must',
          values: Array(20).fill('é'.repeat(200)),
        })),
      },
    ],
  ];
  for (const [url, input] of longest) {
    const { statusCode, payload } = await post(url, 'application/json', escaped(input), { cookie: cookieOf(admin) });
    expect(statusCode, `${url} ${payload.slice(0, 200)}`).toBeOneOf([200, 201]);
  }
  const { statusCode } = await post(
    '/trpc/chat.stop,chat.ask?batch=1',
    'application/json',
    escaped({ 0: { chatId: 1 }, 1: { message: 'é'.repeat(4000), retryOf: 1 } }),
    { cookie: cookieOf(admin) },
  );
  expect(statusCode).toBe(404);
});

test('bodies are not read before it is known who sends them', { tags: ['a36'] }, async () => {
  for (const [url, status] of [
    ['/api/restaurants', 401],
    ['/api/system-prompt', 401],
    ['/api/recommendations', 401],
    ['/mcp', 401],
    ['/api/login', 400],
  ] as const) {
    expect((await post(url, 'application/json', '{"not json')).statusCode, url).toBe(status);
  }
  expect(
    (await post('/api/restaurants', 'application/json', '{"not json', { cookie: cookieOf(admin) })).statusCode,
  ).toBe(400);
});

test('an address has only so many long bodies under way, and others have theirs', { tags: ['a89'] }, async () => {
  const limited = await startApp({ env: { THROTTLE: 'on', TRUST_PROXY: '127.0.0.1' } });
  onTestFinished(() => limited.close());
  const begin = (address: string, length: string) => {
    const socket = connect(Number(new URL(limited.url).port), '127.0.0.1');
    socket.on('error', () => {});
    const head = ['POST /trpc/accounts.login HTTP/1.1', 'host: localhost', 'content-type: application/json', length];
    socket.write(`${[...head, `x-forwarded-for: ${address}`].join('\r\n')}\r\n\r\n`);
    return { socket, status: once(socket, 'data').then(([data]) => String(data).slice(9, 12)) };
  };
  const [long, chunked, short] = ['content-length: 131000', 'transfer-encoding: chunked', 'content-length: 2'];
  const flood = Array.from({ length: 51 }, (_, at) => begin('203.0.113.1', at % 2 ? long : chunked));
  expect(await Promise.race(flood.map(({ status }) => status))).toBe('429');
  const [other, brief] = [begin('203.0.113.2', long), begin('203.0.113.1', short)];
  other.socket.write(' '.repeat(131_000));
  brief.socket.write('{}');
  expect([await other.status, await brief.status]).toEqual(['413', '400']);
  for (const { socket } of [...flood, other, brief]) socket.destroy();
});
