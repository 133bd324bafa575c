import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const api = './apps/api';
const databases = fileURLToPath(new URL('./apps/api/test/global-setup.ts', import.meta.url));
const propertySeed = fileURLToPath(new URL('./apps/api/test/property-seed.ts', import.meta.url));
const trust = readFileSync(new URL('./docs/trust.md', import.meta.url), 'utf8');

/** How long to wait for a result that another process produces. It must come; how soon depends on the machine. */
const expect = { poll: { timeout: 30_000 } };

const withDatabase = {
  root: api,
  globalSetup: databases,
  setupFiles: [propertySeed],
  expect,
  // Each test file has a database of its own, so modules can be shared (decision 27).
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

const { TESTED_IMAGE } = process.env;
const containers = {
  name: 'containers',
  root: api,
  include: ['test/containers/*.test.ts'],
  fileParallelism: false,
  testTimeout: 180_000,
};

export default defineConfig({
  test: {
    // Two cores are the smallest machine. Half of the time a worker waits for a database or another process.
    maxWorkers: 3,
    tags: [
      { name: 'long', description: 'Takes long. `npm test` leaves it out, `npm run test:all` runs it.' },
      {
        name: 'timing',
        description: 'Depends on the timing of several processes. Continuous integration leaves it out.',
      },
      // A row of docs/trust.md each.
      ...[...trust.matchAll(/^\| (a\d+|b-[a-z\d-]+) \| (.*?) \|/gm)].map(([, name = '', description = '']) => ({
        name,
        description,
      })),
    ],
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect,
          setupFiles: [propertySeed],
          // Loading modules anew for each file takes longer than most of the tests.
          isolate: false,
          include: [
            'packages/*/{src,generate}/**/*.test.ts',
            'apps/api/{src,test}/**/*.test.ts',
            '{scripts,supply-chain}/**/*.test.ts',
          ],
          exclude: ['**/*.{db,engines}.test.ts', '**/{blocking,containers}/**', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'blocking',
          // These measure processor time and the delay of the event loop: other files would add theirs.
          isolate: true,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          setupFiles: [propertySeed],
          include: ['apps/api/test/blocking/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
        },
      },
      // Locks, transactions and jobs differ between the engines: those tests run on both, on the embedded one with the long tests.
      { test: { ...withDatabase, name: 'server', include: ['{src,test}/**/*.{db,engines}.test.ts'] } },
      { test: { ...withDatabase, name: 'embedded', include: ['{src,test}/**/*.engines.test.ts'] } },
      // Only `npm run test:containers` runs these. Each file uses a few containers, so they run one after the other.
      ...(TESTED_IMAGE ? [{ test: containers }] : []),
      './apps/web/vitest.config.ts',
    ],
  },
});
