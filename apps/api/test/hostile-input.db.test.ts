import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { registered, startApp, type TestApp } from './start-app.ts';

type Person = Awaited<ReturnType<typeof registered>>;

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
});

const NAMES = ['100% Soup', 'Under_score', 'Back\\slash', "O'Brien; drop table users", '"Quoted"', 'a:* & !b | (c)'];
/** Syntax of search languages, patterns and SQL. */
const WORDS = [
  ...['%', '%%', '_', '__', '\\', '\\\\', "'", "''", '"', ';', '--', '/*', '*/', '$1', '$$', '?', '{}', '[]', '()'],
  ...['a:*&', 'a:*', '&', '|', '!', '<->', ':*', 'a & !b', "to_tsquery('a')", "' or 1=1 --", '"; drop table users;--'],
  ...[
    '.*',
    '(a+)+$',
    '[a-',
    '\\p{L}',
    '^',
    '~',
    'name:"x"',
    'x^9',
    'x~9',
    'AND',
    'OR',
    'NOT',
    '+',
    '-',
    'x'.repeat(200),
  ],
];
/** Text that PostgreSQL cannot store (22021), and a lone surrogate. */
const IMPOSSIBLE = ['\0', 'a\0b', '\ud800'];

const TEXT_FILTERS = ['text', 'cuisine', 'neighborhood', 'creator'] as const;

describe('query-language syntax, wildcards and NUL', { tags: ['a38'] }, () => {
  beforeAll(async () => {
    for (const name of NAMES) await admin.trpc.guide.add.mutate({ name, neighborhood: 'Nowhere', cuisine: 'Soup' });
  });

  test('are plain text in every search, list and filter, and never cause a 500', {
    tags: ['long', 'a38'],
    timeout: 60_000,
  }, async () => {
    const ask = async (path: string, word: string) => {
      const { status } = await admin.send('GET', `${path}${encodeURIComponent(word)}`);
      return status;
    };
    const query = (name: string, input: object) => `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
    for (const word of WORDS) {
      for (const filter of TEXT_FILTERS) expect(await ask(query('guide.page', { [filter]: word }), '')).toBe(200);
      expect(await ask(query('guide.exists', { name: word }), '')).toBe(200);
      expect(await ask('/api/restaurants/exists?name=', word)).toBe(200);
      const tooShort = word.length < 2;
      expect(await ask('/api/admin/restaurants/search?q=', word), word).toBe(tooShort ? 400 : 200);
      expect(await ask(query('admin.searchIndex', { q: word }), ''), word).toBe(tooShort ? 400 : 200);
      expect(await ask(query('guide.page', { cursor: word }), ''), word).toBe(400);
      expect(await ask(query('guide.page', { timeZone: word }), ''), word).toBe(400);
    }
    for (const word of IMPOSSIBLE) {
      for (const filter of TEXT_FILTERS) expect(await ask(query('guide.page', { [filter]: word }), '')).toBe(400);
      expect(await ask(query('guide.exists', { name: word }), '')).toBe(400);
      expect(await ask(query('admin.searchIndex', { q: `aa${word}` }), '')).toBe(400);
    }
    for (const path of ['/api/restaurants/exists?name=a%00', '/api/admin/restaurants/search?q=aa%00']) {
      expect(await ask(path, '')).toBe(400);
    }
  });

  test('find only names that contain them', { tags: ['a38'] }, async () => {
    const found = async (text: string) =>
      (await admin.trpc.guide.page.query({ text, limit: 100 })).restaurants.map(({ name }) => name);
    const indexed = async (q: string) =>
      (await admin.trpc.admin.searchIndex.query({ q })).results.map(({ name }) => name);
    for (const name of NAMES) {
      expect(await found(name)).toEqual([name]);
      expect(await indexed(name)).toEqual([name]);
      expect(await admin.trpc.guide.exists.query({ name })).toEqual({ exists: true });
    }
    for (const [word, name] of [
      ['%', '100% Soup'],
      ['r_s', 'Under_score'],
      ['\\', 'Back\\slash'],
      [':*', 'a:* & !b | (c)'],
    ] as const) {
      expect(await found(word)).toEqual([name]);
    }
    expect(await indexed('%%')).toEqual([]);
    expect(await indexed('__')).toEqual([]);
  });

  test('are accepted in messages and titles', { tags: ['long', 'a38'], timeout: 60_000 }, async () => {
    const diner = await registered(app);
    await app.database.db.updateTable('users').set({ token_limit: 10_000_000 }).where('id', '=', diner.id).execute();
    const { id } = await diner.trpc.chat.createSession.mutate({ title: "' or 1=1 --" });
    for (const message of WORDS) {
      const response = await diner.send('POST', '/api/recommendations', { message, sessionId: id });
      expect(response.status, message).toBe(200);
      expect((await diner.send('PATCH', `/api/chat-sessions/${id}`, { title: message })).status).toBe(200);
    }
    for (const message of IMPOSSIBLE) {
      expect((await diner.send('POST', '/api/recommendations', { message })).status).toBe(400);
      expect((await diner.send('PATCH', `/api/chat-sessions/${id}`, { title: `a${message}` })).status).toBe(400);
    }
    const entries = z
      .array(z.object({ message: z.string() }))
      .parse(await (await diner.send('GET', `/api/chat-sessions/${id}/chats`)).json());
    expect(entries.map(({ message }) => message)).toEqual(WORDS);
  });
});

describe('fields and ids of an undocumented type', { tags: ['a39'] }, () => {
  const statusOf = async (method: string, path: string, body?: unknown) =>
    (await admin.send(method, path, body)).status;

  test('refuses repeated and nested query keys', { tags: ['a39'] }, async () => {
    for (const [path, key] of [
      ['/api/restaurants/exists', 'name'],
      ['/api/admin/restaurants/search', 'q'],
    ] as const) {
      for (const query of [`${key}=aa&${key}=bb`, `${key}[]=aa`, `${key}[a]=aa`, `${key}.a=aa`, '__proto__=aa', '']) {
        expect(await statusOf('GET', `${path}?${query}`), query).toBe(400);
      }
    }
  });

  test('refuses ids that are objects, arrays, strings or fractions', { tags: ['a39'] }, async () => {
    for (const id of [{ a: 1 }, [1], '1', 1.5, true, null, -1, 0, 2 ** 31, { $gt: 0 }]) {
      const input = encodeURIComponent(JSON.stringify({ sessionId: id }));
      expect(await statusOf('GET', `/trpc/chat.entries?input=${input}`), JSON.stringify(id)).toBe(400);
      expect(await statusOf('POST', '/trpc/admin.setRole', { userId: id, role: 'user' })).toBe(400);
      const text = encodeURIComponent(JSON.stringify(id));
      const status = await statusOf('GET', `/api/chat-sessions/${text}/chats`);
      expect(status, text).toBe(404);
    }
  });

  test('a request body cannot pollute a prototype', { tags: ['a39'] }, async () => {
    for (const body of ['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}']) {
      for (const path of ['/api/login', '/api/user/name', '/trpc/accounts.login', '/trpc/accounts.setName']) {
        const headers = { 'content-type': 'application/json' };
        const response = await admin.fetch(path, { method: 'POST', body, headers });
        expect(response.status, `${path} ${body}`).toBe(400);
      }
    }
    expect(Object.prototype).not.toHaveProperty('role');
  });
});

describe('notes that write as escapes what no text may contain', { tags: ['a75'] }, () => {
  const place = { name: 'Escape Room', neighborhood: 'Nowhere', cuisine: 'Zorblatt' };
  const written = (sign: string) =>
    JSON.stringify({
      vibe: 'A quiet room ~ with lamps.',
      food_notes: 'The marrow stew is slow ~ and rich.',
    }).replaceAll('~', sign);

  test.each(['\\u0000', '\\ud800', '\\u000b'])('are refused with %s', { tags: ['a75'] }, async (sign) => {
    const saffronNotes = written(sign);
    expect((await admin.send('POST', '/api/restaurants', { ...place, saffronNotes })).status).toBe(400);
  });

  test('of an older row do not keep anyone from an answer', { tags: ['a75'] }, async () => {
    const { id } = await admin.trpc.guide.add.mutate(place);
    for (const sign of ['\\u0000', '\\ud800', '\\udfff']) {
      const saffronNotes = written(sign);
      await app.database.db
        .updateTable('restaurants_saffron')
        .set({ saffron_notes: saffronNotes })
        .where('id', '=', id)
        .execute();
      // A reply may use a guide of a second ago.
      await app.services.catalogue.current();
      const diner = await registered(app);
      for (const message of ['A quiet Zorblatt place', 'How is the marrow stew at Escape Room?']) {
        const answer = await diner.send('POST', '/api/recommendations', { message });
        expect(answer.status, `${message} ${sign}`).toBe(200);
        expect(await answer.text()).toContain('Escape Room');
      }
    }
  });
});

test('refuses token limits outside the safe integer range', { tags: ['a26'] }, async () => {
  for (const limit of ['1e309', '-1e309', '1e999', 'NaN', '9007199254740993', '-0.5', '"5"', '[5]']) {
    const request = { method: 'POST', body: `{"limit":${limit}}`, headers: { 'content-type': 'application/json' } };
    const response = await admin.fetch(`/api/user/${admin.id}/token-limit`, request);
    expect(response.status, limit).toBe(400);
  }
  expect((await admin.trpc.chat.allowance.query()).limit).toBe(50_000);
});

test('a card omits the invalid website of an older row', { tags: ['a27'] }, async () => {
  const { id } = await admin.trpc.guide.add.mutate({ name: 'Old Row', neighborhood: 'Nowhere', cuisine: 'Zyx' });
  for (const website of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT://x.example/%0aalert(1)',
    'data:,x',
    'https://known.example@other.example/',
    'https://other.example/\u202egpj.exe',
  ]) {
    await app.database.db.updateTable('restaurants_saffron').set({ website }).where('id', '=', id).execute();
    const [card] = app.services.guide.cards(await app.services.guide.byIds([id]));
    expect(card, website).toMatchObject({ name: 'Old Row', website: null });
  }
});

/** Code points of what is one character: twelve, and the ellipsis, which a sign that is written before letters takes for its letter. */
const MOST = 13;

test('accents that pile up are no part of what others read', { tags: ['a79'] }, async () => {
  const pile = `Ba${'\u0301'.repeat(60)}${'\u0316'.repeat(60)}nana`;
  const kept = `Ba${'\u0301'.repeat(6)}nana`;
  const saffronNotes = JSON.stringify({ vibe: pile });
  const fields = { neighborhood: pile, cuisine: pile, tag: pile, address: pile, saffronNotes };
  const added = await admin.trpc.guide.add.mutate({ name: pile, ...fields });
  const { name, neighborhood, cuisine, tag, address } = added;
  expect([name, neighborhood, cuisine, tag, address]).toEqual(Array(5).fill(kept));
  expect(added.saffronNotes).toBe(JSON.stringify({ vibe: kept }));
  expect(await admin.trpc.accounts.setName.mutate({ name: pile })).toMatchObject({ name: kept });
  const { chatSessionId: sessionId } = await admin.trpc.chat.ask.mutate({ message: pile });
  const [entry] = (await admin.trpc.chat.entries.query({ sessionId })).entries;
  expect(entry?.message).toBe(kept);

  const joined = {
    devanagari: '\u0915\u094d',
    nukta: '\u0915\u093c\u094d',
    javanese: '\ua98f\ua9c0',
    balinese: '\u1b13\u1b44',
    jamo: '\u1100',
    reph: '\u0d4e',
    // What is left of one cluster would join the next.
    again: `${'\u1100'.repeat(12)}\u1161`,
    family: '\u{1f469}\u200d',
    joiner: '\u0915\u094d\u200d',
    marks: `A${'\u0301'.repeat(6)}\u200d`,
  };
  const longest = (text: string) =>
    Math.max(...[...new Intl.Segmenter().segment(text)].map(({ segment }) => [...segment].length));
  for (const [what, part] of Object.entries(joined)) {
    const long = part.repeat(90).slice(0, 180);
    const notes = JSON.stringify({ vibe: part.repeat(300) });
    const { name, saffronNotes } = await admin.trpc.guide.add.mutate({
      ...{ name: `${what} ${long}`, neighborhood: 'West', cuisine: 'Thai', saffronNotes: notes },
    });
    expect(longest(name), what).toBeLessThanOrEqual(MOST);
    expect(longest(JSON.parse(saffronNotes ?? '{}').vibe), what).toBeLessThanOrEqual(MOST);
  }

  const written = [
    'Phở Hà Nội',
    'בְּרֵאשִׁ֖ית',
    'བསྒྲུབས་',
    'เที่ยวน้ำ',
    'नमस्ते',
    'ক্ষ্ম্য',
    'ស្ត្រី',
    'e\u0301\u0323\u0308 Noe',
    'र्त्स्न्यः',
  ];
  for (const text of written) {
    const { id } = await admin.trpc.guide.add.mutate({ name: text, neighborhood: text, cuisine: text });
    expect((await admin.trpc.guide.get.query({ restaurantId: id })).restaurant).toMatchObject({ name: text });
  }
  const message = '👨🏿‍👩🏿‍👧🏿‍👦🏿 👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁥󠁮󠁧󠁿 soup?';
  await admin.trpc.chat.ask.mutate({ message, sessionId });
  expect((await admin.trpc.chat.entries.query({ sessionId })).entries.at(-1)?.message).toBe(message);
});
