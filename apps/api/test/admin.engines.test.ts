import { indexSearchOutput, indexStarted, indexStatus, restaurantIndexed, userSummary } from '@saffron/contracts/admin';
import { BUILT_IN_REPLIES, LAST_ADMIN, TOKEN_LIMIT_INVALID } from '@saffron/contracts/admin-texts';
import { restaurant } from '@saffron/contracts/guide';
import { DUPLICATE_NAME } from '@saffron/contracts/guide-texts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseEvents } from './event-stream.ts';
import { ScriptedWriter, says } from './scripted-writer.ts';
import { at, registered, startApp, type TestApp, Visitor } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;
let admin: Visitor;
let reviewer: Visitor & { username: string };

const ADMIN = { email: 'admin@example.com', password: 'the first admin' };

beforeAll(async () => {
  app = await startApp({ writer });
  await app.services.accounts.ensureAdmin(ADMIN);
  admin = new Visitor(app.url);
  await admin.send('POST', '/api/login', { username: ADMIN.email, password: ADMIN.password });
  const person = await registered(app);
  await admin.send('POST', `/api/user/${person.id}/role`, { role: 'reviewer' });
  reviewer = person;
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
});

const statusAndText = async (response: Response) => ({ status: response.status, text: await response.text() });

describe('users', () => {
  test('the user list has the documented fields and no hash', { tags: ['a2'] }, async () => {
    const text = await (await admin.send('GET', '/api/users')).text();
    const users = userSummary.strict().array().parse(JSON.parse(text));
    expect(users).toContainEqual({ id: 1, username: ADMIN.email, name: null, role: 'admin', tokenLimit: null });
    expect(text).not.toMatch(/hash|argon2|password/i);
  });

  test('refuses invalid roles and token limits', { tags: ['a26'] }, async () => {
    const { id } = await registered(app);
    for (const role of ['ADMIN', '', 'owner', ['admin'], null, 1, { role: 'admin' }]) {
      expect((await admin.send('POST', `/api/user/${id}/role`, { role })).status, JSON.stringify(role)).toBe(400);
    }
    for (const limit of [-1, 1.5, '5', [5], true, {}, undefined]) {
      const response = await admin.send('POST', `/api/user/${id}/token-limit`, { limit });
      expect(response.status, JSON.stringify(limit)).toBe(400);
    }
    const sentence = await admin.send('POST', `/api/user/${id}/token-limit`, { limit: -1 });
    expect(await sentence.text()).toBe(TOKEN_LIMIT_INVALID);
    expect((await admin.send('POST', '/api/user/2000000000/role', { role: 'user' })).status).toBe(404);
  });

  test('sets a token limit; 0 blocks the user and null restores the default', async () => {
    const diner = await registered(app);
    const set = async (limit: number | null) =>
      (await admin.send('POST', `/api/user/${diner.id}/token-limit`, { limit })).json();
    expect(await set(0)).toEqual({ userId: diner.id, tokenLimit: 0 });
    expect((await diner.send('POST', '/api/recommendations', { message: 'Soup' })).status).toBe(429);
    expect(await set(null)).toEqual({ userId: diner.id, tokenLimit: null });
    expect((await diner.send('POST', '/api/recommendations', { message: 'Soup' })).status).toBe(200);
  });

  test('the last admin keeps the role, also when two admins demote each other', { tags: ['a25'] }, async () => {
    const refused = await admin.send('POST', '/api/user/1/role', { role: 'user' });
    expect(await statusAndText(refused)).toEqual({ status: 409, text: LAST_ADMIN });
    const second = await registered(app);
    for (let round = 0; round < 10; round++) {
      await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', 'in', [1, second.id]).execute();
      const statuses = await Promise.all([
        admin.send('POST', `/api/user/${second.id}/role`, { role: 'user' }),
        second.send('POST', '/api/user/1/role', { role: 'user' }),
      ]).then((responses) => responses.map(({ status }) => status));
      const admins = await app.database.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
      expect(admins, statuses.join()).toHaveLength(1);
    }
    await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', 1).execute();
    await app.database.db.updateTable('users').set({ role: 'user' }).where('id', '=', second.id).execute();
  });

  test('whoever loses the role does not take it back with calls that were under way', { tags: ['a76'] }, async () => {
    const second = await registered(app);
    for (let round = 0; round < 10; round++) {
      await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', second.id).execute();
      const [demoted, ...taken] = await Promise.all([
        admin.send('POST', `/api/user/${second.id}/role`, { role: 'user' }),
        ...Array.from({ length: 9 }, () => second.send('POST', `/api/user/${second.id}/role`, { role: 'admin' })),
      ]).then((responses) => responses.map(({ status }) => status));
      expect(demoted).toBe(200);
      expect(taken.every((status) => status === 200 || status === 403)).toBe(true);
      expect(await second.trpc.accounts.me.query(), taken.join()).toMatchObject({ role: 'user' });
    }
  });
});

test('reads, saves and uses the system prompt, and refuses an empty one', async () => {
  const { prompt } = (await (await admin.send('GET', '/api/system-prompt')).json()) as { prompt: string };
  expect(prompt.length).toBeGreaterThan(50);
  const saved = await admin.send('POST', '/api/system-prompt', { prompt: '  Speak like a pirate. ' });
  expect(await saved.json()).toEqual({ prompt: 'Speak like a pirate.' });
  expect((await admin.send('POST', '/api/system-prompt', { prompt: '  ' })).status).toBe(400);
  await (await registered(app)).send('POST', '/api/recommendations', { message: 'Soup' });
  expect(writer.briefs.at(-1)?.systemPrompt).toBe('Speak like a pirate.');
});

test('says that the built-in writer answers a test', async () => {
  const plain = await startApp({ database: app.database });
  const response = await at(plain, admin).send('POST', '/api/test-claude', { message: 'Hello' });
  expect(await response.json()).toMatchObject({ success: true, message: expect.stringContaining(BUILT_IN_REPLIES) });
  await plain.close();
});

test('tests the assistant with a whole answer and with a stream', async () => {
  writer.next(says('It works.')).next(says('It streams.'));
  expect(await (await admin.send('POST', '/api/test-claude', { message: 'Hi' })).json()).toEqual({
    success: true,
    message: 'It works.',
  });
  const stream = await admin.send('GET', '/api/test-claude-stream');
  expect(parseEvents(await stream.text())).toEqual([{ chunk: 'It streams.' }, { status: 'complete' }]);
});

describe('restaurants', () => {
  const add = async (name: string) => {
    const body = {
      name,
      neighborhood: 'Old Harbour',
      cuisine: 'Pub',
      tag: 'Quiet, Classic',
      website: 'https://ox.example',
    };
    return restaurant.parse(await (await reviewer.send('POST', '/api/restaurants', body)).json());
  };

  test('an edit changes only the given fields and takes author and time from the server', {
    tags: ['a24'],
  }, async () => {
    const before = await add('The Edited Ox');
    const forged = {
      id: 5,
      addedBy: 'x',
      last_edited_by: 'x',
      last_edited_at: '1999-01-01T00:00:00.000Z',
      dateAdded: 'x',
    };
    const change = { price: null, rating: 3.5, website: '', saffronNotes: '{"vibe":"Low beams"}' };
    const response = await reviewer.send('PATCH', `/api/restaurants/${before.id}`, { ...change, ...forged });
    const after = restaurant.parse(await response.json());
    expect(after).toEqual({
      ...before,
      price: null,
      rating: 3.5,
      website: null,
      saffronNotes: '{"vibe":"Low beams"}',
      updatedBy: reviewer.username,
      dateUpdated: expect.any(String),
      last_edited_by: reviewer.username,
      last_edited_at: expect.any(String),
    });
  });

  test('refuses the name of another restaurant but allows a change of case', async () => {
    const [ox, hen] = [await add('The Second Ox'), await add('The Hen')];
    const taken = await reviewer.send('PATCH', `/api/restaurants/${hen.id}`, { name: 'the second OX' });
    expect(await statusAndText(taken)).toEqual({ status: 409, text: DUPLICATE_NAME });
    expect((await reviewer.send('PATCH', `/api/restaurants/${ox.id}`, { name: 'THE SECOND OX' })).status).toBe(200);
    expect((await reviewer.send('PATCH', '/api/restaurants/2000000000', { name: 'Nobody' })).status).toBe(404);
    const exists = async (name: string) =>
      (await reviewer.send('GET', `/api/restaurants/exists?name=${encodeURIComponent(name)}`)).json();
    expect(await exists(' the  hen ')).toEqual({ exists: true });
    expect(await exists('The Cock')).toEqual({ exists: false });
    expect((await reviewer.send('GET', '/api/restaurants/exists?name=a&name=b')).status).toBe(400);
  });

  test('lookup lists are sorted, unique and without blanks', async () => {
    await add('The Third Ox');
    for (const path of ['/api/neighborhoods', '/api/cuisines', '/api/tags']) {
      const names = (await (await reviewer.send('GET', path)).json()) as string[];
      expect(names.length).toBeGreaterThan(10);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
      expect(new Set(names).size).toBe(names.length);
      expect(names.every((name) => name === name.trim() && name !== '' && !name.includes(','))).toBe(true);
    }
  });
});

describe('the index', () => {
  const status = async () => indexStatus.parse(await (await admin.send('GET', '/api/admin/pinecone/status')).json());
  const search = async (q: string) => {
    const response = await admin.send('GET', `/api/admin/restaurants/search?q=${encodeURIComponent(q)}`);
    return indexSearchOutput.parse(await response.json()).results;
  };

  test('a full run indexes every restaurant once, and concurrent starts share one run', async () => {
    expect(await status()).toMatchObject({ status: 'ready', indexingStatus: { lastRun: null, successCount: 0 } });
    const starts = await Promise.all([1, 2, 3].map(() => admin.send('POST', '/api/admin/pinecone/index')));
    for (const start of starts) {
      expect(start.status).toBe(200);
      indexStarted.parse(await start.json());
    }
    await expect.poll(async () => (await status()).status, { timeout: 10_000 }).toBe('ready');
    const { indexingStatus } = await status();
    expect(indexingStatus.totalRestaurants).toBeGreaterThan(160);
    expect(indexingStatus).toMatchObject({
      inProgress: false,
      lastRun: expect.any(String),
      successCount: indexingStatus.totalRestaurants,
      failedCount: 0,
      errors: [],
    });
    expect(indexingStatus.recentlyIndexed[0]?.name).toEqual(expect.any(String));
    const { runs } = await app.database.db
      .selectFrom('index_runs')
      .select((select) => select.fn.countAll<string>().as('runs'))
      .executeTakeFirstOrThrow();
    expect(Number(runs)).toBe(1);
  });

  test('indexing one restaurant marks it as processing, then as indexed', async () => {
    const [found] = await search('ramen');
    if (!found) throw new Error('no ramen in the guide');
    const response = await admin.send('POST', `/api/admin/pinecone/index/${found.id}`);
    expect(restaurantIndexed.parse(await response.json())).toMatchObject({
      restaurant: { id: found.id, name: found.name, indexed: 'processing', lastIndexed: expect.any(String) },
    });
    await expect.poll(async () => (await search(found.name))[0]?.indexed, { timeout: 10_000 }).toBe('success');
    expect((await admin.send('POST', '/api/admin/pinecone/index/2000000000')).status).toBe(404);
  });

  test('a search needs two characters and treats wildcards as text', async () => {
    const short = await admin.send('GET', '/api/admin/restaurants/search?q=%20a');
    expect(await statusAndText(short)).toEqual({ status: 400, text: 'Please enter at least 2 characters to search.' });
    for (const wild of ['%%', '__', '\\\\', "';"]) expect(await search(wild)).toEqual([]);
  });
});
