import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recommendation } from '@saffron/contracts/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Talk } from '../../../bench/quality/play.ts';
import { type PlayedTalk, playTalk } from '../../../bench/quality/talks/measure.ts';
import { readTalks } from '../../../bench/quality/talks/read.ts';
import { type Recorder, startRecorder } from '../../../bench/quality/talks/recorder.ts';
import { byTurn, totals, transcriptOf } from '../../../bench/quality/talks/report.ts';
import { createClaudeWriter } from '../src/features/assistant/claude/writer.ts';
import { API_KEY } from './claude.ts';
import { FakeAnthropic } from './fakes/anthropic.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const TALKS = [
  {
    id: 'soup',
    turns: [
      { say: 'Hello, I am hungry!', acceptable: ['The Zinc Heron', 'Ostrich & Sons'], note: 'both' },
      { say: 'Thanks!' },
    ],
  },
  { id: 'late', turns: [{ say: 'Somewhere else?', acceptable: ['Ostrich & Sons'], why: 'the other' }] },
];
const usage = { input_tokens: 1000, cache_creation_input_tokens: 100, cache_read_input_tokens: 400, output_tokens: 50 };
const NAMES = ['The Zinc Heron', 'Ostrich & Sons'];

let anthropic: FakeAnthropic;
let recorder: Recorder;
let app: TestApp;
let directory: string;
let played: PlayedTalk[];

beforeAll(async () => {
  anthropic = await new FakeAnthropic().start();
  recorder = await startRecorder(anthropic.url);
  app = await startApp({
    writer: createClaudeWriter({ apiKey: API_KEY, baseURL: recorder.url, model: 'claude-sonnet-5-5' }),
  });
  const admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  const [heron, ostrich] = [
    await admin.trpc.guide.add.mutate({ name: 'The Zinc Heron', neighborhood: 'West', cuisine: 'Georgian' }),
    await admin.trpc.guide.add.mutate({ name: 'Ostrich & Sons', neighborhood: 'Quay', cuisine: 'Bakery' }),
  ];
  anthropic.script(
    { say: ['The Zinc Heron, from 19:47.'], cards: [heron.id], usage },
    { say: ['You are welcome.'], usage },
    { tool: { name: 'get_restaurants', input: { ids: [ostrich.id] } }, usage },
    { say: ['Ostrich & Sons.'], cards: [ostrich.id], usage },
  );
  directory = await mkdtemp(join(tmpdir(), 'talks-'));
  const file = join(directory, 'talks.jsonl');
  await writeFile(file, TALKS.map((talk) => `${JSON.stringify(talk)}\n`).join('\n'));
  played = [];
  for (const talk of await readTalks(file)) played.push(await playTalk(talk, talkOver(), recorder, NAMES));

  function talkOver(): Talk {
    let sessionId: number | undefined;
    return {
      send: async (message) => {
        const answer = recommendation.parse(await admin.trpc.chat.ask.mutate({ message, sessionId }));
        sessionId = answer.chatSessionId;
        return { text: answer.message, cards: answer.restaurants, took: 0 };
      },
    };
  }
});
afterAll(async () => {
  await app.close();
  await recorder.close();
  await anthropic.stop();
  await rm(directory, { recursive: true });
});

test('what Claude was given is told from the requests, with notes or by name alone', () => {
  const [soup, late] = played;
  expect(soup?.turns[0]).toMatchObject({ told: [], listed: ['The Zinc Heron', 'Ostrich & Sons'], requests: 1 });
  expect(late?.turns[0]).toMatchObject({ told: expect.arrayContaining(['Ostrich & Sons']), requests: 2 });
});

test('hits, figures that stand in no data, and tokens are counted for each turn', () => {
  const [first, second] = played[0]?.turns ?? [];
  expect(first).toMatchObject({ hits: ['The Zinc Heron'], cards: ['The Zinc Heron'], unfounded: ['19:47'] });
  expect(second).toMatchObject({ reply: 'You are welcome.', hits: [], unfounded: [] });
  expect(first?.tokens).toEqual({ input: 1500, cached: 400, output: 50 });
  expect(played[1]?.turns[0]?.tokens).toEqual({ input: 3000, cached: 800, output: 100 });
});

test('the report sums up the turns, and the transcript has what graders need', () => {
  const report = totals(played).replaceAll(/ {2,}/g, ' ');
  expect(report).toContain('| acceptable places among those given | 1.000 (3 of 3) |');
  expect(report).toContain('| turns with an acceptable place in the reply | 1.000 (2 of 2) |');
  expect(report).toContain('| 2000, 533, 67 |');
  expect(byTurn(played)).toContain('soup 1');
  expect(played.map(transcriptOf).join('\n')).toMatch(
    /\*\*1\. Diner:\*\* Somewhere else\?\n\n> Ostrich & Sons\.[\s\S]*the other/,
  );
});

test('a turn that fails is an error in place of the reply', async () => {
  const failing: Talk = { send: () => Promise.reject(new Error('503')) };
  const { turns } = await playTalk(
    { id: 'x', turns: [{ say: 'Hi', acceptable: [], note: '' }] },
    failing,
    recorder,
    [],
  );
  expect(turns[0]).toMatchObject({ reply: 'ERROR 503', cards: [], requests: 0 });
});
