import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ChatEvent, SendMessageInput } from '@saffron/contracts/chat';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { entriesOf, lastOf, nextOfType, readAll } from '../replies.ts';
import { registered, Visitor } from '../start-app.ts';
import { compose, engine, engineBytes, IMAGE, stop, tryEngine, untilHealthy } from './engine.ts';

// compose.yaml as it is deployed, with a slow fake of Anthropic. Each test continues with the state of the one before.
const project = `saffron-test-${randomUUID().slice(0, 8)}`;
const ADMIN = { username: 'admin@saffron.local', password: 'theadmin' };
const FILES = ['-f', 'compose.yaml', '-f', 'apps/api/test/containers/anthropic.yaml'];
let env: Record<string, string>;
let place: { url: string; origin: string };
/** Each may have three replies in progress. */
let diners: Visitor[];

const up = () => compose(env, ...FILES, '-p', project, 'up', '--detach', '--no-build');

async function containersOf(service: string): Promise<string[]> {
  const filters = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
  const ids = await engine('ps', '--all', '--quiet', ...filters.flatMap((label) => ['--filter', `label=${label}`]));
  return ids.split('\n').toSorted();
}

/** Requests as counted by each replica's log. */
async function served(): Promise<number[]> {
  const logs = await Promise.all((await containersOf('saffron')).map((replica) => engine('logs', replica)));
  return logs.map((log) => log.match(/"msg":"request"/g)?.length ?? 0);
}

/** Waits until every replica is healthy and gets requests from the proxy, which finds a replica only after some seconds. */
async function untilServed(): Promise<void> {
  await Promise.all((await containersOf('saffron')).map(untilHealthy));
  const isEachServed = async () => {
    const before = await served();
    for (let at = 0; at < 4; at++) await fetch(`${place.url}/api/user`).catch(() => null);
    return (await served()).every((count, at) => count > (before[at] ?? 0));
  };
  await vi.waitUntil(isEachServed, { timeout: 60_000, interval: 250 });
}

beforeAll(async () => {
  const port = await freePort();
  place = { url: `http://127.0.0.1:${port}`, origin: `http://localhost:${port}` };
  env = {
    SAFFRON_IMAGE: IMAGE,
    LISTEN: `127.0.0.1:${port}`,
    PUBLIC_URL: place.origin,
    POSTGRES_PASSWORD: randomUUID().replaceAll('-', ''),
    ADMIN_PASSWORD: ADMIN.password,
    ANTHROPIC_API_KEY: 'sk-test',
  };
  await up();
  await untilServed();
  diners = await Promise.all([1, 2].map(() => registered(place)));
}, 180_000);
afterAll(async () => {
  await compose(env, ...FILES, '-p', project, 'down', '--volumes');
}, 120_000);

type Asked = Awaited<ReturnType<typeof ask>>;

/** Starts replies at the same time, half of them for each diner. */
const asking = (...messages: string[]) =>
  Promise.all(messages.map((message, at) => ask(diners[at % 2] ?? new Visitor(place.url), { message })));

/** Sends a message and waits for the first words of the reply, long enough for the server to save some of them. */
async function ask(visitor: Visitor, input: SendMessageInput) {
  const events = (await visitor.trpc.chat.send.mutate(input))[Symbol.asyncIterator]();
  const { sessionId, chatId } = await nextOfType(events, 'started');
  while ((await nextOfType(events, 'chunk')).at < 20);
  return { visitor, sessionId, chatId, last: lastEvent(events) };
}

/** The last event of a reply; null if its connection broke before the end. */
async function lastEvent(events: AsyncIterator<ChatEvent>): Promise<ChatEvent | null> {
  try {
    return lastOf(await readAll({ [Symbol.asyncIterator]: () => events })) ?? null;
  } catch {
    return null;
  }
}

test('both replicas run without privileges and answer requests in turn', async () => {
  const replicas = await containersOf('saffron');
  expect(replicas).toHaveLength(2);
  for (const replica of replicas) {
    const status = await engine('exec', replica, 'cat', '/proc/1/status');
    expect(status).toMatch(/^Uid:\t1000\t/m);
    expect(status).toMatch(/^CapEff:\t0{16}$/m);
    expect(await tryEngine('exec', replica, 'touch', '/saffron/x')).toMatchObject({ code: 1 });
  }
  const before = await served();
  for (let at = 0; at < 20; at++) expect((await diners[0]?.fetch('/api/user'))?.status).toBe(200);
  const after = await served();
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([10, 10]);
});

test('the proxy hides health checks, and only PUBLIC_URL may send requests', async () => {
  expect((await fetch(`${place.url}/%68ealth/ready`)).status).toBe(404);
  expect((await new Visitor(place.url, place.origin).send('POST', '/api/login', ADMIN)).status).toBe(200);
  // The same server under another address.
  expect((await new Visitor(place.url).send('POST', '/api/login', ADMIN)).status).toBe(403);
});

test('nothing that clients send takes a replica out of rotation', { tags: ['a97'] }, async () => {
  const before = await served();
  const port = Number(new URL(place.url).port);
  for (const [method, host] of [
    ['GET', 'a:b@c'],
    ['GET', '['],
    ['TRACE', 'a'],
    ['PROPFIND', 'a'],
  ] as const) {
    for (let at = 0; at < 50; at++) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${method} /trpc/accounts.me HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      expect(await text(socket), `${method} ${host}`).toMatch(/^HTTP\/1.1 4\d\d /);
    }
  }
  for (let at = 0; at < 20; at++) expect((await diners[0]?.fetch('/api/user'))?.status).toBe(200);
  const [proxy = ''] = await containersOf('proxy');
  expect(await engine('logs', proxy)).not.toMatch(/is DOWN|no server available/);
  expect((await served()).every((count, at) => count >= (before[at] ?? 0) + 10)).toBe(true);
});

test('after kill -9 of a replica during its replies, they can be read and retried on the other one', {
  tags: ['b-replica-sigkill'],
}, async () => {
  // The fake answers this for minutes.
  const asked = await asking(...Array(6).fill('A long story about fish, please'));
  const broken = new Set<Asked>();
  for (const reply of asked) void reply.last.then((last) => last === null && broken.add(reply));
  const [killed = ''] = await containersOf('saffron');
  await engine('kill', '--signal', 'KILL', killed);
  await expect.poll(() => broken.size, { timeout: 30_000 }).toBe(3);

  for (const reply of asked) {
    const { visitor, sessionId, chatId } = reply;
    const entry = async () => (await entriesOf(visitor, sessionId))[0];
    if (!broken.has(reply)) {
      await visitor.trpc.chat.stop.mutate({ chatId });
      expect(await reply.last).toMatchObject({ type: 'final', status: 'stopped' });
      continue;
    }
    const status = async () => (await entry())?.response.status;
    await expect.poll(status, { timeout: 90_000, interval: 1000 }).toBe('interrupted');
    const { message = '', response } = (await entry()) ?? {};
    expect(response?.message).toMatch(/^For/);
    const again = await ask(visitor, { message, sessionId, retryOf: chatId });
    await visitor.trpc.chat.stop.mutate({ chatId: again.chatId });
    expect(await again.last).toMatchObject({ type: 'final', status: 'stopped' });
  }
  await engine('start', killed);
  await untilServed();
});

test('replicas can be restarted one after the other, without a failed page or reply', {
  tags: ['b-sigterm'],
}, async () => {
  const asked = await asking('Fish?', 'Soup?', 'Pizza?', 'Tea?');
  const seen = new Set<unknown>();
  const see = async () => seen.add(await diners[0]?.fetch('/api/user').then(({ status }) => status, String));
  const load = setInterval(see, 100);
  onTestFinished(() => clearInterval(load));
  for (const replica of await containersOf('saffron')) {
    expect(await stop(replica)).toBe(0);
    await engine('start', replica);
    await untilServed();
  }
  expect([...seen]).toEqual([200]);
  for (const { last } of asked) expect(await last).toMatchObject({ type: 'final', status: 'complete' });
});

test('a dump by pg_dump can be restored to a new server', { tags: ['b-restore'] }, async () => {
  const [diner = new Visitor(place.url)] = diners;
  const { sessionId, last } = await ask(diner, { message: 'Before the dump' });
  expect(await last).toMatchObject({ type: 'final' });
  const inPostgres = async (command: string[], input?: Buffer) => {
    const [postgres = ''] = await containersOf('postgres');
    return engineBytes(['exec', '--interactive', postgres, ...command], input);
  };
  const dump = await inPostgres(['pg_dump', '--username=saffron', '--format=custom', 'saffron']);

  await compose(env, ...FILES, '-p', project, 'down', '--volumes');
  await up();
  await untilServed();
  expect(await diner.trpc.accounts.me.query()).toBeNull();

  const replicas = await containersOf('saffron');
  for (const replica of replicas) expect(await stop(replica)).toBe(0);
  const intoNew = ['--clean', '--create', '--if-exists', '--dbname=postgres'];
  await inPostgres(['pg_restore', '--username=saffron', ...intoNew], dump);
  await engine('start', ...replicas);
  await untilServed();
  const entries = await entriesOf(diner, sessionId);
  expect(entries).toMatchObject([{ message: 'Before the dump', response: { status: 'complete' } }]);
});
