import { guideQuery } from '@saffron/contracts/guide-query';
import { expect, test } from 'vitest';
import { createSnapshot } from '../snapshot/create-snapshot.ts';
import { createGuideSearch } from './service.ts';

test('an account has only its share of what another index is asked', { tags: ['a95'] }, async () => {
  const snapshot = createSnapshot([]);
  const asked: string[] = [];
  const search = createGuideSearch({
    snapshot: async () => snapshot,
    now: async () => ({ date: '2026-11-28', minute: 12 * 60 }),
    other: {
      find: async (text) => {
        asked.push(text);
        return [];
      },
    },
  });
  const fireplace = { slot: 'text', op: 'is', values: ['fireplace'], strength: 'prefer' } as const;
  const query = guideQuery.parse({ constraints: [fireplace] });
  // Without words, the other index is not asked.
  for (let sent = 0; sent < 5; sent++) await search(guideQuery.parse({}), { id: 1 });
  for (let sent = 0; sent < 70; sent++) await search(query, { id: 1 });
  expect(asked).toHaveLength(60);
  await search(query, { id: 2 });
  await search(query);
  expect(asked).toHaveLength(62);
});
