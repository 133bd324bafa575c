import type { CurrentUser } from '@saffron/contracts/accounts';
import { REPLY_FAILED } from '@saffron/contracts/texts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { buildDocument } from '../src/rest/openapi/document.ts';
import { groups } from '../src/rest/routes.ts';
import { Contract, wrongVersions } from './contract.ts';
import { ScriptedWriter } from './scripted-writer.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

const document = buildDocument(groups, 'saffron');
const writer = new ScriptedWriter();
let app: TestApp;
let contract: Contract;
let callers: Record<'visitor' | 'user' | 'reviewer' | 'admin', Visitor>;

beforeAll(async () => {
  app = await startApp({ writer });
  contract = new Contract(document);
  callers = {
    visitor: new Visitor(app.url),
    user: await withRole('user'),
    reviewer: await withRole('reviewer'),
    admin: await withRole('admin'),
  };
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
});

async function withRole(role: CurrentUser['role']): Promise<Visitor> {
  const person = await registered(app);
  await app.database.db.updateTable('users').set({ role }).where('id', '=', person.id).execute();
  return person;
}

/** Calls a path and checks the response against the OpenAPI document. */
async function call(
  who: keyof typeof callers,
  place: string,
  body?: object,
): Promise<{ status: number; json: unknown }> {
  const [method = '', path = ''] = place.split(' ');
  const response = await callers[who].send(method, path, body);
  const { values } = await contract.check(method, path, response);
  return { status: response.status, json: values[0] };
}

async function idOf(answer: Promise<{ json: unknown }>): Promise<number> {
  const { json } = await answer;
  if (typeof json !== 'object' || json === null || !('id' in json)) throw new Error('no id');
  return Number(json.id);
}

const account = { username: 'new@example.com', password: 'a good password', confirmPassword: 'a good password' };
const place = {
  name: 'The Contract',
  neighborhood: 'Old Harbour',
  cuisine: 'Pub',
  rating: 4.5,
  tag: 'Quiet',
  hours: 'Fr 18:00-01:00 (last orders 00:15); 2026-12-25 closed',
  latitude: 51.5033,
  longitude: -0.1196,
};

test('every documented path responds as documented', async () => {
  await call('visitor', 'POST /api/register', { ...account, name: 'New' });
  await call('visitor', 'POST /api/login', account);
  await call('visitor', 'POST /api/user/name', { name: 'Newer' });
  for (const path of ['/api/user', '/api/user/is-admin', '/api/user/is-reviewer']) await call('visitor', `GET ${path}`);
  await call('visitor', 'POST /api/logout');
  await call('visitor', 'GET /api/auth/google');

  const session = await idOf(call('user', 'POST /api/chat-sessions', { title: 'Tonight' }));
  await call('user', 'POST /api/recommendations', { message: 'Seafood, please', sessionId: session });
  await call('user', 'POST /api/recommendations/stream', { message: 'Seafood, please' });
  await call('user', 'POST /api/claude-recommendations/stream', { message: 'Seafood, please', sessionId: null });
  await call('user', 'GET /api/claude-recommendations/stream?_csrf=1');
  for (const path of ['', `/${session}/chats`]) await call('user', `GET /api/chat-sessions${path}`);
  await call('user', 'GET /api/chats');
  await call('user', `PATCH /api/chat-sessions/${session}`, { title: 'Tomorrow' });
  await call('user', `DELETE /api/chat-sessions/${session}`);

  const restaurant = await idOf(call('user', 'POST /api/restaurants', place));
  await call('reviewer', `PATCH /api/restaurants/${restaurant}`, { price: 3, saffronNotes: 'Loud.' });
  await call('user', 'GET /api/restaurants/exists?name=the%20contract');
  await call('user', `GET /api/restaurants/${restaurant}`);
  for (const path of ['restaurants', 'neighborhoods', 'cuisines', 'tags', 'guide/settings'])
    await call('user', `GET /api/${path}`);

  const other = await idOf(call('visitor', 'POST /api/login', account));
  await call('admin', 'GET /api/users');
  await call('admin', `POST /api/user/${other}/role`, { role: 'reviewer' });
  await call('admin', `POST /api/user/${other}/token-limit`, { limit: 0 });
  await call('admin', 'GET /api/system-prompt');
  await call('admin', 'POST /api/system-prompt', { prompt: 'Sound like a friend.' });
  await call('admin', 'POST /api/test-claude', {});
  await call('admin', 'GET /api/test-claude-stream');
  await call('admin', 'POST /api/admin/pinecone/index');
  await call('admin', 'GET /api/admin/pinecone/status');
  await call('admin', 'GET /api/admin/restaurants/search?q=contract');
  await call('admin', `POST /api/admin/pinecone/index/${restaurant}`);

  const succeeded = contract.seen.filter(({ status }) => status < '400').map(({ operation }) => operation);
  expect([...new Set(succeeded)].toSorted()).toEqual(contract.operations.toSorted());
});

test('response schemas reject missing, changed and additional fields', () => {
  let wrong = 0;
  // Without cards in a reply, the card schema would not be checked.
  expect(JSON.stringify(contract.seen.map(({ values }) => values))).toMatch(/priceRange.*lastOrders/);
  for (const { operation, values, validate } of contract.seen) {
    for (const value of values) {
      expect(value, operation).not.toEqual([]);
      for (const version of wrongVersions(value)) {
        expect(validate?.(version), `${operation}: ${JSON.stringify(version)}`).toBe(false);
        wrong++;
      }
    }
  }
  expect(wrong).toBeGreaterThan(300);
});

test('the contract check rejects undocumented paths, statuses, content types and fields', async () => {
  const json = (body: object, status = 200) => Response.json(body, { status });
  const found = (method: string, url: string, response: Response) => contract.check(method, url, response);
  await expect(found('GET', '/api/nothing', json({}))).rejects.toThrow('is not documented');
  await expect(found('GET', '/api/user', json({}, 418))).rejects.toThrow('418 is not documented');
  await expect(found('GET', '/api/user', new Response('hello'))).rejects.toThrow('text/plain is not documented');
  await expect(found('GET', '/api/user/is-admin', json({ isAdmin: true, hash: 'x' }))).rejects.toThrow('additional');
  await expect(found('POST', '/api/logout', new Response('body'))).rejects.toThrow('200 is not documented');
});

test('error responses are documented', async () => {
  const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status;
  callers.visitor = new Visitor(app.url);
  for (const operation of contract.operations) {
    const path = operation.replace('{id}', '2000000000');
    const status = await statusOf('visitor', path, /^(GET|DELETE)/.test(operation) ? undefined : {});
    expect([200, 204, 302, 400, 401], operation).toContain(status);
  }
  expect(await statusOf('user', 'GET /api/users')).toBe(403);
  expect(await statusOf('user', 'PATCH /api/restaurants/1', { price: 1 })).toBe(403);
  expect(await statusOf('visitor', 'POST /api/login', { ...account, password: 'another one' })).toBe(401);
  expect(await statusOf('visitor', 'POST /api/register', account)).toBe(409);
  expect(await statusOf('user', 'POST /api/restaurants', place)).toBe(409);
  expect(await statusOf('user', 'POST /api/restaurants', { ...place, price: 9 })).toBe(400);
  expect(await statusOf('user', 'GET /api/chat-sessions/2000000000/chats')).toBe(404);
  expect(await statusOf('user', 'POST /api/recommendations', { message: 'x', sessionId: 2_000_000_000 })).toBe(404);
  expect(await statusOf('user', 'POST /api/recommendations', { message: 'x'.repeat(200_000) })).toBe(413);
  expect(await statusOf('admin', 'POST /api/user/2000000000/role', { role: 'user' })).toBe(404);

  const form = new URLSearchParams({ username: 'x' });
  const typed = await callers.visitor.fetch('/api/login', { method: 'POST', body: form });
  expect((await contract.check('POST', '/api/login', typed)).status).toBe('415');
});

test('a failed reply is documented as a response and as an event', async () => {
  const failing = async function* () {
    yield { type: 'text', text: 'Well, ' } as const;
    throw new AppError('assistant_failed', REPLY_FAILED);
  };
  writer.next(failing).next(failing);
  expect((await call('user', 'POST /api/recommendations', { message: 'x' })).status).toBe(503);
  expect((await call('user', 'POST /api/recommendations/stream', { message: 'x' })).status).toBe(200);
  expect(contract.seen.at(-1)?.values.at(-1)).toEqual({ error: 'assistant_failed', message: REPLY_FAILED });
});

test('an unchanged restaurant list is answered with 304', async () => {
  const first = await callers.user.fetch('/api/restaurants');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await callers.user.fetch('/api/restaurants', { headers });
  expect((await contract.check('GET', '/api/restaurants', again)).status).toBe('304');
});

test('the OpenAPI document and its viewer are public and load nothing from other hosts', async () => {
  const stranger = new Visitor(app.url);
  const from = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const served = await stranger.fetch('/api/openapi.json', { headers: from });
  expect(await served.json()).toEqual(document);
  expect(served.headers.get('cache-control')).toBe('no-cache');
  const etag = served.headers.get('etag') ?? '';
  expect((await stranger.fetch('/api/openapi.json', { headers: { 'if-none-match': etag } })).status).toBe(304);

  const page = await stranger.fetch('/api/docs', { headers: from });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  const html = await page.text();
  expect(html).not.toMatch(/<script>|<style|style=|\son\w+=|https?:/);
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(3);
  for (const file of files) {
    const { status, headers } = await stranger.fetch(file);
    expect(status, file).toBe(200);
    expect(headers.get('content-type'), file).toMatch(/^(text\/css|(text|application)\/javascript)/);
    expect(headers.get('cache-control'), file).toMatch(/^(public, max-age=3600|no-cache)$/);
  }
  expect((await stranger.fetch('/api/docs/package.json')).status).toBe(404);
});
