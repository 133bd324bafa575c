import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { entriesOf, readAll } from '../replies.ts';
import { Visitor } from '../start-app.ts';

const ARCHIVE = new URL('data.tar.zst', import.meta.url);
const PASSWORD = 'first release';
const FISH = ['Somewhere quiet for fish?', 'Something cheaper, please', 'And with a terrace?'];

/**
 * A tar of the data directory of the first release: commit 1c4de00, the first one with a documented `npm start`, on the
 * first migration. It has three accounts, three conversations, a restaurant that a reviewer added, and settings of an
 * admin. The release was killed during a reply, so its lock file and that reply were left behind.
 */
export const firstReleaseTar = (): Buffer => zstdDecompressSync(readFileSync(ARCHIVE));

/** Unpacks the data directory of the first release into a new directory. */
export function unpackFirstRelease(directory: string): void {
  mkdirSync(directory, { recursive: true });
  execFileSync('tar', ['-x', '-C', directory], { input: firstReleaseTar() });
}

async function signedIn(url: string, name: 'owner' | 'diner' | 'reviewer'): Promise<Visitor> {
  const visitor = new Visitor(url);
  const response = await visitor.send('POST', '/api/login', { username: `${name}@example.com`, password: PASSWORD });
  expect(response.status).toBe(200);
  return visitor;
}

/**
 * Expects that the accounts, conversations, restaurants and settings of the first release are there.
 *
 * @param added messages that were added to its first conversation since: 1 after `useFirstRelease`
 */
export async function expectFirstRelease(url: string, added: 0 | 1 = 0): Promise<void> {
  const [owner, diner] = await Promise.all([signedIn(url, 'owner'), signedIn(url, 'diner')]);
  expect(await diner.trpc.accounts.me.query()).toMatchObject({ displayName: 'Dana 🍲', role: 'user' });
  expect(await diner.trpc.chat.allowance.query()).toMatchObject({ limit: 60_000 });

  const sessions = (await diner.trpc.chat.sessions.query()).toSorted((a, b) => a.id - b.id);
  expect(sessions.map(({ title }) => title)).toEqual([
    'Fish with Grandma',
    'מרק חם, somewhere warm for soup 🍲',
    'A table for six on Friday?',
  ]);
  const [fish, soup] = await Promise.all(sessions.map(({ id }) => entriesOf(diner, id)));
  const said = FISH.slice(0, 2 + added);
  expect(fish).toMatchObject(said.map((message) => ({ message, response: { status: 'complete' } })));
  expect(fish?.[0]?.response.message).toMatch(/^For fish, I'd go to Pearl & Plover in Crown Hill/);
  expect(fish?.[0]?.response.restaurants[0]).toMatchObject({ name: 'Pearl & Plover' });
  expect(soup?.[0]?.response.restaurants).toHaveLength(3);

  const users = await owner.trpc.admin.users.query();
  expect(users.map(({ username, role }) => `${username} ${role}`).toSorted()).toEqual([
    'diner@example.com user',
    'owner@example.com admin',
    'reviewer@example.com reviewer',
  ]);
  const { prompt } = await owner.trpc.admin.systemPrompt.query();
  expect(prompt).toBe('You are Saffron. Answer in one short paragraph.');
  const restaurants = await (await owner.send('GET', '/api/restaurants')).json();
  expect(restaurants).toHaveLength(198);
}

/** Retries the interrupted reply of the first release, continues a conversation, and edits a restaurant. */
export async function useFirstRelease(url: string): Promise<void> {
  const [diner, reviewer] = await Promise.all([signedIn(url, 'diner'), signedIn(url, 'reviewer')]);
  const sessions = await diner.trpc.chat.sessions.query();
  const idOf = (title: string) => sessions.find((session) => session.title === title)?.id ?? 0;
  const say = async (input: { message: string; sessionId: number; retryOf?: number }) =>
    (await readAll(await diner.trpc.chat.send.mutate(input))).at(-1);

  const table = idOf('A table for six on Friday?');
  const [open] = await entriesOf(diner, table);
  expect(open?.response).toMatchObject({ status: 'interrupted', message: 'I would start' });
  const again = { message: 'A table for six on Friday?', sessionId: table, retryOf: open?.id ?? 0 };
  expect(await say(again)).toMatchObject({ type: 'final', status: 'complete' });
  const fish = { message: FISH[2] ?? '', sessionId: idOf('Fish with Grandma') };
  expect(await say(fish)).toMatchObject({ type: 'final', status: 'complete' });

  const [first] = (await reviewer.trpc.guide.page.query({ text: 'first table' })).restaurants;
  expect(first).toMatchObject({ name: 'The First Table', cuisine: 'Crème brûlée', addedBy: 'reviewer@example.com' });
  await reviewer.trpc.guide.edit.mutate({ restaurantId: first?.id ?? 0, rating: 4.5 });
}
