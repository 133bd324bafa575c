// @module-tag long
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesOf } from '../replies.ts';
import { ScriptedWriter, says } from '../scripted-writer.ts';
import { registered, startApp, type TestApp } from '../start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());

const SAMPLES = [
  '👩‍🍳',
  'שלום',
  '\u202eabc\u202c',
  'é',
  'e\u0301',
  '中文',
  'Ｆ',
  '\u200d',
  '😀',
  '%_\\',
  "'",
  '"',
  '<b>',
  '&amp;',
];
/** Accepted text in any script, including line breaks and tabs. */
const writable = fc
  .array(fc.oneof(fc.constantFrom(...SAMPLES, ' ', '\n', '\t'), fc.string({ unit: 'grapheme', maxLength: 5 })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((parts) => `x${parts.join('')}x`)
  .filter((text) => !isControlled(text));

/** Text that PostgreSQL cannot store or that controls terminals; all of it is refused. */
function isControlled(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this matches
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) || !text.isWellFormed();
}

test('messages, replies and titles keep any Unicode text', {
  tags: ['long', 'b-emoji'],
  timeout: 120_000,
}, async () => {
  const diner = await registered(app);
  await fc.assert(
    fc.asyncProperty(writable, writable, async (message, reply) => {
      writer.next(says(reply));
      const answer = await diner.trpc.chat.ask.mutate({ message });
      expect(answer.message).toBe(reply);
      const entries = await entriesOf(diner, answer.chatSessionId);
      expect(entries.map((entry) => [entry.message, entry.response.text])).toEqual([[message, reply]]);
      // Titles may normalize line breaks, which this test does not cover.
      const title = message.replace(/\s+/g, ' ').slice(0, 50);
      if (!title.isWellFormed()) return;
      const renamed = await diner.trpc.chat.renameSession.mutate({ sessionId: answer.chatSessionId, title });
      expect(renamed.title).toBe(title.trim());
      await app.database.pool.query('delete from token_ledger');
    }),
    { numRuns: 15 },
  );
});

test('words of any length and script are understood, and kept with the reply', { tags: ['b-emoji'] }, async () => {
  const diner = await registered(app);
  for (const letters of ['𝓷', '𓀀', '🍜', 'ﷺ']) {
    for (const before of ['', 'a', 'ab']) {
      const word = before + letters.repeat(120);
      for (const message of [
        `noodles and ${word}`,
        `allergic to ${word}`,
        `not ${word}ish, something with ${word} noodles near ${word} Hill`,
        `book a table for 5 with ${word}`,
        `is there any ${word} at a ramen place?`,
      ]) {
        writer.next(says('There is.'));
        const answer = await diner.send('POST', '/api/recommendations', { message });
        expect(answer.status, message).toBe(200);
      }
    }
    await app.database.pool.query('delete from token_ledger');
  }
  expect(app.unexpected).toEqual([]);
});

test('NUL, other control characters and lone surrogates are 400, never 500', {
  tags: ['long', 'b-emoji'],
  timeout: 120_000,
}, async () => {
  const diner = await registered(app);
  const broken = fc.constantFrom('\u0000', '\u0007', '\u001b', '\ud800', '\udfff');
  await fc.assert(
    fc.asyncProperty(writable, broken, writable, async (before, wrong, after) => {
      const message = before + wrong + after;
      expect((await diner.send('POST', '/api/recommendations', { message })).status).toBe(400);
      expect((await diner.send('POST', '/api/chat-sessions', { title: message.slice(0, 150) + wrong })).status).toBe(
        400,
      );
    }),
    { numRuns: 10 },
  );
  expect(app.unexpected).toEqual([]);
});
