import { indexedRestaurant, indexStarted, indexStatus } from '@saffron/contracts/admin';
import { type Restaurant, restaurant } from '@saffron/contracts/guide';
import type { Database } from '@saffron/db/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { openTestDatabase } from './database.ts';
import { FakePinecone } from './fakes/pinecone.ts';
import { registered, startApp, type TestApp, type Visitor } from './start-app.ts';

/** One database per test file; each test starts with the demo guide and an empty index. */
export function sharedDatabase(): () => Database {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    const { db } = database;
    await db.deleteFrom('restaurants_saffron').where('added_by', '!=', 'saffron').execute();
    await db.deleteFrom('index_runs').execute();
    await db.deleteFrom('index_states').execute();
    // A write marks each restaurant for indexing.
    await sql`update restaurants_saffron set price = price`.execute(db);
  });
  afterAll(() => database.close());
  return () => database;
}

/** An indexing server and an admin, for one test. */
export async function startIndexing(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp({ retryAfter: [0, 0, 0, 0], ...options });
  onTestFinished(() => app.close());
  const admin = await registered(app, { username: `admin-${crypto.randomUUID()}@example.com` });
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  app.services.indexing.watch();
  return { app, ...asAdmin(admin), admin };
}

/** The index through the admin API. */
export function asAdmin(admin: Visitor) {
  const status = async () => indexStatus.parse(await (await admin.send('GET', '/api/admin/pinecone/status')).json());
  return {
    status,
    /** Waits until the status matches. */
    untilStatus: (wanted: object, timeout = 15_000) =>
      expect.poll(status, { timeout, interval: 50 }).toMatchObject(wanted),
    /** Waits until every restaurant is indexed or failed and no run is in progress. */
    untilIndexed: async (timeout = 15_000) => {
      await expect
        .poll(
          async () => {
            const { successCount, failedCount, totalRestaurants, inProgress } = (await status()).indexingStatus;
            return !inProgress && successCount + failedCount === totalRestaurants;
          },
          { timeout, interval: 50 },
        )
        .toBe(true);
      return (await status()).indexingStatus;
    },
    start: async () => indexStarted.parse(await (await admin.send('POST', '/api/admin/pinecone/index')).json()),
    stateOf: async (name: string) => {
      const found = await admin.trpc.admin.searchIndex.query({ q: name });
      return indexedRestaurant.array().parse(found.results)[0]?.indexed;
    },
    add: async (name: string, more: object = {}): Promise<Restaurant> => {
      const body = { name, neighborhood: 'Old Harbour', cuisine: 'Pub', price: 2, ...more };
      return restaurant.parse(await (await admin.send('POST', '/api/restaurants', body)).json());
    },
  };
}

/** The fake for one test. */
export async function startPinecone(): Promise<FakePinecone> {
  const pinecone = await new FakePinecone().start();
  onTestFinished(() => pinecone.stop());
  return pinecone;
}

/** The record ids of the only namespace. Waits for the deletion of unused namespaces, which follows a run. */
export async function onlyNamespace(pinecone: FakePinecone): Promise<number[]> {
  await expect.poll(() => [...pinecone.namespaces.keys()]).toHaveLength(1);
  const [records] = pinecone.namespaces.values();
  return [...(records?.keys() ?? [])].map(Number).toSorted((a, b) => a - b);
}

export async function guideIds({ database }: TestApp): Promise<number[]> {
  const rows = await database.db.selectFrom('restaurants_saffron').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
