import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastOf, readAll } from './replies.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a call that is refused because it takes no stream has no effect', { tags: ['a35'] }, async () => {
  const diner = await registered(app);
  const final = lastOf(await readAll(await diner.trpc.chat.send.mutate({ message: 'Thai food' })));
  if (final?.type !== 'final') throw new Error('no final');
  const { sessionId, chatId } = final;
  const [{ id: chipId } = { id: '' }] = final.chips;
  expect(chipId).not.toBe('');
  const state = async () => ({
    entries: await diner.trpc.chat.entries.query({ sessionId }),
    allowance: await diner.trpc.chat.allowance.query(),
    sessions: (await diner.trpc.chat.sessions.query()).length,
  });
  const before = await state();
  const calls: [string, object][] = [
    ['chat.send', { message: 'Soup', sessionId }],
    ['chat.edit', { message: 'Soup', sessionId, chatId }],
    ['chat.regenerate', { sessionId, chatId }],
    ['chat.removeChip', { sessionId, chipId }],
    ['chat.addChip', { sessionId, addition: { kind: 'party', size: 7 } }],
  ];
  for (const [path, input] of calls) {
    expect((await diner.send('POST', `/trpc/${path}`, input)).status).toBe(415);
    expect((await diner.send('POST', `/trpc/${path}?batch=1`, { 0: input })).status).toBe(415);
  }
  expect(await state()).toEqual(before);
});
