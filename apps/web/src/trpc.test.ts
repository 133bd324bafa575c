import { UNEXPECTED } from '@saffron/contracts/texts';
import { expect, test, vi } from 'vitest';
import { httpStatus } from './lib/error-message.ts';
import { testRestaurant } from './test-restaurant.ts';
import { trpcClient } from './trpc.ts';

test('a query with the position of the user is sent by POST, without it in the URL', { tags: ['a48'] }, async () => {
  const requests: { url: string; method: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    requests.push({ url, method, body: String(body) });
    return Response.json([{ result: { data: null } }]);
  });
  await trpcClient.guide.page.query({ sort: 'distance', near: { latitude: 47.1122, longitude: 8.9988 } });
  await trpcClient.guide.tags.query();
  expect(requests).toEqual([
    { url: '/trpc/guide.page?batch=1', method: 'POST', body: expect.stringContaining('47.1122') },
    { url: '/trpc/guide.tags?batch=1&input=%7B%7D', method: 'GET', body: 'undefined' },
  ]);
});

test('the list of all restaurants is read from the path that has it ready', async () => {
  const answers = [Response.json([testRestaurant({ name: 'Casa Luna' })]), new Response(UNEXPECTED, { status: 500 })];
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return answers.shift();
  });
  expect(await trpcClient.guide.list.query()).toMatchObject([{ name: 'Casa Luna' }]);
  const error: unknown = await trpcClient.guide.list.query().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: UNEXPECTED });
  expect(httpStatus(error)).toBe(500);
  expect(urls).toEqual(['/api/restaurants', '/api/restaurants']);
});
