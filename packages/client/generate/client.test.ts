import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { clientText } from './client-text.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test("src/generated/client.ts is the client of the API's router (`vitest run -u` writes it)", {
  tags: ['long'],
  timeout: 60_000,
}, async () => {
  const contracts = globSync('packages/contracts/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const config = ts.readConfigFile(`${root}tsconfig.base.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const text = clientText(
    `${root}apps/api/src/router.ts`,
    contracts.sort().map((file) => root + file),
    options,
  );
  await expect(text).toMatchFileSnapshot('../src/generated/client.ts');
});
