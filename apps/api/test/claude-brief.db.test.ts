import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClaudeWriter } from '../src/features/assistant/claude/writer.ts';
import { API_KEY } from './claude.ts';
import { FakeAnthropic } from './fakes/anthropic.ts';
import { lastText } from './fakes/anthropic-script.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

let anthropic: FakeAnthropic;
let app: TestApp;
/** 19:30 in London, 14:30 in New York. */
const clock = () => new Date('2026-06-19T18:30:00Z');

beforeAll(async () => {
  anthropic = await new FakeAnthropic().start();
  const writer = createClaudeWriter({ apiKey: API_KEY, baseURL: anthropic.url, model: 'claude-sonnet-5-5' });
  app = await startApp({ writer, clock });
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
  await anthropic.stop();
});

test('Claude learns the local time and whether a restaurant is open, in the time zone of the guide', async () => {
  const admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  await admin.trpc.guide.add.mutate({
    name: 'Zeppelin Noodle Counter',
    neighborhood: 'West',
    cuisine: 'Noodles',
    hours: 'Mo-Fr 12:00-15:00, 18:00-23:00; Sa, Su closed',
  });
  const asked = async (timeZone: string) => {
    await admin.trpc.guide.saveSettings.mutate({ timeZone });
    await admin.trpc.chat.ask.mutate({ message: 'Is the Zeppelin Noodle Counter open now?' });
    const body = anthropic.requests.at(-1)?.body;
    return { system: body?.system, text: body ? lastText(body) : '' };
  };
  const london = await asked('Europe/London');
  expect(london.text).toContain('The local time is Friday, 2026-06-19, 19:30.');
  expect(london.text).toContain(
    '"hours":"Mo-Fr 12:00-15:00, 18:00-23:00; Sa, Su closed","now":"Open now, closes 23:00"',
  );
  const newYork = await asked('America/New_York');
  expect(newYork.text).toContain('The local time is Friday, 2026-06-19, 14:30.');
  expect(newYork.text).toContain('"now":"Open now, closes 15:00"');
  // The time is after the cached part of the request.
  expect(newYork.system).toEqual(london.system);
});

test('Claude gets the places that were shown or named, whatever the message asks for', async () => {
  const admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  const shown = await admin.trpc.guide.add.mutate({
    name: 'The Zinc Heron',
    neighborhood: 'West',
    cuisine: 'Georgian',
  });
  const named = await admin.trpc.guide.add.mutate({ name: 'Ostrich & Sons', neighborhood: 'West', cuisine: 'Bakery' });
  anthropic.script({ say: ['The Zinc Heron.'], cards: [shown.id] });
  const { chatSessionId } = await admin.trpc.chat.ask.mutate({ message: 'The Zinc Heron?' });
  anthropic.script({ say: ['Both.'], cards: [named.id, shown.id] });
  const { restaurants } = await admin.trpc.chat.ask.mutate({
    message: 'Cocktails, or is Ostrich & Sons better?',
    sessionId: chatSessionId,
  });

  const body = anthropic.requests.at(-1)?.body;
  const lines = body ? lastText(body) : '';
  const [discussed = ''] = /Guide data of places that were named or shown before:[\s\S]*?<\/guide/.exec(lines) ?? [];
  expect(discussed).toContain('"name":"The Zinc Heron"');
  expect(discussed).toContain('"name":"Ostrich & Sons"');
  expect(JSON.stringify(body?.messages[1])).toMatch(
    new RegExp(`The Zinc Heron\\.\\\\n<cards-\\w+>${shown.id}</cards-`),
  );
  expect(restaurants.map(({ id }) => id)).toEqual([String(named.id), String(shown.id)]);
});

test('a place that a reply names without a card is one of those of earlier replies', async () => {
  const admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  const add = async (name: string) =>
    (await admin.trpc.guide.add.mutate({ name, neighborhood: 'Quarry', cuisine: 'Tapas' })).id;
  const [shown] = [await add('Umber Stork'), await add('Ochre Wren'), await add('Sienna Finch')];
  anthropic.script({ say: ['Umber Stork, or Ochre Wren if it is full.'], cards: [shown] });
  const { chatSessionId } = await admin.trpc.chat.ask.mutate({ message: 'Something to drink?' });
  anthropic.script({ say: ['Yes.'], cards: [] });
  await admin.trpc.chat.ask.mutate({ message: 'Is the second one open?', sessionId: chatSessionId });

  const body = anthropic.requests.at(-1)?.body;
  const [discussed = ''] =
    /Guide data of places that were named or shown before:[\s\S]*?<\/guide/.exec(body ? lastText(body) : '') ?? [];
  expect(discussed).toMatch(/"name":"Umber Stork"[\s\S]*"name":"Ochre Wren"/);
  expect(discussed).not.toContain('Sienna Finch');
});
