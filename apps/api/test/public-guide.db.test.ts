import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cookieOf } from './every-call.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';
import { withoutNonces } from './without-nonces.ts';

const HOSTILE = `Zed "><script>alert(1)</script> '&\u202E $& __SCRIPT_NONCE__`;
const NOTES = JSON.stringify({ vibe: '</title><meta http-equiv="refresh" content="0;url=//evil.example">Loud.' });

let app: TestApp;
let admin: Awaited<ReturnType<typeof registered>>;
let [plain, hostile] = [0, 0];

beforeAll(async () => {
  app = await startApp();
  admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  const add = async (name: string, saffronNotes: string | null) =>
    (await admin.trpc.guide.add.mutate({ name, neighborhood: 'Quay', cuisine: 'Thai', saffronNotes })).id;
  plain = await add('Casa Prova', JSON.stringify({ vibe: 'Candles and brick.' }));
  hostile = await add(HOSTILE, NOTES);
});
afterAll(() => app.close());

const set = (open: boolean, searchEngines = false) =>
  admin.trpc.guide.savePublicSettings.mutate({ open, searchEngines });
beforeEach(() => set(false));

const htmlOf = async (path: string, headers = {}) => app.app.inject({ url: path, headers });
const guest = () => new Visitor(app.url).trpc;

test('while the guide is not public, guests learn nothing of a restaurant', { tags: ['a61'] }, async () => {
  const [none, anything] = [await htmlOf('/restaurants/123456'), await htmlOf('/anything')];
  for (const id of [plain, hostile, 999_999, 0, 'x', `${plain}x`]) {
    for (const headers of [{}, { cookie: `${cookieOf(admin)}x` }, { authorization: 'Bearer x' }]) {
      const page = await htmlOf(`/restaurants/${id}`, headers);
      expect(page.statusCode).toBe(200);
      const other = typeof id === 'number' ? none : anything;
      expect(withoutNonces(page.body) === withoutNonces(other.body)).toBe(true);
      expect(page.headers['x-robots-tag']).toBe('noindex');
    }
  }
  expect(await guest().guide.publicPlace.query({ restaurantId: plain })).toBeNull();
  expect(await guest().guide.publicPlace.query({ restaurantId: 999_999 })).toBeNull();
});

test('guests who ask at the same time share what they read of the settings', { tags: ['a64'] }, async () => {
  const selected = vi.spyOn(app.database.db, 'selectFrom');
  const { guide } = guest();
  const asked = Array.from({ length: 10 }, (_, at) => guide.publicPlace.query({ restaurantId: plain + at }));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([null]));
  const reads = selected.mock.calls.filter(([table]) => String(table) === 'system_settings').length;
  selected.mockRestore();
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(10);
});

test('a public guide shows guests a restaurant without its authors, and nothing else', {
  tags: ['a61', 'a62'],
}, async () => {
  await set(true);
  const place = await guest().guide.publicPlace.query({ restaurantId: plain });
  expect(place?.restaurant).toMatchObject({ id: plain, name: 'Casa Prova', cuisine: 'Thai' });
  const text = JSON.stringify(place);
  expect(text).not.toContain(admin.username);
  for (const field of ['addedBy', 'dateAdded', 'updatedBy', 'dateUpdated', 'last_edited_by', 'last_edited_at'])
    expect(text).not.toContain(`"${field}"`);
  await expect(guest().guide.publicPlace.query({ restaurantId: 999_999 })).rejects.toMatchObject({
    data: { error: 'not_found' },
  });
  for (const call of [
    () => guest().guide.get.query({ restaurantId: plain }),
    () => guest().guide.page.query({}),
    () => guest().chat.sessions.query(),
  ])
    await expect(call()).rejects.toMatchObject({ data: { error: 'signed_out' } });
  await set(false);
  expect(await guest().guide.publicPlace.query({ restaurantId: plain })).toBeNull();
});

test('in place of a restaurant that is not there, a public guide offers others without their authors', {
  tags: ['a61', 'a62'],
}, async () => {
  const ask = (input = {}) => guest().guide.alternatives.query(input);
  expect(await ask()).toBeNull();
  expect(await ask({ cuisine: 'Thai' })).toBeNull();
  await set(true);
  const well = await ask();
  expect(well).toHaveLength(4);
  for (const { saffronNotes, hours, address } of well ?? []) expect([saffronNotes, hours, address]).not.toContain(null);
  const [first] = (await ask({ cuisine: ' thai', neighborhood: 'Quay' })) ?? [];
  expect(first).toMatchObject({ cuisine: 'Thai', neighborhood: 'Quay' });
  const text = JSON.stringify([well, first]);
  expect(text).not.toContain(admin.username);
  expect(text).not.toMatch(/"(?:addedBy|dateAdded|updatedBy|dateUpdated|last_edited_by|last_edited_at)"/);
  await set(false);
  expect(await admin.trpc.guide.alternatives.query({ neighborhood: null })).toEqual(well);
});

test('the HTML of a public restaurant describes it, without search engines unless an admin allows them', async () => {
  await set(true);
  const page = await htmlOf(`/restaurants/${plain}`);
  expect(page.body).toContain('<title>Casa Prova · Saffron</title>');
  expect(page.body).toContain('<meta property="og:title" content="Casa Prova · Saffron" />');
  expect(page.body).toMatch(/<meta property="og:description" content="Thai · Quay · \$\$\. Candles and brick\./);
  expect(page.body).toContain('<meta name="robots" content="noindex" />');
  expect(page.headers['x-robots-tag']).toBe('noindex');
  expect(page.body.match(/<title>|<meta name="description"/g)).toHaveLength(2);
  expect((await htmlOf('/restaurants/999999')).statusCode).toBe(404);
  expect((await htmlOf('/restaurants/999999')).body).not.toContain('og:title');

  await set(true, true);
  const open = await htmlOf(`/restaurants/${plain}`);
  expect(open.body).not.toContain('noindex');
  expect(open.headers['x-robots-tag']).toBeUndefined();
  expect((await htmlOf('/restaurants/999999')).headers['x-robots-tag']).toBe('noindex');
  await set(false, true);
  expect((await htmlOf(`/restaurants/${plain}`)).headers['x-robots-tag']).toBe('noindex');
});

test('a shared restaurant has its address and a picture where the name of the server is its own', {
  tags: ['a63'],
}, async () => {
  await set(true);
  const shared = async (host: string) => {
    const { body } = await htmlOf(`/restaurants/${plain}`, { host });
    const head = body.slice(0, body.indexOf('</head>'));
    const [, url = null] = /<meta property="og:url" content="([^"]*)"/.exec(head) ?? [];
    const [, image = null] = /<meta property="og:image" content="([^"]*)"/.exec(head) ?? [];
    return { url, image, namesHost: head.includes(host) };
  };
  for (const host of ['localhost:3000', '192.168.1.20:8080', '[::1]:3000', 'kitchen.local']) {
    const origin = `http://${host}`;
    const [url, image] = [`${origin}/restaurants/${plain}`, `${origin}/share.png`];
    expect(await shared(host)).toEqual({ url, image, namesHost: true });
  }
  for (const host of [
    'other.example',
    'localhost.other.example',
    'other.example:80#.local',
    'other.example/.local',
    'kitchen.local:3000"><b>',
  ])
    expect(await shared(host)).toEqual({ url: null, image: null, namesHost: false });
  expect((await shared('a"b.local')).image).toBe('http://a&quot;b.local/share.png');
});

test('names and notes are text in the HTML, whatever they say', { tags: ['a63'] }, async () => {
  await set(true);
  const before = await htmlOf('/list');
  const page = await htmlOf(`/restaurants/${hostile}`);
  const elements = (html: string) => (html.match(/<(?:script|style|link|meta http|base|img)\b/g) ?? []).sort();
  expect(elements(page.body)).toEqual(elements(before.body));
  expect(page.body).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt; &#39;&amp; $&amp;amp; __SCRIPT_NONCE__'.replace('amp;amp', 'amp'),
  );
  expect(page.body.slice(0, page.body.indexOf('<body'))).not.toContain('\u202E');
  const policy = (headers: typeof page.headers) =>
    String(headers['content-security-policy']).replaceAll(/'nonce-[^']*'/g, '');
  expect(policy(page.headers)).toBe(policy(before.headers));
});

test('pages of restaurants are limited for each address, as calls are', { tags: ['a64'] }, async () => {
  const limited = await startApp({ env: { THROTTLE: 'on' } });
  try {
    const many = await Promise.all(
      Array.from({ length: 300 }, () => limited.app.inject({ url: '/restaurants/1', remoteAddress: '203.0.113.9' })),
    );
    const statuses = new Set(many.map(({ statusCode }) => statusCode));
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await limited.app.inject({ url: '/restaurants/1', remoteAddress: '203.0.113.10' })).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
