import { PINECONE_LIMIT } from '@saffron/contracts/admin-texts';
import { expect, test } from 'vitest';
import { createPineconeSearch } from './search.ts';

test('a server sends a limited number of queries a day, and says so', { tags: ['a35'] }, async () => {
  let sent = 0;
  let day = '2026-03-01';
  const client = {
    search: () => {
      sent += 1;
      return Promise.resolve(['7']);
    },
  };
  const search = createPineconeSearch(client, () => Promise.resolve('guide'), 1000, { perDay: 3, today: () => day });
  const found = [];
  for (let query = 0; query < 5; query++) found.push(await search.find('soup', 5));
  expect(found).toEqual([[7], [7], [7], [], []]);
  expect(sent).toBe(3);
  expect(await search.trouble()).toBe(PINECONE_LIMIT);

  day = '2026-03-02';
  expect(await search.find('soup', 5)).toEqual([7]);
  expect(await search.trouble()).toBeNull();
});
