import { expect, test, vi } from 'vitest';
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
