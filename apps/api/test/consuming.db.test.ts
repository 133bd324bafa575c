import { afterAll, beforeAll, expect, test } from 'vitest';
import { askWithFetch } from '../examples/with-fetch.ts';
import { askWithTrpc } from '../examples/with-trpc.ts';
import { ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());

test.each([
  ['tRPC', askWithTrpc, /^Correct the input: A restaurant with this name already exists/],
  ['fetch', askWithFetch, /^409: A restaurant with this name already exists/],
])('the %s example signs in, asks, follows the stream and adds a restaurant once', async (_name, ask, refused) => {
  const { username, password } = await registered(app);
  await app.database.db.deleteFrom('restaurants_saffron').where('name', '=', 'The Example').execute();
  const said: string[] = [];
  for (const reply of ['Casa Luna is quiet 🍜.', 'Still Casa Luna.']) {
    writer.next(says(reply));
    await ask(app.url, { username, password }, (text) => said.push(text));
  }
  const lines = said.join('').split('\n');
  expect(lines.slice(0, 3)).toEqual(['Signed in as Sam', 'Casa Luna is quiet 🍜.', expect.stringMatching(/^- \w/)]);
  expect(lines[3]).toMatch(/^Added as number \d+$/);
  expect(lines.slice(4, 6)).toEqual(['Signed in as Sam', 'Still Casa Luna.']);
  expect(lines[7]).toMatch(refused);
  expect(app.unexpected).toEqual([]);
});
