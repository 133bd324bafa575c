import { TOO_MANY_NEEDS } from '@saffron/contracts/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastOf, readAll } from './replies.ts';
import { ScriptedWriter } from './scripted-writer.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());

const SYLLABLES = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu'];
/** A word of no language. */
const invented = (at: number) => [...String(1000 + at)].map((digit) => SYLLABLES[Number(digit)]).join('');
const allergies = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `allergic to ${invented(from + at)}`).join(', ');

test('allergies are kept all, or nothing is recommended', { tags: ['a45', 'a57'] }, async () => {
  const diner = await registered(app);
  const send = async (message: string, more: object = {}) =>
    lastOf(await readAll(await diner.trpc.chat.send.mutate({ message, ...more })));
  const first = await send(allergies(0, 30));
  if (first?.type !== 'final') throw new Error('no final');
  const { sessionId } = first;
  const excluded = () => writer.briefs.at(-1)?.found.wishes.notFoods.length;
  expect(excluded()).toBe(30);
  await send(allergies(30, 20), { sessionId });
  expect(excluded()).toBe(50);
  const { length } = writer.briefs;
  for (const message of [allergies(50, 160), allergies(210, 160), 'ramen']) {
    expect(await send(message, { sessionId })).toMatchObject({ type: 'error', message: TOO_MANY_NEEDS });
  }
  expect(writer.briefs).toHaveLength(length);
  const { chips } = await diner.trpc.chat.entries.query({ sessionId });
  expect(chips).toEqual([]);
});
