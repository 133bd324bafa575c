import { restaurant } from '@saffron/contracts/guide';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { createCatalogue } from '../src/features/search/snapshot/catalogue.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const add = async (name: string, cuisine: string): Promise<number> => {
  const diner = await registered(app);
  const response = await diner.send('POST', '/api/restaurants', { name, cuisine, neighborhood: 'Fen', price: 2 });
  expect(response.status).toBe(201);
  return restaurant.parse(await response.json()).id;
};
function* noWarmUp() {}
const names = (snapshot: Parameters<typeof respond>[1], message: string) =>
  respond([{ message, reply: null }], snapshot).picks.map(({ name }) => name);

it('current() sees earlier additions, changes and removals', async () => {
  const catalogue = createCatalogue(app.services.guide, noWarmUp);
  const id = await add('Salt Marsh', 'Bolivian');
  expect(names(await catalogue.current(), 'Bolivian')).toEqual(['Salt Marsh']);
  const { db } = app.database;
  await db.updateTable('restaurants_saffron').set({ cuisine: 'Paraguayan' }).where('id', '=', id).execute();
  expect(names(await catalogue.current(), 'Paraguayan')).toEqual(['Salt Marsh']);
  await db.deleteFrom('restaurants_saffron').where('id', '=', id).execute();
  expect((await catalogue.current()).byId.has(id)).toBe(false);
});

it('watch() picks up changes without a request', async () => {
  const catalogue = createCatalogue(app.services.guide, noWarmUp);
  const before = await catalogue.current();
  const stop = catalogue.watch();
  const id = await add('Night Heron', 'Bolivian');
  await expect.poll(() => before.byId.get(id)?.name, { interval: 20 }).toBe('Night Heron');
  stop();
});

it('recent() may lag, current() does not', async () => {
  const catalogue = createCatalogue(app.services.guide, noWarmUp);
  await catalogue.recent();
  const id = await add('Tern & Tide', 'Bolivian');
  expect((await catalogue.recent()).byId.size).toBeGreaterThan(0);
  expect((await catalogue.current()).byId.get(id)?.name).toBe('Tern & Tide');
});

it('current() does not wait for a guide that is edited without a pause', async () => {
  let version = 0;
  const { stamps, byIds } = app.services.guide;
  const catalogue = createCatalogue({ stamps, byIds, version: async () => ++version }, noWarmUp);
  await expect(catalogue.current()).resolves.toMatchObject({ rows: expect.any(Array) });
});
