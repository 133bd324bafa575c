import type { ChatEvent } from '@saffron/contracts/chat';
import type { Database } from '@saffron/db/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from './database.ts';
import { nextOfType } from './replies.ts';
import { pausedReply, ScriptedWriter } from './scripted-writer.ts';
import { at, registered, startApp, type TestApp, Visitor } from './start-app.ts';

const writer = new ScriptedWriter();
let database: Database;
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  database = await openTestDatabase();
  here = await startApp({ writer, database });
  there = await startApp({ writer, database });
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

const makeAdmin = (...ids: number[]) =>
  database.db.updateTable('users').set({ role: 'admin' }).where('id', 'in', ids).execute();
const takeRole = (replica: TestApp, admin: Visitor, id: number) =>
  at(replica, admin).send('POST', `/api/user/${id}/role`, { role: 'user' });

test('a session that ends on one replica has ended on every other', { tags: ['long', 'a13'] }, async () => {
  const diner = await registered(here);
  const copy = at(there, diner);
  expect((await copy.send('GET', '/api/user')).status).toBe(200);
  await diner.send('POST', '/api/logout');
  expect((await copy.send('GET', '/api/user')).status).toBe(401);
  expect((await copy.send('POST', '/api/recommendations', { message: 'Soup?' })).status).toBe(401);

  const owner = await registered(here);
  const elsewhere = new Visitor(there.url);
  await elsewhere.send('POST', '/api/login', { username: owner.username, password: owner.password });
  await owner.trpc.accounts.endOtherSessions.mutate();
  expect((await elsewhere.send('GET', '/api/user')).status).toBe(401);
  expect((await at(there, owner).send('GET', '/api/user')).status).toBe(200);
});

test('one admin remains when two demote each other on two replicas, in 100 rounds', {
  tags: ['long', 'a25'],
  timeout: 120_000,
}, async () => {
  const [one, two] = [await registered(here), await registered(there)];
  await database.db.updateTable('users').set({ role: 'user' }).where('role', '=', 'admin').execute();
  for (let round = 0; round < 100; round++) {
    await makeAdmin(one.id, two.id);
    const statuses = await Promise.all([
      takeRole(here, one, two.id).then(({ status }) => status),
      takeRole(there, two, one.id).then(({ status }) => status),
    ]);
    const admins = await database.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(admins, statuses.join()).toHaveLength(1);
    expect(statuses).toContain(200);
  }
});

test('50 concurrent sends on two replicas reserve no more than the daily limit', {
  tags: ['long', 'a34'],
}, async () => {
  const diner = await registered(here);
  const elsewhere = at(there, diner);
  await database.db.updateTable('users').set({ token_limit: 2500 }).where('id', '=', diner.id).execute();
  const gates = Array.from({ length: 4 }, () => pausedReply('Well, ', 'here.'));
  for (const { reply } of gates) writer.next(reply);

  const begun: AsyncIterator<ChatEvent>[] = [];
  const refusals: unknown[] = [];
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const sender = index % 2 ? diner : elsewhere;
      const events = (await sender.trpc.chat.send.mutate({ message: `Message ${index}` }))[Symbol.asyncIterator]();
      const { value } = await events.next();
      if (value?.type === 'started') begun.push(events);
      else refusals.push(value?.type === 'error' && value.error);
    }),
  );
  expect(begun).toHaveLength(2);
  expect(refusals).toEqual(Array(48).fill('token_limit_exceeded'));
  expect(await elsewhere.trpc.chat.allowance.query()).toEqual({ limit: 2500, used: 2000, left: 500 });
  for (const { resume } of gates) resume();
  for (const events of begun) await nextOfType(events, 'final');
  expect(await diner.trpc.chat.allowance.query()).toMatchObject({ used: 240 });
  writer.clearScript();
});
