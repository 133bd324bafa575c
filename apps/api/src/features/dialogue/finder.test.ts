import { afterEach, expect, test, vi } from 'vitest';
import { guideInMemory } from '../../../test/blocking/guide-in-memory.ts';
import { town } from '../../../test/example-guide.ts';
import { FoodFits } from '../search/criteria/food-fit.ts';
import type { IndexFilter, SearchIndex } from '../search/search-index.ts';
import { createSnapshot } from '../search/snapshot/create-snapshot.ts';
import { createFinder, createFollowUpFinder } from './finder.ts';

afterEach(() => vi.restoreAllMocks());

const snapshot = createSnapshot(town);
const now = { date: '2026-11-20', minute: 18 * 60 };
const catalogue = { recent: async () => snapshot };

/** An index that finds what a test says, and remembers what it was asked. */
function indexOf(...ids: number[]) {
  const asked: { query: string; wishes: IndexFilter | undefined }[] = [];
  const find: SearchIndex['find'] = async (query, _, wishes) => {
    asked.push({ query, wishes });
    return ids;
  };
  return { asked, find };
}

const say = (message: string) => [{ message, reply: null }];
const ids = async (other: SearchIndex | null, message: string) =>
  (await createFinder(catalogue, other)(say(message), now)).candidates.map(({ id }) => id);

test('what another index finds comes first, among equals by the wishes', async () => {
  const usual = await ids(null, 'somewhere to eat');
  for (const favourite of usual.slice(0, 4)) {
    expect((await ids(indexOf(favourite), 'somewhere to eat'))[0]).toBe(favourite);
  }
  expect((await ids(indexOf(3), 'an Italian place in the West'))[0]).toBe(1);
});

test('ids that are not in the guide change nothing', async () => {
  expect(await ids(indexOf(999, -1), 'somewhere to eat')).toEqual(await ids(null, 'somewhere to eat'));
});

test('it is asked with the last message and all wishes, the hard ones as values of the guide', async () => {
  const other = indexOf();
  const find = createFinder(catalogue, other);
  const turns = [
    { message: 'Italian in the West', reply: { text: 'Here.', restaurantIds: [1] } },
    ...say('cheap please'),
  ];
  await find(turns, now);
  expect(other.asked).toEqual([
    {
      query: expect.stringMatching(/^cheap please, .*Italian/i),
      wishes: { neighborhoods: ['West'], prices: expect.arrayContaining([1]) },
    },
  ]);
});

/** Keeps the processor busy. */
function spend(ms: number): void {
  const { user, system } = process.threadCpuUsage();
  for (let spent = 0; spent < ms * 1000; ) {
    const now = process.threadCpuUsage();
    spent = now.user + now.system - user - system;
  }
}

test('reads the last message first, and of those before as many as there is time for', async () => {
  const conversation = ['in the West', ...Array.from({ length: 8 }, () => 'vietnamise'), 'itallian'];
  const turns = conversation.map((message, at) => ({
    message,
    reply: at < conversation.length - 1 ? { text: 'Here you are.', restaurantIds: [1] } : null,
  }));
  const { vocabulary } = snapshot;
  const correct = (word: string) => {
    spend(40);
    return vocabulary.correct(word);
  };
  const slow = { ...snapshot, vocabulary: { ...vocabulary, correct } };
  const { wishes } = await createFinder({ recent: async () => slow }, null)(turns, now);
  expect([wishes.foods.map(({ key }) => key), wishes.areas]).toEqual([['italian'], []]);
  const all = await createFinder(catalogue, null)(turns, now);
  expect(all.wishes.areas).toHaveLength(1);
});

test('a message that asks for no restaurant asks no index', async () => {
  const other = indexOf(1);
  await createFinder(catalogue, other)(say('hello'), now);
  expect(other.asked).toEqual([]);
});

/** As in a new process, where the first search for a food takes long. */
function searchSlowlyOnce(): void {
  const { of } = FoodFits.prototype;
  vi.spyOn(FoodFits.prototype, 'of').mockImplementationOnce(function (this: FoodFits, food) {
    spend(400);
    return of.call(this, food);
  });
}

test.each(['Italian', 'ramen', 'somewhere Thai for two'])(
  'the first reply of a server that has just started has follow-ups: %s',
  async (message) => {
    const { catalogue: started } = guideInMemory(town);
    searchSlowlyOnce();
    const stop = started.watch();
    const found = await createFinder(started, null)(say(message), now);
    const shown = found.picks.map(({ id }) => id);
    const report = (error: unknown) => expect.unreachable(String(error));
    const followUps = await createFollowUpFinder(started, report)({ found, text: 'Here.', shown }, now);
    expect(followUps).not.toEqual([]);
    stop();
  },
);
