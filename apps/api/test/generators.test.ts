import { expect, test } from 'vitest';
import { buildDocument } from '../src/rest/openapi/document.ts';
import { groups } from '../src/rest/routes.ts';
import { documentedCode, OutsideProject } from './outside-project.ts';

const DOCUMENT = JSON.stringify(buildDocument(groups, 'saffron'));
const LONG = { tags: ['long'], timeout: 60_000 };

/** Code that compiles only if the generated types are precise. */
const CALLS = {
  'openapi-typescript': documentedCode('openapi-fetch'),
  'openapi-ts': `import { getRestaurantsById, type Restaurant } from './generated/index.js';
    const { data } = await getRestaurantsById({ path: { id: 1 }, baseUrl: 'https://saffron.example' });
    export const found: Restaurant | undefined = data?.restaurant;`,
  orval: `import { getRestaurantsById, type Restaurant } from './generated/api.js';
    const { data } = await getRestaurantsById(1);
    export const found: Restaurant = data.restaurant;`,
};

test.each([
  [
    'openapi-typescript',
    'openapi-typescript/bin/cli.js',
    ['openapi.json', '--output', 'generated/api.ts'],
    'openapi-fetch',
  ],
  ['openapi-ts', '@hey-api/openapi-ts/bin/run.js', ['--input', 'openapi.json', '--output', 'generated'], null],
  ['orval', 'orval/dist/bin/orval.mjs', ['--input', 'openapi.json', '--output', 'generated/api.ts'], 'axios'],
] as const)('what %s writes with its default options compiles', LONG, async (name, program, args, runtime) => {
  await using project = await OutsideProject.create('esnext');
  await project.write('openapi.json', DOCUMENT);
  await project.call(program, ...args);
  if (runtime) await project.link(runtime);
  await project.write('example.ts', CALLS[name]);
  const read = await project.compile();
  expect(read.some((path) => path.includes('/generated/'))).toBe(true);
});
