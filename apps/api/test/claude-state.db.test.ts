import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClaudeWriter } from '../src/features/assistant/claude/writer.ts';
import { API_KEY } from './claude.ts';
import { must, search } from './claude-call.ts';
import { FakeAnthropic } from './fakes/anthropic.ts';
import { lastOf, readAll } from './replies.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

type User = Awaited<ReturnType<typeof registered>>;

let anthropic: FakeAnthropic;
let app: TestApp;
let user: User;
let places: { harbor: number; hill: number; bar: number };

beforeAll(async () => {
  anthropic = await new FakeAnthropic().start();
  const writer = createClaudeWriter({ apiKey: API_KEY, baseURL: anthropic.url, model: 'claude-sonnet-5-5' });
  app = await startApp({ writer, clock: () => new Date('2026-06-19T18:30:00Z') });
  const admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  const add = async (name: string, neighborhood: string, cuisine: string) => {
    const saffronNotes = JSON.stringify({ vibe: 'The kitchen is nut-free.' });
    return (await admin.trpc.guide.add.mutate({ name, neighborhood, cuisine, price: 2, saffronNotes })).id;
  };
  places = {
    harbor: await add('Saltmarsh', 'Tern Harbor', 'Georgian'),
    hill: await add('Juniper Steps', 'Juniper Hill', 'Thai'),
    bar: await add('Night Heron', 'Juniper Hill', 'Tapas'),
  };
});
beforeEach(async () => {
  user = await registered(app);
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
  await anthropic.stop();
});

/** What counts after a reply that Claude wrote with some searches. */
async function chipsAfter(
  message: string,
  searches: ReturnType<typeof search>[],
  cards: number[],
  sessionId?: number,
): Promise<{ chips: string[]; sessionId: number }> {
  anthropic.script(...searches.map((tool) => ({ tool })), { say: ['Here.'], cards });
  const sent = await user.trpc.chat.send.mutate({ message, ...(sessionId !== undefined && { sessionId }) });
  const final = lastOf(await readAll(sent));
  if (final?.type !== 'final') throw new Error(`The reply ended with ${final?.type}`);
  return { chips: final.chips.map(({ label }) => label), sessionId: final.sessionId };
}

test('what Claude searched for counts from then on, where the message was read as nothing', async () => {
  const sought = search(
    must('cuisine', 'georgian'),
    must('area', 'tern harbor'),
    { slot: 'price', op: 'atMost', values: [3], strength: 'must' },
    must('party', 5),
    must('time', '2026-06-21T19:00'),
    must('amenity', 'terrace'),
    must('diet', 'nut free'),
  );
  const { chips, sessionId } = await chipsAfter('Fancy what we had then?', [sought], [places.harbor]);
  expect(chips.toSorted()).toEqual(
    ['Georgian', 'Tern Harbor', 'up to $$$', '5 people', 'on 21 June at 19:00', 'outdoor tables', 'no nuts'].toSorted(),
  );
  // A later reply of Claude without a search leaves it.
  expect((await chipsAfter('Thanks!', [], [], sessionId)).chips.toSorted()).toEqual(chips.toSorted());
  expect(JSON.stringify(anthropic.requests.at(-1)?.body.messages.at(-1))).toContain('nuts');
});

test('what the diner has said stays, whatever Claude searches for', { tags: ['a83'] }, async () => {
  const said = 'I am vegan and allergic to nuts. Thai food on Juniper Hill for 4 people, not Georgian';
  const { chips, sessionId } = await chipsAfter(said, [], [places.hill]);
  expect(chips).toEqual(expect.arrayContaining(['vegan', 'Thai', 'Juniper Hill', '4 people', 'no Georgian']));
  const others = search(
    must('cuisine', 'georgian'),
    must('area', 'Tern Harbor'),
    must('party', 9),
    must('diet', 'vegetarian'),
    must('dish', 'nuts'),
  );
  const after = await chipsAfter('And otherwise?', [others], [places.harbor], sessionId);
  expect(after.chips.toSorted()).toEqual(chips.toSorted());
});

test.each<[string, () => [ReturnType<typeof search>[], number[]]]>([
  ['a search that brought nothing of what is shown', () => [[search(must('cuisine', 'georgian'))], [places.hill]]],
  [
    'a search for what is shown behind another place',
    () => [[search(must('cuisine', 'tapas'))], [places.harbor, places.bar]],
  ],
  ['a search by name', () => [[search(must('name', 'Saltmarsh'))], [places.harbor]]],
  ['what would be nice', () => [[search({ ...must('cuisine', 'georgian'), strength: 'prefer' })], [places.harbor]]],
  [
    'values that nobody knows',
    () => [[search(must('amenity', 'zorbing'), must('text', 'Saltmarsh'))], [places.harbor]],
  ],
])('%s is no wish', async (_, scripted) => {
  const [searches, cards] = scripted();
  expect((await chipsAfter('And Saltmarsh?', searches, cards)).chips).toEqual([]);
});

test('of two searches for two stops, what both look for counts', async () => {
  const stops = [
    search(must('cuisine', 'thai'), must('area', 'Juniper Hill')),
    search(must('cuisine', 'tapas'), must('area', 'Juniper Hill')),
  ];
  const { chips } = await chipsAfter('You know us', stops, [places.hill, places.bar]);
  expect(chips).toEqual(['Juniper Hill']);
});
