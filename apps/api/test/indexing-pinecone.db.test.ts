// @module-tag long
import { INDEX_READY, PINECONE_DOWN, PINECONE_EMPTY, PINECONE_UNUSED } from '@saffron/contracts/admin-texts';
import { guideQuery } from '@saffron/contracts/guide-query';
import { expect, test } from 'vitest';
import type { FakePinecone } from './fakes/pinecone.ts';
import { guideIds, onlyNamespace, sharedDatabase, startIndexing, startPinecone } from './indexing.ts';
import { generateGuide } from './large-guide.ts';
import { ScriptedWriter } from './scripted-writer.ts';
import type { Visitor } from './start-app.ts';

const database = sharedDatabase();

const ask = async (diner: Visitor, message: string) => {
  const response = await diner.send('POST', '/api/recommendations', { message });
  expect(response.status).toBe(200);
  return (await response.json()) as {
    message: string;
    restaurants: { id: string; name: string; priceRange: string }[];
  };
};

const namesFor = async (diner: Visitor, message: string) =>
  (await ask(diner, message)).restaurants.map(({ name }) => name).toSorted();

const SOON = { timeout: 15_000 };

/** Searches for diners, without the probes of the status check. */
const questions = ({ searches }: FakePinecone) => searches.filter(({ inputs }) => inputs.text !== 'restaurant');

const NEXT_RUN = { target: 'pinecone saffron', namespace: 'guide-next', ended_at: null, error: null };

/** A server whose guide is fully indexed in Pinecone. */
async function indexed(options: Parameters<typeof startIndexing>[0] = {}) {
  const pinecone = await startPinecone();
  const server = await startIndexing({ env: pinecone.env, database: database(), ...options });
  await server.untilIndexed();
  await expect.poll(() => pinecone.namespaces.size, SOON).toBe(1);
  return { pinecone, ...server };
}

test('with an API key, creates the index and upserts the guide once in valid batches', async () => {
  const { pinecone, app, status } = await indexed();
  const ids = await guideIds(app);
  expect(pinecone.index).toEqual({ name: 'saffron', model: expect.stringMatching(/./) });
  expect(pinecone.upserts.flatMap((upsert) => upsert.ids.map(Number)).toSorted((a, b) => a - b)).toEqual(ids);
  expect(await onlyNamespace(pinecone)).toEqual(ids);
  expect(await status()).toMatchObject({
    status: 'ready',
    message: INDEX_READY,
    indexingStatus: { lastRun: expect.any(String), successCount: ids.length, errors: [] },
  });
  const [records] = pinecone.namespaces.values();
  expect([...(records?.values() ?? [])][0]).toEqual({
    _id: expect.stringMatching(/^\d+$/),
    text: expect.stringMatching(/./),
    name: expect.any(String),
    cuisine: expect.any(String),
    neighborhood: expect.any(String),
    price: expect.any(Number),
    meals: expect.any(Array),
    tags: expect.any(Array),
    bar: expect.any(Boolean),
    restaurant: expect.any(Boolean),
    reservations: expect.any(Boolean),
  });
});

test('queries carry the filters of the message, before the reply and when the writer searches', async () => {
  const writer = new ScriptedWriter();
  const { pinecone, admin, add } = await indexed({ writer });
  await add('The Tall Stork', { neighborhood: 'Old Harbour', price: 1, tag: 'Fireplace' });
  await expect
    .poll(() => JSON.stringify([...(pinecone.namespaces.values().next().value ?? [])]), SOON)
    .toContain('Tall Stork');
  const cheap = { slot: 'price', op: 'atMost', values: [2], strength: 'must' };
  writer.next(async function* (brief) {
    const fireplace = { slot: 'amenity', op: 'is', values: ['a fireplace'], strength: 'must' };
    const { hits } = await brief.guide.search(guideQuery.parse({ constraints: [fireplace, cheap] }));
    yield { type: 'picks', ids: hits.map(({ restaurant }) => restaurant.id).slice(0, 1) };
  });
  await ask(admin, 'a cheap pub in Old Harbour');
  const [first, second] = questions(pinecone);
  expect(first?.inputs.text).toMatch(/^a cheap pub in Old Harbour, /);
  expect(first?.filter).toMatchObject({ neighborhood: { $in: ['Old Harbour'] } });
  expect(second?.inputs.text).toBe('a fireplace');
  expect(second?.filter).toEqual({ price: { $in: [1, 2] } });
});

test('a full run fills a new namespace, writes edits to both and then deletes the old one', async () => {
  const { pinecone, app, start, untilIndexed, add } = await indexed();
  const [before = ''] = pinecone.namespaces.keys();
  const gate = Promise.withResolvers<void>();
  pinecone.asked.length = 0;
  pinecone.once('upsert', { gate: gate.promise });
  await start();
  await expect.poll(() => pinecone.asked.includes('upsert'), SOON).toBe(true);
  const { id } = await add('The Early Rook');
  gate.resolve();
  await untilIndexed();
  await expect.poll(() => [...pinecone.namespaces.keys()].includes(before), SOON).toBe(false);
  expect(await onlyNamespace(pinecone)).toEqual(await guideIds(app));
  const wrote = pinecone.upserts.filter(({ ids }) => ids.includes(String(id))).map(({ namespace }) => namespace);
  expect(wrote.toSorted()).toEqual([before, ...pinecone.namespaces.keys()].toSorted());

  await app.database.db.deleteFrom('restaurants_saffron').where('id', '=', id).execute();
  await expect.poll(async () => (await onlyNamespace(pinecone)).includes(id), SOON).toBe(false);
});

test('an edit refills a namespace that was deleted in Pinecone', async () => {
  const { pinecone, app, untilStatus, add, admin } = await indexed();
  pinecone.namespaces.clear();
  await ask(admin, 'a ramen bar');
  await untilStatus({ message: PINECONE_EMPTY });
  await add('The Late Rook');
  await expect
    .poll(() => [...pinecone.namespaces.values()].map(({ size }) => size), SOON)
    .toEqual([(await guideIds(app)).length]);
  expect(await onlyNamespace(pinecone)).toEqual(await guideIds(app));
});

test('indexing respects Retry-After up to a limit and completes', {
  tags: ['b-pinecone-429'],
}, async () => {
  const pinecone = await startPinecone();
  const limited = { status: 429, headers: { 'retry-after': '9999' } };
  pinecone.once('upsert', limited);
  const { app, untilIndexed, untilStatus, admin } = await startIndexing({ env: pinecone.env, database: database() });
  const told = expect.stringMatching(/: Pinecone rate limit exceeded\.$/);
  await untilStatus({ indexingStatus: { errors: expect.arrayContaining([told]) } });
  const waiting = app.database.db.selectFrom('index_states').where('attempts', '=', 1);
  const { due_at: due } = await waiting.select('due_at').limit(1).executeTakeFirstOrThrow();
  const seconds = ((due?.getTime() ?? 0) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(200);
  expect(seconds).toBeLessThanOrEqual(300);
  await app.database.db.updateTable('index_states').set({ due_at: new Date() }).where('attempts', '=', 1).execute();
  expect(await untilIndexed()).toMatchObject({ failedCount: 0, errors: [] });
  expect(await onlyNamespace(pinecone)).toEqual(await guideIds(app));

  // Diners still get an answer, without a limit error.
  pinecone.trouble('search', limited);
  expect((await ask(admin, 'a ramen bar')).restaurants.length).toBeGreaterThan(0);
});

test('a restaurant that keeps failing is marked as failed, without URLs or keys in the error', async () => {
  const { pinecone, untilStatus, stateOf, add, admin, untilIndexed } = await indexed();
  pinecone.trouble('upsert', { status: 500 });
  const { id } = await add('The Luckless Wren');
  await untilStatus({
    indexingStatus: { failedCount: 1, errors: ['The Luckless Wren: Pinecone returned an error (500).'] },
  });
  expect(await stateOf('The Luckless Wren')).toBe('failed');
  expect(pinecone.upserts.filter(({ ids }) => ids.includes(String(id)))).toHaveLength(0);
  expect(pinecone.asked.filter((kind) => kind === 'upsert').length).toBeGreaterThanOrEqual(5);
  const failed = pinecone.asked.filter((kind) => kind === 'upsert').length;

  pinecone.trouble('upsert', null);
  await admin.send('POST', `/api/admin/pinecone/index/${id}`);
  expect(await untilIndexed()).toMatchObject({ failedCount: 0, errors: [] });
  expect(pinecone.asked.filter((kind) => kind === 'upsert').length).toBe(failed + 1);
});

test('only the record that Pinecone rejects fails', async () => {
  const pinecone = await startPinecone();
  const rows = await database().db.selectFrom('restaurants_saffron').select('name').orderBy('id').execute();
  const name = rows[42]?.name ?? '';
  pinecone.isBad = (record) => record.name === name;
  const { untilIndexed, stateOf } = await startIndexing({ env: pinecone.env, database: database() });
  expect(await untilIndexed()).toMatchObject({
    successCount: rows.length - 1,
    failedCount: 1,
    errors: [`${name}: Pinecone rejected the restaurant (400).`],
  });
  expect(await stateOf(name)).toBe('failed');
  expect(await onlyNamespace(pinecone)).toHaveLength(rows.length - 1);
});

test('an unreachable Pinecone ends the run, and the previous namespace stays in use', async () => {
  const { pinecone, app, start, untilStatus, status, admin } = await indexed();
  const [before] = pinecone.namespaces.keys();
  pinecone.trouble('upsert', { status: 503 });
  await start();
  await untilStatus({ status: 'ready', indexingStatus: { inProgress: false, successCount: 0 } });
  const { errors } = (await status()).indexingStatus;
  expect(errors[0]).toBe('The full run failed: Pinecone returned an error (503).');
  expect(JSON.stringify(errors)).not.toMatch(/canary|http|127\.0/);
  await expect.poll(() => [...pinecone.namespaces.keys()], SOON).toEqual([before]);
  await ask(admin, 'a ramen bar');
  expect(questions(pinecone)).toHaveLength(1);

  pinecone.trouble('upsert', null);
  await start();
  await untilStatus({ indexingStatus: { inProgress: false, failedCount: 0, errors: [] } });
  expect(await onlyNamespace(pinecone)).toEqual(await guideIds(app));
});

test('a run of which Pinecone rejects most does not replace the previous one', { tags: ['a105'] }, async () => {
  const { pinecone, app, admin, start, untilStatus } = await indexed();
  const [before] = pinecone.namespaces.keys();
  const ids = await guideIds(app);
  pinecone.isBad = ({ _id }) => Number(_id) % 10 !== 0;
  await start();
  const failed = ids.filter((id) => id % 10 !== 0).length;
  const errors = expect.arrayContaining(['The full run failed: Most restaurants were rejected.']);
  await untilStatus({ status: 'ready', indexingStatus: { inProgress: false, failedCount: failed, errors } });
  await expect.poll(() => [...pinecone.namespaces.keys()], SOON).toEqual([before]);
  expect(await onlyNamespace(pinecone)).toEqual(ids);
  await ask(admin, 'a ramen bar');
  expect(questions(pinecone)).toHaveLength(1);
});

test('a place that is deleted before a run has written anything does not end the run', { tags: ['a105'] }, async () => {
  const { pinecone, app, add, start, untilIndexed } = await indexed();
  const { id } = await add('The Gone Rook');
  await untilIndexed();
  const { db } = app.database;
  // The deletion comes first, as it does where the run and it begin in the same second.
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('restaurants_saffron').where('id', '=', id).execute();
    await trx.insertInto('index_runs').values(NEXT_RUN).execute();
  });
  expect(await untilIndexed()).toMatchObject({ errors: [] });
  expect(await onlyNamespace(pinecone)).toEqual(await guideIds(app));
  await start();
  expect(await untilIndexed()).toMatchObject({ errors: [] });
});

test('a rejected API key ends the run immediately', async () => {
  const pinecone = await startPinecone();
  pinecone.trouble('describe', { status: 401 });
  const { untilStatus } = await startIndexing({ env: pinecone.env, database: database() });
  const errors = expect.arrayContaining(['The full run failed: Pinecone rejected the API key.']);
  await untilStatus({ status: 'ready', message: PINECONE_UNUSED, indexingStatus: { inProgress: false, errors } });
});

test('during an outage diners use the built-in index and the admin status reports it', {
  tags: ['b-pinecone-down'],
}, async () => {
  const { pinecone, admin, untilStatus, add } = await indexed();
  const { url } = pinecone;
  await pinecone.stop();
  const { restaurants } = await ask(admin, 'a ramen bar');
  expect(restaurants.length).toBeGreaterThan(0);
  await untilStatus({ status: 'ready', message: PINECONE_DOWN });
  const { id } = await add('The Lone Heron', { cuisine: 'Zanzibari' });
  await expect.poll(() => namesFor(admin, 'Zanzibari food'), SOON).toEqual(['The Lone Heron']);

  await pinecone.start(Number(new URL(url).port));
  await untilStatus({ message: INDEX_READY });
  await admin.send('POST', `/api/admin/pinecone/index/${id}`);
  await expect.poll(async () => (await onlyNamespace(pinecone)).includes(id), SOON).toBe(true);
});

test('a slow, hanging or garbled index does not delay replies', {
  tags: ['b-pinecone-slow'],
}, async () => {
  const { pinecone, admin, untilStatus } = await indexed({ pineconeDeadline: 250 });
  for (const trouble of [{ hang: true }, { slow: 5000 }, { garbage: true }] as const) {
    pinecone.trouble('search', trouble);
    for (const dish of ['ramen', 'sushi', 'tacos']) {
      expect((await ask(admin, dish)).restaurants.length).toBeGreaterThan(0);
    }
    await untilStatus({ message: PINECONE_DOWN });
  }
  pinecone.trouble('search', null);
  await untilStatus({ message: INDEX_READY });
});

test('cards show the guide, not stale Pinecone data', { tags: ['b-pinecone-stale'] }, async () => {
  const { pinecone, app, admin, add, untilIndexed } = await indexed();
  const { db } = app.database;
  const [gone, changed] = [
    await add('The Gone Grebe', { cuisine: 'Zanzibari' }),
    await add('The Live Grebe', { cuisine: 'Zanzibari' }),
  ];
  await untilIndexed();
  pinecone.fresh = false;
  await db.deleteFrom('restaurants_saffron').where('id', '=', gone.id).execute();
  await db.updateTable('restaurants_saffron').set({ price: 5 }).where('id', '=', changed.id).execute();
  const fresh = await add('The New Grebe', { cuisine: 'Zanzibari' });
  await expect.poll(() => namesFor(admin, 'Zanzibari food'), SOON).toEqual(['The Live Grebe', 'The New Grebe']);
  expect(await onlyNamespace(pinecone)).toContain(gone.id);
  expect(await onlyNamespace(pinecone)).not.toContain(fresh.id);
  const { restaurants } = await ask(admin, 'Zanzibari food');
  expect(restaurants.find(({ name }) => name === 'The Live Grebe')?.priceRange).toBe('$$$$$');
  await untilIndexed();
  pinecone.catchUp();
  expect(await onlyNamespace(pinecone)).toEqual(await guideIds(app));
});

test('the next server continues a run that was interrupted by a shutdown', async () => {
  const pinecone = await startPinecone();
  const { db } = database();
  await generateGuide(db, 1000);
  await db.deleteFrom('index_states').execute();
  const upserts = () => pinecone.asked.filter((kind) => kind === 'upsert').length;
  pinecone.once('upsert', ...Array(4).fill({ slow: 0 }));
  pinecone.trouble('upsert', { hang: true });
  const first = await startIndexing({ env: pinecone.env, database: database() });
  await expect.poll(upserts, SOON).toBe(8);
  const progress = await first.admin.trpc.admin.indexProgress.query();
  expect(progress).toEqual({ total: 1000, succeeded: 384, failed: 0 });
  await first.app.close();

  pinecone.trouble('upsert', null);
  const second = await startIndexing({ env: pinecone.env, database: database() });
  expect(await second.untilIndexed()).toMatchObject({
    successCount: 1000,
    failedCount: 0,
    lastRun: expect.any(String),
  });
  expect(await onlyNamespace(pinecone)).toEqual(await guideIds(second.app));
  expect(pinecone.upserts.flatMap(({ ids }) => ids)).toHaveLength(1000);
  expect(await db.selectFrom('index_runs').select('error').execute()).toEqual([{ error: null }]);
});
