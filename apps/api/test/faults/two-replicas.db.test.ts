import { randomUUID } from 'node:crypto';
import { INDEXING_STARTED } from '@saffron/contracts/admin-texts';
import { restaurant } from '@saffron/contracts/guide';
import { type Database, openDatabase } from '@saffron/db/client';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createDatabaseCopy } from '../database.ts';
import { FakeAnthropic } from '../fakes/anthropic.ts';
import { entriesOf, follow, nextOfType } from '../replies.ts';
import { registered, Visitor } from '../start-app.ts';
import { startTopology, type Topology } from '../topology.ts';

const ADMIN = { username: 'admin@example.com', password: 'the admin of this run' };

describe('two replicas behind a round-robin proxy', { tags: ['timing', 'long'], timeout: 120_000 }, () => {
  const anthropic = new FakeAnthropic();
  let database: Database;
  let topology: Topology;

  beforeAll(async () => {
    const databaseUrl = await createDatabaseCopy();
    await anthropic.start();
    [database, topology] = await Promise.all([
      openDatabase({ url: databaseUrl }),
      startTopology({
        databaseUrl,
        env: {
          ADMIN_EMAIL: ADMIN.username,
          ADMIN_PASSWORD: ADMIN.password,
          ANTHROPIC_API_KEY: 'sk-test',
          ANTHROPIC_BASE_URL: anthropic.url,
          THROTTLE: 'off',
          DRAIN_SECONDS: '1',
        },
      }),
    ]);
  }, 120_000);
  afterEach(() => anthropic.clearScript());
  afterAll(async () => {
    await topology.stop();
    await anthropic.stop();
    await database.close();
  });

  const diner = () => registered(topology);

  /** The same browser connected to one replica. */
  function on(replica: 0 | 1, visitor: Visitor): Visitor {
    const there = new Visitor(topology.replicas[replica]?.url ?? '');
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
    return there;
  }

  async function admin(): Promise<Visitor> {
    const visitor = new Visitor(topology.url);
    expect((await visitor.send('POST', '/api/login', ADMIN)).status).toBe(200);
    return visitor;
  }

  test('a session is valid on both replicas and ends on both', async () => {
    const visitor = await diner();
    for (const replica of [0, 1] as const) expect(await on(replica, visitor).trpc.accounts.me.query()).not.toBeNull();
    const other = on(1, visitor);
    await on(0, visitor).trpc.accounts.logout.mutate();
    expect(await other.trpc.accounts.me.query()).toBeNull();
  });

  test('a role revoked on one replica has no effect on the other from the next request on', {
    tags: ['a14'],
  }, async () => {
    const [boss, visitor] = [await admin(), await diner()];
    const roleOf = (role: 'user' | 'admin') => on(0, boss).trpc.admin.setRole.mutate({ userId: visitor.id, role });
    for (let turn = 0; turn < 5; turn++) {
      await roleOf('admin');
      expect((await on(1, visitor).send('GET', '/api/users')).status).toBe(200);
      await roleOf('user');
      expect((await on(1, visitor).send('GET', '/api/users')).status).toBe(403);
    }
  });

  test('parallel sends to both replicas stay within the daily limit', { tags: ['a34'] }, async () => {
    const [boss, visitor] = [await admin(), await diner()];
    const limit = 16_000;
    await boss.trpc.admin.setTokenLimit.mutate({ userId: visitor.id, limit });
    const gate = Promise.withResolvers<void>();
    for (let at = 0; at < 3; at++) anthropic.script({ say: ['Well, ', gate.promise, 'here.'] });
    const firsts = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const sender = on(at % 2 === 0 ? 0 : 1, visitor);
        try {
          const events = (await sender.trpc.chat.send.mutate({ message: `Message ${at}` }))[Symbol.asyncIterator]();
          return { type: (await events.next()).value?.type, events };
        } catch {
          return { type: 'refused', events: null };
        }
      }),
    );
    const begun = firsts.filter(({ type }) => type === 'started');
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.length).toBeLessThan(3);
    expect((await visitor.trpc.chat.allowance.query()).used).toBeLessThanOrEqual(limit);
    gate.resolve();
    for (const { events } of begun) if (events) await nextOfType(events, 'final');
    const { used } = await visitor.trpc.chat.allowance.query();
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThanOrEqual(limit);
  });

  test('a reader that keeps reconnecting gets every character once', {
    tags: ['b-reconnect-elsewhere'],
  }, async () => {
    const visitor = await diner();
    // Each reconnect lets the model write the next part, so that the reply cannot be finished by an earlier connection.
    const parts = Array.from({ length: 12 }, (_, at) => `${at} 🍜 ימין `.repeat(10));
    const gates = parts.map(() => Promise.withResolvers<void>());
    anthropic.script({ say: parts.flatMap((part, at) => [part, gates[at]?.promise ?? '']) });
    const sending = (await on(0, visitor).trpc.chat.send.mutate({ message: 'Everything?' }))[Symbol.asyncIterator]();
    const { chatId } = await nextOfType(sending, 'started');
    await sending.return?.();

    let text = '';
    let connections = 0;
    for (let message: string | null = null; message === null; connections++) {
      for await (const event of follow(on(connections % 2 === 0 ? 1 : 0, visitor), { chatId, at: text.length })) {
        if (event.type === 'chunk') {
          expect(event.at).toBe(text.length);
          text += event.text;
          break;
        }
        if (event.type === 'final') message = event.message;
      }
      gates[connections]?.resolve();
      if (message !== null) expect(text).toBe(message);
    }
    expect(text).toBe(parts.join('').trim());
    expect(connections).toBeGreaterThan(parts.length / 2);
  });

  test('the documented stream attaches on the other replica from the start', {
    tags: ['b-reconnect-elsewhere'],
  }, async () => {
    const visitor = await diner();
    const gate = Promise.withResolvers<void>();
    anthropic.script({ say: ['Here it ', gate.promise, 'is.'] });
    const sending = (await on(0, visitor).trpc.chat.send.mutate({ message: 'Tea?' }))[Symbol.asyncIterator]();
    await nextOfType(sending, 'chunk');
    const attached = await on(1, visitor).send('GET', '/api/claude-recommendations/stream');
    gate.resolve();
    const body = await attached.text();
    const chunks = [...body.matchAll(/"chunk":"([^"]*)"/g)].map(([, chunk]) => chunk);
    expect(chunks.join('')).toBe('Here it is.');
    expect(body).toMatch(/"complete":true.*"message":"Here it is\."/);
    await nextOfType(sending, 'final');
  });

  test('acknowledged writes on one replica are in every list of the other', { tags: ['b-stale'] }, async () => {
    const boss = await admin();
    const sides = [on(0, boss), on(1, boss)] as const;
    const unique = randomUUID();
    const listed = async (side: Visitor) =>
      z.array(restaurant).parse(await (await side.send('GET', '/api/restaurants')).json());
    for (let turn = 0; turn < 10; turn++) {
      const [writer, reader] = turn % 2 === 0 ? sides : [sides[1], sides[0]];
      const name = `Newest ${unique} ${turn}`;
      const neighborhood = `Quarter ${unique} ${turn}`;
      const { id } = await writer.trpc.guide.add.mutate({ name, neighborhood, cuisine: 'Soup' });
      expect((await listed(reader)).find((each) => each.id === id)).toMatchObject({ name });
      expect(await reader.trpc.guide.neighborhoods.query()).toContain(neighborhood);
      await reader.trpc.guide.edit.mutate({ restaurantId: id, name: `${name}, renamed` });
      expect((await listed(writer)).find((each) => each.id === id)).toMatchObject({ name: `${name}, renamed` });
      const page = await writer.trpc.guide.page.query({ text: `${name}, renamed` });
      expect(page.restaurants.map((each) => each.id)).toEqual([id]);
    }
  });

  test('concurrent indexing starts on both replicas share one run', async () => {
    const boss = await admin();
    const { rows: before } = await sql<{ id: number }>`select id from index_runs`.execute(database.db);
    const starts = [0, 1, 0, 1].map((replica) => on(replica === 0 ? 0 : 1, boss).trpc.admin.startIndexing.mutate());
    const begun = (await Promise.all(starts)).filter(({ message }) => message === INDEXING_STARTED);
    await expect
      .poll(async () => (await boss.trpc.admin.indexStatus.query()).status, { timeout: 15_000 })
      .toBe('ready');
    // A short run may end before the last of the four starts, which then begins another run.
    const { rows: after } = await sql<{ id: number }>`select id from index_runs`.execute(database.db);
    expect(begun.length).toBeGreaterThan(0);
    expect(after.length - before.length).toBe(begun.length);
    await expect(
      sql`insert into index_runs (target, namespace) values ('one', ''), ('other', '')`.execute(database.db),
    ).rejects.toMatchObject({ code: '23505' });
  });

  test('a rolling restart refuses no request', {
    tags: ['b-sigterm'],
  }, async () => {
    const visitor = await diner();
    let isOver = false;
    const statuses: number[] = [];
    const asking = (async () => {
      while (!isOver) statuses.push((await visitor.send('GET', '/api/chats')).status);
    })();
    await topology.restart(0);
    await topology.restart(1);
    isOver = true;
    await asking;
    expect(statuses.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('after a kill the other replica marks the reply as interrupted, keeps its text, returns its tokens and can retry it', {
    tags: ['b-replica-sigkill'],
  }, async () => {
    const visitor = await diner();
    anthropic.script({ say: ['So far so good, ', new Promise(() => {})] });
    const sending = (await on(1, visitor).trpc.chat.send.mutate({ message: 'Stew?' }))[Symbol.asyncIterator]();
    const { chatId, sessionId } = await nextOfType(sending, 'started');
    const here = on(0, visitor);
    const entry = async () => (await entriesOf(here, sessionId))[0]?.response;
    await expect.poll(async () => (await entry())?.text).toMatch(/^So far so good/);
    const reserved = (await here.trpc.chat.allowance.query()).used;
    await topology.replicas[1]?.process.stop('SIGKILL');

    // Ages the heartbeat by half a minute; the other replica checks every ten seconds.
    await sql`update replies set heartbeat_at = heartbeat_at - interval '31 s' where chat_id = ${chatId}`.execute(
      database.db,
    );
    await expect.poll(async () => (await entry())?.status, { timeout: 15_000 }).toBe('interrupted');
    expect((await entry())?.text).toMatch(/^So far so good/);
    const { used } = await here.trpc.chat.allowance.query();
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThan(reserved);

    anthropic.script({ say: ['All of it.'] });
    const retry = await here.trpc.chat.ask.mutate({ message: 'Stew?', sessionId, retryOf: chatId });
    expect(retry.message).toBe('All of it.');
    expect((await entriesOf(here, sessionId)).map(({ response }) => response.status)).toEqual(['complete']);
    await topology.restart(1);
  });
});
