import { afterAll, beforeAll, expect, test } from 'vitest';
import { askWithFetch } from '../examples/with-fetch.ts';
import { programOf } from './program.ts';
import { ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());

test('the fetch example asks, follows the stream and adds a restaurant once', async () => {
  const reviewer = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'reviewer' }).where('id', '=', reviewer.id).execute();
  const { token } = await programOf(reviewer, ['ask', 'guide:edit']);
  await app.database.db.deleteFrom('restaurants_saffron').where('name', '=', 'The Example').execute();
  const said: string[] = [];
  for (const reply of ['Casa Luna is quiet 🍜.', 'Still Casa Luna.']) {
    writer.next(says(reply));
    await askWithFetch(app.url, token, (text) => said.push(text));
  }
  const lines = said.join('').split('\n');
  expect(lines.slice(0, 2)).toEqual(['Casa Luna is quiet 🍜.', expect.stringMatching(/^- \w/)]);
  expect(lines[2]).toMatch(/^Added as number \d+$/);
  expect(lines[3]).toBe('Still Casa Luna.');
  expect(lines[5]).toMatch(/^409: A restaurant with this name already exists/);
  expect(app.unexpected).toEqual([]);
});
