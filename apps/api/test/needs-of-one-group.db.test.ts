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

/** Says these one after the other; returns the chips after each. */
async function chipsAfter(...messages: string[]): Promise<string[][]> {
  const diner = await registered(app);
  let sessionId: number | undefined;
  const all: string[][] = [];
  for (const message of messages) {
    const sent = await diner.trpc.chat.send.mutate({ message, ...(sessionId && { sessionId }) });
    const final = lastOf(await readAll(sent));
    if (final?.type !== 'final') throw new Error('no final');
    ({ sessionId } = final);
    all.push(final.chips.map(({ label }) => label));
  }
  return all;
}

test('of allergens of one group, each is shown, and taken back by itself', { tags: ['a57'] }, async () => {
  const together = ['no almonds', 'no peanuts'];
  expect(
    await chipsAfter(
      'I am allergic to almonds.',
      'I am allergic to peanuts too.',
      'Almonds are fine after all, I can eat almonds.',
      'Peanuts are fine again, I am no longer allergic to peanuts.',
    ),
  ).toEqual([
    expect.arrayContaining(['no almonds']),
    expect.arrayContaining(together),
    expect.arrayContaining(['no peanuts']),
    [],
  ]);
  const [first = []] = await chipsAfter('I am allergic to almonds and peanuts. Thai food please');
  expect(first).toEqual(expect.arrayContaining(together));
  expect(writer.briefs.at(-1)?.needs.holds).toEqual(expect.arrayContaining(['no almonds', 'no peanuts']));
  const [shellfish = []] = await chipsAfter('I am allergic to shrimp and oysters.');
  expect(shellfish).toEqual(expect.arrayContaining(['no shrimp', 'no oysters']));
});
