import { type Database, openDatabase } from '@saffron/db/client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { toProblem } from '../../src/errors.ts';
import { createClaudeWriter } from '../../src/features/assistant/claude/writer.ts';
import { API_KEY } from '../claude.ts';
import { createDatabaseCopy, openTestDatabase } from '../database.ts';
import { FakeAnthropic } from '../fakes/anthropic.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { randomRun } from './random/run.ts';
import { TcpProxy } from './tcp-proxy.ts';

const OPERATIONS = 250;
const SEED = 20_260_101;
/** Short timeouts, in milliseconds, for a silent Anthropic. */
const LIMITS = { backoff: 1, idle: 500, headers: 500 };

const anthropic = new FakeAnthropic();
const template = inject('template');
let proxy: TcpProxy | undefined;
/** A direct connection without faults. */
let database: Database;
let served: Database;
const replicas: TestApp[] = [];

beforeAll(async () => {
  await anthropic.start();
  if ('url' in template) {
    const url = new URL(await createDatabaseCopy());
    database = await openDatabase({ url: url.href });
    proxy = await new TcpProxy(Number(url.port)).start();
    Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
    served = await openDatabase({ url: url.href, timeout: 1000 });
  } else {
    database = served = await openTestDatabase();
  }
  const writer = createClaudeWriter({
    apiKey: API_KEY,
    baseURL: anthropic.url,
    model: 'claude-sonnet-5-5',
    limits: LIMITS,
  });
  for (let at = 0; at < 2; at++) replicas.push(await startApp({ database: served, writer }));
});
afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await proxy?.stop();
  await served.close();
  if (database !== served) await database.close();
  await anthropic.stop();
});

// `npm run faults` runs longer, with processes that are killed.
test('after random operations and faults no acknowledged message is missing, the ledger matches the billed tokens, and no limit is exceeded', {
  tags: ['timing', 'long', 'b-everything'],
  timeout: 120_000,
}, async () => {
  const [first, second] = replicas;
  if (!first || !second) throw new Error('There are no replicas.');
  const journal = await randomRun({
    seed: SEED,
    diners: 6,
    limitUpTo: 350_000,
    shouldContinue: (operations) => operations < OPERATIONS,
    urls: [first.url, second.url],
    anthropic,
    ...(proxy && { proxy }),
    database,
    setLimit: async (userId, limit) => {
      await database.db.updateTable('users').set({ token_limit: limit }).where('id', '=', userId).execute();
    },
    waitUntilSettled: async () => {
      for (const { services } of replicas) await services.chat.idle();
      // Replies that never reached their writer because the commit response was lost; a second pass for deleted ones.
      await first.services.chat.reap(0);
      await first.services.chat.reap(0);
    },
  });
  expect(journal.violations).toEqual([]);
  const unforeseen = replicas
    .flatMap(({ unexpected }) => unexpected)
    .filter((error) => toProblem(error).code === 'unexpected');
  expect(unforeseen).toEqual([]);
  expect(journal.asks.filter(({ outcome }) => outcome === 'complete').length).toBeGreaterThan(OPERATIONS / 10);
});
