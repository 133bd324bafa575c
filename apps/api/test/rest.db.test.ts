import { currentUser } from '@saffron/contracts/accounts';
import { type ChatEntries, chatEntry, recommendation } from '@saffron/contracts/chat';
import { restaurant } from '@saffron/contracts/guide';
import { DUPLICATE_NAME } from '@saffron/contracts/guide-texts';
import { ENTRIES_PAGE_SIZE } from '@saffron/contracts/limits';
import { DAILY_LIMIT, NOT_SIGNED_IN, REPLY_FAILED } from '@saffron/contracts/texts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { parseEvents } from './event-stream.ts';
import { pausedReply, ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
});

async function statusAndText(response: Response) {
  return { status: response.status, text: await response.text() };
}

describe('accounts', () => {
  test('registers, reads and renames the current user, logs out and in', async () => {
    const visitor = new Visitor(app.url);
    expect(await statusAndText(await visitor.send('GET', '/api/user'))).toEqual({ status: 401, text: NOT_SIGNED_IN });

    const account = {
      username: ' Ann.Lee@Example.com ',
      password: 'a good password',
      confirmPassword: 'a good password',
    };
    const register = await visitor.send('POST', '/api/register', {
      ...account,
      role: 'admin',
      tokenLimit: 9,
      id: 1,
      extra: [],
    });
    expect(register.status).toBe(201);
    const user = currentUser.parse(await register.json());
    expect(user).toEqual({
      id: user.id,
      username: 'ann.lee@example.com',
      name: null,
      displayName: 'Ann Lee',
      role: 'user',
      isAdmin: false,
      isReviewer: false,
    });
    expect(await (await visitor.send('GET', '/api/user')).json()).toEqual(user);
    expect(await (await visitor.send('GET', '/api/user/is-admin')).json()).toEqual({ isAdmin: false });
    expect(await (await visitor.send('GET', '/api/user/is-reviewer')).json()).toEqual({ isReviewer: false });
    const named = await visitor.send('POST', '/api/user/name', { name: ' Annie ' });
    expect(await named.json()).toMatchObject({ name: 'Annie', displayName: 'Annie' });

    expect(await statusAndText(await visitor.send('POST', '/api/logout'))).toEqual({ status: 204, text: '' });
    expect((await visitor.send('GET', '/api/user')).status).toBe(401);
    expect((await visitor.send('POST', '/api/logout')).status).toBe(204);
    const login = await visitor.send('POST', '/api/login', {
      username: 'ANN.LEE@example.com',
      password: account.password,
    });
    expect(login.status).toBe(200);
    expect(await login.json()).toMatchObject({ id: user.id, name: 'Annie' });
  });

  test('invalid registration input is 400 with a message', async () => {
    const visitor = new Visitor(app.url);
    const account = { username: 'x@example.com', password: 'a good password', confirmPassword: 'a good password' };
    const cases: [object, string][] = [
      [{ ...account, username: 'nobody' }, 'Please enter a valid email address'],
      [{ ...account, password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters'],
      [{ ...account, confirmPassword: 'another one' }, 'Passwords do not match'],
      [{ ...account, confirmPassword: '' }, 'Please confirm your password'],
    ];
    for (const [body, text] of cases) {
      expect(await statusAndText(await visitor.send('POST', '/api/register', body))).toEqual({ status: 400, text });
    }
  });
});

describe('sessions and chats', () => {
  test('creates, lists, renames and deletes sessions, and lists their messages', async () => {
    const diner = await registered(app);
    expect(await (await diner.send('GET', '/api/chats')).json()).toEqual([]);
    const created = await diner.send('POST', '/api/chat-sessions', { title: '' });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: number };
    writer.next(says('This one.'));
    const whole = await diner.send('POST', '/api/recommendations', {
      message: 'Where can I get ramen?',
      sessionId: id,
    });
    const answer = recommendation.parse(await whole.json());
    expect(answer).toMatchObject({ message: 'This one.', chatSessionId: id });
    expect(answer.restaurants[0]?.id).toEqual(expect.any(String));

    const entries = await (await diner.send('GET', `/api/chat-sessions/${id}/chats`)).json();
    expect(chatEntry.array().parse(entries)).toMatchObject([
      {
        message: 'Where can I get ramen?',
        response: { message: 'This one.', text: 'This one.', restaurants: answer.restaurants },
      },
    ]);
    expect(await (await diner.send('GET', '/api/chats')).json()).toEqual(entries);
    expect(await (await diner.send('PATCH', `/api/chat-sessions/${id}`, { title: 'Tonight' })).json()).toMatchObject({
      id,
      title: 'Tonight',
    });
    expect(await (await diner.send('GET', '/api/chat-sessions')).json()).toMatchObject([{ id, title: 'Tonight' }]);
    expect(await statusAndText(await diner.send('DELETE', `/api/chat-sessions/${id}`))).toEqual({
      status: 204,
      text: '',
    });
    expect((await diner.send('GET', `/api/chat-sessions/${id}/chats`)).status).toBe(404);
    expect((await diner.send('PATCH', '/api/chat-sessions/zero', { title: 'x' })).status).toBe(404);
  });

  test('lists all messages of a long conversation, which tRPC returns in parts', async () => {
    const diner = await registered(app);
    const { id } = await diner.trpc.chat.createSession.mutate({ title: 'Long' });
    const count = 2 * ENTRIES_PAGE_SIZE + 1;
    await sql`with added as (
        insert into chats (user_id, session_id, message, response)
        select ${diner.id}, ${id}, 'Question ' || n, 'Answer' from generate_series(1, ${count}::int) as n returning id
      ) insert into replies (chat_id, user_id, status) select id, ${diner.id}, 'complete' from added`.execute(
      app.database.db,
    );
    const questions = Array.from({ length: count }, (_, index) => `Question ${index + 1}`);
    for (const path of [`/api/chat-sessions/${id}/chats`, '/api/chats']) {
      const response = await diner.send('GET', path);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(
        chatEntry
          .array()
          .parse(await response.json())
          .map(({ message }) => message),
      ).toEqual(questions);
    }
    const parts: string[][] = [];
    let before: number | null = null;
    do {
      const page: ChatEntries = await diner.trpc.chat.entries.query({ sessionId: id, before });
      parts.unshift(page.entries.map(({ message }) => message));
      before = page.before;
    } while (before !== null);
    expect(parts.map(({ length }) => length)).toEqual([1, ENTRIES_PAGE_SIZE, ENTRIES_PAGE_SIZE]);
    expect(parts.flat()).toEqual(questions);
  });
});

describe('streams', () => {
  test('recommendations: streams text chunks, then one final event', async () => {
    const diner = await registered(app);
    writer.next(says('Line one.\n\nLine "two" — ünïcode 🍜'));
    const response = await diner.send('POST', '/api/recommendations/stream', { message: 'Soup' });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const events = parseEvents(await response.text());
    const final = events.at(-1);
    expect(
      events
        .slice(0, -1)
        .map(({ chunk }) => chunk)
        .join(''),
    ).toBe('Line one.\n\nLine "two" — ünïcode 🍜');
    expect(final).toEqual({
      final: true,
      message: 'Line one.\n\nLine "two" — ünïcode 🍜',
      restaurants: [expect.objectContaining({ id: expect.any(String), priceRange: expect.stringMatching(/^\$+$/) })],
      chatSessionId: expect.any(Number),
    });
  });

  test('the simple chat attaches to the newest reply without starting one, or gets 204', async () => {
    const diner = await registered(app);
    expect((await diner.send('GET', '/api/claude-recommendations/stream?_csrf=1')).status).toBe(204);
    const { reply, resume } = pausedReply('Wait. ', 'Here.');
    writer.next(reply);
    const asked = diner.send('POST', '/api/recommendations', { message: 'Tea' });
    await expect.poll(async () => (await diner.trpc.chat.sessions.query()).length).toBe(1);
    const stream = await diner.send('GET', '/api/claude-recommendations/stream?_csrf=2');
    resume();
    const answer = recommendation.parse(await (await asked).json());
    const events = parseEvents(await stream.text());
    expect(events.flatMap(({ chunk }) => chunk ?? []).join('')).toBe('Wait. Here.');
    expect(events.at(-1)).toEqual({
      complete: true,
      sessionId: answer.chatSessionId,
      restaurantIds: answer.restaurants.map(({ id }) => id),
      message: 'Wait. Here.',
    });
    const statuses = [{ status: 'processing' }, { status: 'thinking' }];
    expect(events.slice(0, 2)).toEqual(statuses);
    const before = writer.briefs.length;
    const again = parseEvents(await (await diner.send('GET', '/api/claude-recommendations/stream')).text());
    expect(again.slice(0, 2)).toEqual(statuses);
    expect(again.at(-1)).toMatchObject({ message: 'Wait. Here.' });
    expect(writer.briefs.length).toBe(before);
  });

  test('reports a failure and the daily limit as one error event each', async () => {
    const diner = await registered(app);
    // biome-ignore lint/correctness/useYield: it fails before its first word
    writer.next(async function* () {
      throw new AppError('assistant_failed', REPLY_FAILED);
    });
    const failed = await diner.send('POST', '/api/recommendations/stream', { message: 'Soup' });
    expect(parseEvents(await failed.text())).toEqual([{ error: 'assistant_failed', message: REPLY_FAILED }]);

    await app.database.db.updateTable('users').set({ token_limit: 0 }).where('id', '=', diner.id).execute();
    for (const path of ['/api/recommendations/stream', '/api/claude-recommendations/stream']) {
      const limited = await diner.send('POST', path, { message: 'Soup' });
      expect(limited.status).toBe(200);
      expect(parseEvents(await limited.text())).toEqual([{ error: 'token_limit_exceeded', message: DAILY_LIMIT }]);
    }
    const whole = await diner.send('POST', '/api/recommendations', { message: 'Soup' });
    expect(await statusAndText(whole)).toEqual({ status: 429, text: DAILY_LIMIT });
  });

  test('a missing session is 404 before the stream starts', async () => {
    const diner = await registered(app);
    const response = await diner.send('POST', '/api/recommendations/stream', { message: 'Soup', sessionId: 999_999 });
    expect(response.status).toBe(404);
  });
});

describe('restaurants', () => {
  test('lists the guide as an array with every documented field', async () => {
    const diner = await registered(app);
    const list = restaurant.array().parse(await (await diner.send('GET', '/api/restaurants')).json());
    expect(list.length).toBeGreaterThanOrEqual(160);
    expect(new Set(list.map(({ neighborhood }) => neighborhood)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(list.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(25);
  });

  test('a new restaurant takes author and time from the server, not the payload', {
    tags: ['a23', 'a24'],
  }, async () => {
    const diner = await registered(app);
    const forged = { id: 1, addedBy: 'somebody', dateAdded: '1999-01-01T00:00:00.000Z', last_edited_by: 'somebody' };
    const body = {
      name: ' The  Forged Fork ',
      neighborhood: 'Old Harbour',
      cuisine: 'Pub',
      rating: 4.5,
      saffronNotes: 'Loud.',
    };
    const response = await diner.send('POST', '/api/restaurants', { ...body, ...forged });
    expect(response.status).toBe(201);
    const added = restaurant.parse(await response.json());
    expect(added).toMatchObject({ price: 2, rating: 4.5, addedBy: diner.username, last_edited_by: null, bar: false });
    expect(added.id).not.toBe(1);
    expect(added.saffronNotes).toBe('{"vibe":"Loud."}');
    expect(Date.now() - Date.parse(added.dateAdded)).toBeLessThan(60_000);
    const again = await diner.send('POST', '/api/restaurants', { ...body, name: 'THE FORGED FORK' });
    expect(await statusAndText(again)).toEqual({ status: 409, text: DUPLICATE_NAME });
  });

  test('adds one of 20 concurrent restaurants with the same name', { tags: ['b-same-name-race'] }, async () => {
    const diner = await registered(app);
    const body = { neighborhood: 'Old Harbour', cuisine: 'Pub' };
    const names = Array.from({ length: 20 }, (_, at) => (at % 2 ? 'The Race' : ' THE race '));
    const statuses = await Promise.all(
      names.map(async (name) => (await diner.send('POST', '/api/restaurants', { ...body, name })).status),
    );
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('accepts only http and https websites, or none', { tags: ['a27'] }, async () => {
    const diner = await registered(app);
    const body = { neighborhood: 'Old Harbour', cuisine: 'Pub' };
    for (const website of [
      'javascript:alert(1)',
      'JaVaScRiPt://%0aalert(1)',
      'data:text/html,x',
      'ftp://x.example',
      'x',
    ]) {
      const response = await diner.send('POST', '/api/restaurants', { ...body, name: `Site ${website}`, website });
      expect(await statusAndText(response)).toEqual({ status: 400, text: 'Please enter a valid URL' });
    }
    const empty = await diner.send('POST', '/api/restaurants', { ...body, name: 'No site', website: '' });
    expect(await empty.json()).toMatchObject({ website: null });
  });
});

describe('requests', () => {
  test('refuses cross-site requests and form content types', { tags: ['a15'] }, async () => {
    const diner = await registered(app);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: app.url },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      for (const [method, path] of [
        ['POST', '/api/chat-sessions'],
        ['POST', '/api/logout'],
        ['POST', '/api/recommendations/stream'],
        ['GET', '/api/claude-recommendations/stream'],
        ['POST', '/trpc/chat.createSession'],
        ['GET', '/trpc/chat.sessions'],
      ] as const) {
        expect((await diner.send(method, path, method === 'GET' ? undefined : {}, headers)).status).toBe(403);
      }
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await diner.fetch('/api/chat-sessions', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': type },
      });
      expect(response.status).toBe(415);
    }
    expect(await diner.trpc.chat.sessions.query()).toEqual([]);
  });

  test('takes an empty session id for none', async () => {
    const diner = await registered(app);
    for (const sessionId of ['', null]) {
      writer.next(says('Here.'));
      const response = await diner.send('POST', '/api/claude-recommendations/stream', { message: 'Tea', sessionId });
      expect(parseEvents(await response.text()).at(-1)).toMatchObject({ complete: true, message: 'Here.' });
    }
    expect(await diner.trpc.chat.sessions.query()).toHaveLength(2);
  });

  test('takes no field of a body from the query', async () => {
    const diner = await registered(app);
    const { status } = await diner.send('POST', '/api/user/name?name=Mallory', {});
    expect(status).toBe(400);
    const account = 'username=ann.lee@example.com&password=a%20good%20password';
    expect((await new Visitor(app.url).send('POST', `/api/login?${account}`)).status).toBe(400);
  });

  test.each([
    ['/api/recommendations', {}, 'message is missing.'],
    ['/api/recommendations', { message: 5 }, 'message must be a text.'],
    ['/api/recommendations', { message: 'Tea', sessionId: 'x' }, 'sessionId has a value that is not allowed.'],
    ['/api/restaurants', { name: 'The Ox', neighborhood: 'Soho' }, 'cuisine is missing.'],
    [
      '/api/restaurants',
      { name: 'The Ox', neighborhood: 'Soho', cuisine: 'Pub', bar: 'yes' },
      'bar must be true or false.',
    ],
    ['/api/chat-sessions', [], 'The request body must be a JSON object.'],
    ['/api/chat-sessions', null, 'The request body must be a JSON object.'],
  ])('names what is wrong with a body, in a sentence: %s %j', async (path, body, text) => {
    const diner = await registered(app);
    expect(await statusAndText(await diner.send('POST', path, body))).toEqual({ status: 400, text });
  });

  test('refuses large, malformed and polluting bodies with 4xx', {
    tags: ['a36', 'a39'],
  }, async () => {
    const diner = await registered(app);
    const raw = async (body: string) => {
      const response = await diner.fetch('/api/recommendations', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      return response.status;
    };
    expect(await raw(`{"message":"${'x'.repeat(200_000)}"}`)).toBe(413);
    expect(await raw('{"message":')).toBe(400);
    expect(await raw('')).toBe(400);
    expect(await raw('[]')).toBe(400);
    expect(await raw('"text"')).toBe(400);
    expect(await raw('{"message":["a"]}')).toBe(400);
    expect(await raw('{"message":{"a":1}}')).toBe(400);
    expect(await raw('{"__proto__":{"message":"x"}}')).toBe(400);
    expect(await raw('{"message":"a\\u0000b"}')).toBe(400);
    expect(await raw('{"message":"ok","sessionId":"1"}')).toBe(400);
    expect(await raw('{"message":"ok","sessionId":1e309}')).toBe(400);
  });

  test('a database error exposes no internals', { tags: ['a37'] }, async () => {
    const broken = await startApp({ writer });
    const diner = await registered(broken);
    await broken.database.pool.query('alter table chat_sessions rename to chat_sessions_gone');
    for (const path of ['/api/chats', '/trpc/chat.sessions']) {
      const { status, text } = await statusAndText(await diner.send('GET', path));
      expect(status).toBe(500);
      expect(text).not.toMatch(/chat_sessions|relation|select|stack|\.ts/);
    }
    await broken.close();
  });

  test('an unknown API path is 404 in plain text', async () => {
    const response = await new Visitor(app.url).send('GET', '/api/nothing');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await statusAndText(response)).toEqual({ status: 404, text: 'Not found.' });
  });
});
