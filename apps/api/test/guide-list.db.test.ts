import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { restaurant } from '@saffron/contracts/guide';
import { LIST_BY_REST } from '@saffron/contracts/guide-texts';
import { NOT_SIGNED_IN } from '@saffron/contracts/texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateGuide } from './large-guide.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

const RESTAURANTS = 2000;
const WRITES = 5;

let one: TestApp;
let other: TestApp;
let diner: Awaited<ReturnType<typeof registered>>;

beforeAll(async () => {
  one = await startApp();
  other = await startApp({ database: one.database });
  await generateGuide(one.database.db, RESTAURANTS);
  diner = await registered(one);
});
afterAll(async () => {
  expect([...one.unexpected, ...other.unexpected]).toEqual([]);
  await other.close();
  await one.close();
});

/** The list as sent over the wire; `fetch` would decompress it. */
async function list(app: TestApp, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const cookie = [...diner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await app.app.inject({ method, url: '/api/restaurants', headers: { cookie, ...headers } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

const namesIn = (bytes: Buffer) =>
  restaurant
    .array()
    .parse(JSON.parse(bytes.toString()))
    .map(({ name }) => name);
const reader = (app: TestApp) => Object.assign(new Visitor(app.url), { cookies: diner.cookies });

describe('the restaurant list response', () => {
  test('has every restaurant, sorted by name, like the procedure', async () => {
    const { status, headers, bytes } = await list(one);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes.length),
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    const names = namesIn(bytes);
    expect(names).toHaveLength(RESTAURANTS);
    expect(names).toEqual(names.toSorted());
    expect(JSON.parse(bytes.toString())).toEqual(await one.services.guide.list('users'));
  });

  test('has the same content in every encoding', async () => {
    await (await one.services.guide.cachedList('users')).compressed;
    const plain = await list(one);
    const gzip = await list(one, { 'accept-encoding': 'gzip, deflate' });
    const br = await list(one, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(br.bytes.length).toBeLessThan(gzip.bytes.length);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('is answered with 304 for a known ETag, on either replica', async () => {
    const { headers, bytes } = await list(one, { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await list(other, { 'if-none-match': known, 'accept-encoding': 'br' });
      expect({ known, status: again.status, length: again.bytes.length }).toEqual({ known, status: 304, length: 0 });
      expect(again.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'private, no-cache' });
      expect(again.headers).not.toHaveProperty('content-encoding');
    }
    expect((await list(other, { 'if-none-match': etag })).headers.etag).toBe(etag);
    const changed = await list(other, { 'if-none-match': '"another"' });
    expect(changed.status).toBe(200);
    expect(changed.bytes.length).toBeGreaterThan(bytes.length);
  });

  test('answers HEAD with the content length', async () => {
    const { bytes } = await list(one);
    const head = await list(one, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(bytes.length) } });
    expect(head.bytes).toHaveLength(0);
  });

  test('answers HEAD from the same bytes', { tags: ['a35'] }, async () => {
    await (await one.services.guide.cachedList('users')).compressed;
    const full = await list(one, { 'accept-encoding': 'br' });
    const head = await list(one, { 'accept-encoding': 'br' }, 'HEAD');
    const shared = ['content-encoding', 'content-length', 'cache-control', 'vary', 'etag'];
    const of = ({ headers }: typeof full) => shared.map((name) => headers[name]);
    expect(of(head)).toEqual(of(full));
    expect((await list(one, { 'if-none-match': String(full.headers.etag) }, 'HEAD')).status).toBe(304);
  });

  test('requires a sign-in', async () => {
    const response = await new Visitor(one.url).send('GET', '/api/restaurants', undefined, { 'if-none-match': '*' });
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 401, text: NOT_SIGNED_IN });
    expect(response.headers.get('cache-control')).toContain('no-store');
    const foreign = await diner.send('GET', '/api/restaurants', undefined, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
  });
});

describe('a write', () => {
  const write = (n: number) => ({
    name: `ZZ fresh ${n}`,
    neighborhood: 'Nørrebro',
    cuisine: 'Crème',
    tag: ' soup,Soup, cake ',
  });

  test('is in the next read on every replica and in the lookup lists', async () => {
    const tags = new Set([String((await list(other)).headers.etag)]);
    for (let n = 0; n < WRITES; n += 1) {
      const [writer, elsewhere] = n % 2 === 0 ? [one, other] : [other, one];
      expect((await reader(writer).send('POST', '/api/restaurants', write(n))).status).toBe(201);
      const read = await list(elsewhere, { 'if-none-match': [...tags].join(', ') });
      expect(read.status).toBe(200);
      expect(namesIn(read.bytes).at(-1)).toBe(`ZZ fresh ${n}`);
      expect((await list(writer)).bytes.equals(read.bytes)).toBe(true);
      tags.add(String(read.headers.etag));
    }
    expect(tags.size).toBe(WRITES + 1);
    for (const app of [one, other]) {
      const { guide } = reader(app).trpc;
      expect(await guide.neighborhoods.query()).toContain('Nørrebro');
      expect(await guide.cuisines.query()).toContain('Crème');
      expect(await guide.creators.query()).toContain('Sam');
      expect(await guide.tags.query()).toEqual(expect.arrayContaining(['cake', 'soup']));
      expect(await guide.tags.query()).not.toContain('Soup');
    }
  });

  test('that is refused renews nothing', { tags: ['a35'] }, async () => {
    const before = await list(other);
    expect((await reader(one).send('POST', '/api/restaurants', write(0))).status).toBe(409);
    expect((await list(other)).headers.etag).toBe(before.headers.etag);
  });

  test('is in every read that starts after it, with other reads in progress', async () => {
    const reads: Promise<boolean>[] = [];
    for (let n = WRITES; n < 2 * WRITES; n += 1) {
      const early = [list(one), list(other)];
      await reader(one).send('POST', '/api/restaurants', write(n));
      for (const app of [one, other]) {
        reads.push(list(app).then(({ bytes }) => namesIn(bytes).includes(`ZZ fresh ${n}`)));
      }
      await Promise.all(early);
    }
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 2 * WRITES }, () => true));
  });

  test('changes the ETag even if it is reverted', async () => {
    const { db } = one.database;
    const before = await list(one);
    await db.updateTable('restaurants_saffron').set({ phone: '1' }).where('name', '=', 'Place 000001').execute();
    await db.updateTable('restaurants_saffron').set({ phone: null }).where('name', '=', 'Place 000001').execute();
    const after = await list(one);
    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

test('an empty guide is an empty list', async () => {
  const app = await startApp();
  const visitor = await registered(app);
  await generateGuide(app.database.db, 0);
  expect(await (await visitor.send('GET', '/api/restaurants')).text()).toBe('[]');
  expect(await visitor.trpc.guide.page.query({})).toEqual({
    restaurants: [],
    origin: null,
    total: 0,
    nextCursor: null,
  });
  await app.close();
});

test('lists, pages, looks up and writes with 100,000 restaurants', { tags: ['long'], timeout: 60_000 }, async () => {
  const app = await startApp({ database: one.database });
  await generateGuide(app.database.db, 100_000);
  const first = await list(app);
  expect((first.bytes.toString('latin1').match(/"id":/g) ?? []).length).toBe(100_000);
  expect(first.bytes.subarray(-2).toString()).toBe('}]');

  const { guide } = reader(app).trpc;
  expect(await guide.page.query({ text: 'PLACE 09999', limit: 100 })).toMatchObject({ total: 10, nextCursor: null });
  expect(await guide.neighborhoods.query()).toHaveLength(40);
  await guide.add.mutate({ name: 'Zwischen', neighborhood: 'Quarter 1', cuisine: 'Kitchen 1' });
  const second = await list(app);
  expect(second.bytes.subarray(-2000).toString()).toContain('"name":"Zwischen"');
  expect(second.headers.etag).not.toBe(first.headers.etag);

  const edition = await app.services.guide.cachedList('users');
  await edition.compressed;
  const br = await list(app, { 'accept-encoding': 'br' });
  expect(br.headers['content-encoding']).toBe('br');
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(digest(brotliDecompressSync(br.bytes))).toBe(digest(second.bytes));
  await app.close();
});

test('a call of tRPC cannot serialize the list again and again', { tags: ['a35'] }, async () => {
  const refusal = { error: { message: LIST_BY_REST, data: { error: 'not_found', httpStatus: 404 } } };
  const batch = await diner.fetch('/trpc/guide.list,guide.tags,guide%2Elist?batch=1&input=%7B%7D');
  expect(await batch.json()).toMatchObject([refusal, { result: { data: expect.any(Array) } }, refusal]);
  for (const response of [await diner.fetch('/trpc/guide.list'), await diner.send('POST', '/trpc/guide.list', {})]) {
    expect(await response.json()).toMatchObject(refusal);
  }
});
