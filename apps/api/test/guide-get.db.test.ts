import { RESTAURANT_NOT_FOUND } from '@saffron/contracts/guide-texts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { registered, startApp, type TestApp } from './start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
});

test('a restaurant comes with those that are most like it', async () => {
  const { trpc } = await registered(app);
  const add = (name: string, cuisine: string, more: object = {}) =>
    trpc.guide.add.mutate({ name, cuisine, neighborhood: 'Fen', price: 2, ...more });
  const { id } = await add('Ravioli Room', 'Zaltian', { tag: 'Terrace' });
  await add('Dear Zaltian', 'Zaltian', { price: 5 });
  await add('Zaltian Terrace', 'zaltian', { tag: 'terrace, late' });
  await add('Zaltian Hall', 'Zaltian');
  await add('Elsewhere', 'Qomish', { neighborhood: 'Moor', price: 5 });
  const { restaurant, similar } = await trpc.guide.get.query({ restaurantId: id });
  expect(restaurant).toMatchObject({ id, name: 'Ravioli Room', cuisine: 'Zaltian' });
  const names = similar.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Zaltian Terrace', 'Zaltian Hall']);
  expect(names).not.toContain('Ravioli Room');
  expect(names).not.toContain('Elsewhere');
});

test('a change shows at once, and authors are named, not addressed', async () => {
  const author = await registered(app, { name: 'Ann Lee' });
  const { id } = await author.trpc.guide.add.mutate({
    name: 'Changing Room',
    cuisine: 'Thai',
    neighborhood: 'Fen',
  });
  const reader = await registered(app);
  const { restaurant } = await reader.trpc.guide.get.query({ restaurantId: id });
  expect(restaurant.addedBy).toBe('Ann Lee');
  await app.database.db.updateTable('users').set({ role: 'reviewer' }).where('id', '=', author.id).execute();
  await author.trpc.guide.edit.mutate({ restaurantId: id, cuisine: 'Qomish' });
  expect((await reader.trpc.guide.get.query({ restaurantId: id })).restaurant.cuisine).toBe('Qomish');
});

test('an unknown id is not found', async () => {
  const diner = await registered(app);
  await expect(diner.trpc.guide.get.query({ restaurantId: 2_000_000 })).rejects.toThrow(RESTAURANT_NOT_FOUND);
  const response = await diner.send('GET', '/api/restaurants/2000000');
  expect(response.status).toBe(404);
});
