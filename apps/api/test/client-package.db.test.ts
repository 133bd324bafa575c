import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentedCode, OutsideProject } from './outside-project.ts';
import { programOf } from './program.ts';
import { ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const LONG = { tags: ['long'], timeout: 60_000 };
const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());

test('what docs/consuming.md shows of the client works in an empty project with strict types', LONG, async () => {
  await using project = await OutsideProject.create();
  const files = await project.install(
    'packages/client',
    'packages/client/node_modules/@trpc/client',
    'packages/client/node_modules/@trpc/server',
  );
  expect(files.filter((path) => !/^dist\/[\w/-]+\.(js|d\.ts)$/.test(path)).sort()).toEqual([
    'LICENSE',
    'README.md',
    'package.json',
  ]);

  await project.write('example.ts', documentedCode('@saffron/client'));
  const read = await project.compile();
  expect(read.filter((path) => path.includes('/node_modules/')).length).toBeLessThan(10);

  const reviewer = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'reviewer' }).where('id', '=', reviewer.id).execute();
  const { token } = await programOf(reviewer, ['ask', 'guide:read', 'guide:edit']);
  await project.write('run.js', RUN);
  writer.next(says('Casa Luna is quiet 🍜.')).next(says('Still Casa Luna.'));
  const first = (await project.run('run.js', app.url, token)).split('\n');
  expect(first).toEqual([
    'Casa Luna is quiet 🍜.',
    expect.stringMatching(/^- \w/),
    expect.stringMatching(/^The best of \d+: \w.*, \w.*, \w/),
    expect.stringMatching(/^Added as number \d+$/),
    '',
  ]);
  const second = await project.run('run.js', app.url, token);
  expect(second).toMatch(/^Still Casa Luna\.\n(?:.*\n)+Correct the input: A restaurant with this name already exists/);
  expect(app.unexpected).toEqual([]);
});

const RUN = `import { askWithClient } from './out/example.js';
const [server, token] = process.argv.slice(2);
await askWithClient(server, token, (text) => process.stdout.write(text));
`;
