// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAINING, REPLY_INTERRUPTED } from '@saffron/contracts/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeAnthropic } from '../fakes/anthropic.ts';
import { freePort } from '../free-port.ts';
import { lastOf, nextOfType, readAll, recentEntries, textOf } from '../replies.ts';
import { ServerProcess } from '../server-process.ts';
import { registered, Visitor } from '../start-app.ts';

/** The tokens of a day are enough for two replies of one account at a time. */
const DINERS = 25;
const STREAMS = 50;
const anthropic = new FakeAnthropic();
let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-sigterm-'));
  await anthropic.start();
});
afterAll(async () => {
  await anthropic.stop();
  rmSync(directory, { recursive: true });
});

async function start(drainSeconds: number): Promise<{ url: string; server: ServerProcess }> {
  const port = await freePort();
  const server = await new ServerProcess(directory, {
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    THROTTLE: 'off',
    ANTHROPIC_API_KEY: 'sk-test',
    ANTHROPIC_BASE_URL: anthropic.url,
    DRAIN_SECONDS: String(drainSeconds),
  }).ready();
  return { url: `http://127.0.0.1:${port}`, server };
}

/** Opens 50 replies that wait for the gate after their first words. */
async function openStreams(url: string, gate: Promise<void>) {
  anthropic.script(...Array.from({ length: STREAMS }, () => ({ say: ['So far, ', gate, 'and to the end.'] })));
  const diners = await Promise.all(Array.from({ length: DINERS }, () => registered({ url })));
  return Promise.all(
    Array.from({ length: STREAMS }, async (_, at) => {
      const diner = diners[at % DINERS] ?? new Visitor(url);
      const stream = await diner.trpc.chat.send.mutate({ message: `Message ${at}` });
      const events = stream[Symbol.asyncIterator]();
      await nextOfType(events, 'chunk');
      return { diner, events };
    }),
  );
}

const rest = (events: AsyncIterator<Awaited<ReturnType<typeof readAll>>[number]>) =>
  readAll({ [Symbol.asyncIterator]: () => events });

test('exits with 0 and without an error while the database is being prepared', {
  tags: ['b-sigterm'],
  timeout: 60_000,
}, async () => {
  const server = new ServerProcess(directory, {
    PORT: String(await freePort()),
    DATA_DIR: join(directory, 'new'),
    LOG_LEVEL: 'info',
  });
  await server.waitForOutput(/Server listening/);
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(server.output).not.toMatch(/Saffron is at|rror/);
});

test('finishes 50 streams, refuses new requests and exits with 0', {
  tags: ['timing', 'long', 'b-sigterm'],
  timeout: 120_000,
}, async () => {
  const { url, server } = await start(30);
  const gate = Promise.withResolvers<void>();
  const streams = await openStreams(url, gate.promise);
  server.child.kill('SIGTERM');
  const visitor = new Visitor(url);
  await expect.poll(async () => (await visitor.send('GET', '/health/ready')).status).toBe(503);
  const refused = await visitor.send('POST', '/api/login', {});
  expect([refused.status, refused.headers.get('connection'), await refused.text()]).toEqual([503, 'close', DRAINING]);
  expect((await visitor.send('GET', '/health/live')).status).toBe(200);

  gate.resolve();
  const ends = await Promise.all(streams.map(({ events }) => rest(events)));
  expect(ends.map(lastOf)).toEqual(
    ends.map(() => expect.objectContaining({ type: 'final', message: 'So far, and to the end.' })),
  );
  expect(ends.map((end) => textOf(end).trim())).toEqual(ends.map(() => 'and to the end.'));
  expect(await server.ended).toBe(0);
});

test('interrupts streams that exceed the drain time and keeps their partial text', {
  tags: ['timing', 'long', 'b-sigterm'],
  timeout: 120_000,
}, async () => {
  const { url, server } = await start(0);
  const streams = await openStreams(url, new Promise(() => {}));
  server.child.kill('SIGTERM');
  const ends = await Promise.all(streams.map(({ events }) => rest(events)));
  expect(ends.map(lastOf)).toEqual(
    ends.map(() => ({ type: 'error', error: 'interrupted', message: REPLY_INTERRUPTED })),
  );
  expect(await server.ended).toBe(0);

  const again = await start(0);
  const diner = Object.assign(new Visitor(again.url), { cookies: streams[0]?.diner.cookies });
  const entries = await recentEntries(diner);
  expect(entries.map(({ response }) => [response.status, response.text.trim()])).toEqual([['interrupted', 'So far,']]);
  const { used } = await diner.trpc.chat.allowance.query();
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThan(12_000);
  expect(await again.server.stop('SIGTERM')).toBe(0);
});
