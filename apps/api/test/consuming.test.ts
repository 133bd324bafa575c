import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as limits from '@saffron/contracts/limits';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { buildDocument } from '../src/rest/openapi/document.ts';
import { groups } from '../src/rest/routes.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');

test('the example types match the OpenAPI document (`npx vitest run -u` regenerates them)', async () => {
  const types = astToString(await openapiTS(JSON.stringify(buildDocument(groups, 'saffron'))));
  await expect(types).toMatchFileSnapshot('../examples/generated/api.ts');
});

test('docs/consuming.md contains the fetch example verbatim', () => {
  const page = read('../../../docs/consuming.md');
  expect(page).toContain(`\`\`\`ts\n${read('../examples/with-fetch.ts')}\`\`\``);
});

test('docs/consuming.md lists the limits of one account', () => {
  const page = read('../../../docs/consuming.md');
  const values = {
    message: limits.MESSAGE_MAX,
    'replies in progress': limits.REPLIES_AT_ONCE,
    'tokens per day': limits.DEFAULT_TOKEN_LIMIT,
    'access tokens': limits.ACCESS_TOKENS_PER_ACCOUNT,
    'calls with access tokens': limits.ACCESS_TOKEN_CALLS_PER_MINUTE,
    'messages per day': limits.MESSAGES_PER_DAY,
    conversations: limits.CONVERSATIONS_PER_ACCOUNT,
    'messages of a conversation': limits.MESSAGES_PER_CONVERSATION,
    'restaurants added per day': limits.RESTAURANTS_ADDED_PER_DAY,
    'restaurants added in total': limits.RESTAURANTS_ADDED_PER_ACCOUNT,
  };
  for (const [name, value] of Object.entries(values)) {
    expect(page).toContain(`\n| ${name} | ${value.toLocaleString('en')}`);
  }
});

test('the client has the license of the repository', () => {
  expect(read('../../../packages/client/LICENSE')).toBe(read('../../../LICENSE'));
});

test('every procedure has a doc comment', () => {
  const routers = globSync('features/*/router.ts', { cwd: at('../src') });
  expect(routers.length).toBeGreaterThan(3);
  for (const file of routers) {
    const lines = read(`../src/${file}`).split('\n');
    const bare = lines.filter(
      (line, number) => /^ {2}\w+: \w+Procedure/.test(line) && !lines[number - 1]?.endsWith('*/'),
    );
    expect(bare, file).toEqual([]);
  }
});
