// @module-tag long
import { DATABASE_DOWN } from '@saffron/contracts/texts';
import { type Database, openDatabase } from '@saffron/db/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reapReplies } from '../../src/features/chat/data.ts';
import { createDatabaseCopy } from '../database.ts';
import { everyPath, everyProcedure, requestOf } from '../every-call.ts';
import { nextOfType } from '../replies.ts';
import { pausedReply, ScriptedWriter } from '../scripted-writer.ts';
import { registered, startApp, type TestApp } from '../start-app.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** Milliseconds to wait for a silent database. */
const PATIENCE = 2000;

describe('a database with connection failures', () => {
  const writer = new ScriptedWriter();
  let direct: string;
  let proxy: TcpProxy;
  let database: Database;
  let app: TestApp;
  let diner: Awaited<ReturnType<typeof registered>>;

  beforeEach(async () => {
    direct = await createDatabaseCopy();
    const url = new URL(direct);
    proxy = await new TcpProxy(Number(url.port)).start();
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    database = await openDatabase({ url: url.href, timeout: PATIENCE });
    app = await startApp({ database, writer });
    diner = await registered(app);
  });
  afterEach(async () => {
    await proxy.restore();
    await app.close();
    await database.close();
    await proxy.stop();
    expect(app.unexpected).toEqual([]);
  });

  /** The status and text of a response, and whether it arrived after PATIENCE, with ample time for a busy machine. */
  async function ask(path: string) {
    const started = performance.now();
    const response = await diner.send('GET', path);
    return { status: response.status, text: await response.text(), soon: performance.now() - started < 10_000 };
  }
  const DOWN = { status: 503, text: DATABASE_DOWN, soon: true };

  test('requests get 503 immediately and recover with the database', { tags: ['b-db-lost'] }, async () => {
    await proxy.cut();
    expect(await Promise.all(Array.from({ length: 20 }, () => ask('/api/chats')))).toEqual(Array(20).fill(DOWN));
    expect(await ask('/health/ready')).toEqual({ ...DOWN, text: `${DATABASE_DOWN}\n` });
    expect((await ask('/health/live')).status).toBe(200);
    await proxy.restore();
    expect((await ask('/api/chats')).status).toBe(200);
    expect((await ask('/health/ready')).status).toBe(200);
  });

  test('every REST path and procedure returns 503 with Retry-After', { tags: ['b-db-lost'] }, async () => {
    await database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', diner.id).execute();
    await proxy.cut();
    for (const call of [...everyPath(), ...everyProcedure()]) {
      const { statusCode, headers, body } = await app.app.inject(requestOf(call, diner));
      // An EventSource gets the error on its stream: any other status would stop it from reconnecting.
      const expected = call.name === 'chat.follow' ? [200, undefined] : [503, '1'];
      expect([call.name, statusCode, headers['retry-after']]).toEqual([call.name, ...expected]);
      expect(body).toContain(DATABASE_DOWN);
    }
  });

  test('silent connections time out and are not reused', { tags: ['b-half-open'] }, async () => {
    expect((await ask('/api/chats')).status).toBe(200);
    proxy.mode = 'silent';
    // More than the pool size: some wait for a response, some for a connection.
    expect(await Promise.all(Array.from({ length: 20 }, () => ask('/api/chats')))).toEqual(Array(20).fill(DOWN));
    expect(await ask('/health/ready')).toEqual({ ...DOWN, text: `${DATABASE_DOWN}\n` });
    proxy.mode = 'passing';
    expect(await Promise.all(Array.from({ length: 20 }, async () => (await ask('/api/chats')).status))).toEqual(
      Array(20).fill(200),
    );
  });

  test('a transaction on a silent connection waits only once', { tags: ['b-half-open'] }, async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').execute();
      proxy.mode = 'silent';
      await trx.selectFrom('users').select('id').execute();
    });
    const started = performance.now();
    await expect(failing).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(2 * PATIENCE);
  });

  test('a reply reaped while it could not be saved is billed in full', {
    tags: ['b-db-lost'],
  }, async () => {
    const { reply, resume } = pausedReply('Half of it', ' and more.');
    writer.next(reply);
    const events = (await diner.trpc.chat.send.mutate({ message: 'Fondue?' }))[Symbol.asyncIterator]();
    await nextOfType(events, 'chunk');
    await proxy.cut();
    resume();
    const elsewhere = await openDatabase({ url: direct });
    await elsewhere.db
      .updateTable('replies')
      .set({ heartbeat_at: new Date(0) })
      .execute();
    expect(await reapReplies(elsewhere.db, 30)).toBe(1);
    await elsewhere.close();
    await proxy.restore();
    await app.services.chat.idle();
    expect((await diner.trpc.chat.allowance.query()).used).toBe(120);
  });

  test('keeps the message and marks the reply as failed when the reply cannot start', {
    tags: ['b-db-lost'],
  }, async () => {
    const [asked, begin] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // biome-ignore lint/correctness/useYield: it fails before its first word
    writer.next(async function* () {
      asked.resolve();
      await begin.promise;
      await database.db.selectFrom('users').select('id').execute();
    });
    const events = (await diner.trpc.chat.send.mutate({ message: 'Goulash?' }))[Symbol.asyncIterator]();
    await asked.promise;
    await proxy.cut();
    begin.resolve();
    const error = nextOfType(events, 'error');
    await proxy.restore();
    expect(await error).toMatchObject({ error: 'unavailable', message: DATABASE_DOWN });
    expect(await (await diner.send('GET', '/api/chats')).json()).toMatchObject([
      { message: 'Goulash?', response: { text: '', status: 'failed' } },
    ]);
  });

  test('a reply in progress is completed, saved and billed once after the outage', {
    tags: ['b-db-lost'],
  }, async () => {
    const { reply, resume } = pausedReply('Before the cut, ', 'and after it.');
    writer.next(reply);
    const events = (await diner.trpc.chat.send.mutate({ message: 'Goulash?' }))[Symbol.asyncIterator]();
    await nextOfType(events, 'chunk');
    await proxy.cut();
    resume();
    const final = nextOfType(events, 'final');
    await proxy.restore();
    expect(await final).toMatchObject({ status: 'complete', message: 'Before the cut, and after it.' });
    const entries = await (await diner.send('GET', '/api/chats')).json();
    expect(entries).toMatchObject([
      { message: 'Goulash?', response: { text: 'Before the cut, and after it.', status: 'complete' } },
    ]);
    expect((await diner.trpc.chat.allowance.query()).used).toBe(120);
    // Repeated failures to save are logged once for a reply, whatever else fails meanwhile.
    expect(new Set(app.failing).size).toBe(app.failing.length);
  });
});
