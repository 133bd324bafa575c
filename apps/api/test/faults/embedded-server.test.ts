import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeAnthropic } from '../fakes/anthropic.ts';
import type { Step } from '../fakes/anthropic-script.ts';
import { freePort } from '../free-port.ts';
import { entriesOf, nextOfType, readAll } from '../replies.ts';
import { ServerProcess } from '../server-process.ts';
import { registered } from '../start-app.ts';
import { killFirstStart, killRepeatedly } from './kill-embedded.ts';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-kill-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

// `npm run faults -- kills` repeats this 100 times.
test('keeps acknowledged rows after kill -9 during writes', {
  tags: ['timing', 'long', 'b-pglite-kill-9'],
  timeout: 120_000,
}, async () => {
  const dataDir = join(directory, 'kills');
  mkdirSync(dataDir);
  expect(await killRepeatedly({ dataDir, kills: 2, writesBetween: 40 })).toBeGreaterThanOrEqual(80);
});

test('recovers from a kill during the first initialization', {
  tags: ['timing', 'long', 'b-kill-during-first-init'],
  timeout: 120_000,
}, async () => {
  const dataDir = join(directory, 'first');
  await killFirstStart(dataDir, async () => {
    while (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) await new Promise((resolve) => setImmediate(resolve));
  });
});

test('a kill at any step keeps the message, and its key does not start a second reply', {
  tags: ['timing', 'long', 'b-crash-after-send'],
  timeout: 120_000,
}, async () => {
  const anthropic = await new FakeAnthropic().start();
  const dataDir = join(directory, 'steps');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    new ServerProcess(directory, {
      PORT: String(port),
      DATA_DIR: dataDir,
      ANTHROPIC_API_KEY: 'sk-test',
      ANTHROPIC_BASE_URL: anthropic.url,
    }).ready();
  let server = await start();
  const diner = await registered({ url });
  const forever = new Promise(() => {});
  const steps: Record<string, Step> = {
    'before an answer': { silent: true },
    'before the first word': { say: [forever] },
    'in the middle': { say: ['So far, ', forever] },
  };
  let asked = 0;
  for (const [name, step] of Object.entries(steps)) {
    anthropic.script(step);
    const input = { message: `Killed ${name}`, idempotencyKey: `the key of ${name}` };
    const events = (await diner.trpc.chat.send.mutate(input))[Symbol.asyncIterator]();
    const { sessionId } = await nextOfType(events, 'started');
    asked++;
    await anthropic.received(asked);
    await server.stop('SIGKILL');
    server = await start();
    const entries = await entriesOf(diner, sessionId);
    expect(entries).toMatchObject([{ message: input.message, response: { status: 'interrupted' } }]);
    const again = await readAll(await diner.trpc.chat.send.mutate({ ...input, sessionId }));
    expect(again.at(-1)).toMatchObject({ type: 'error', error: 'interrupted' });
    expect(anthropic.requests).toHaveLength(asked);
  }
  expect(await server.stop('SIGTERM')).toBe(0);
  await anthropic.stop();
});
