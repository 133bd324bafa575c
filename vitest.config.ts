import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const api = './apps/api';
const database = fileURLToPath(new URL('./apps/api/test/global-setup.ts', import.meta.url));

/** What is waited for has to come; how soon depends on the machine. */
const expect = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    // Two cores are what the smallest machine has. Half of the time a worker waits, for a database or another process.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          expect,
          include: ['packages/*/src/**/*.test.ts', 'apps/api/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      // The same tests through the front door on both engines.
      {
        test: {
          name: 'embedded',
          // What a test leaves behind is in its database: the modules can stay loaded.
          isolate: false,
          root: api,
          include: ['{src,test}/**/*.db.test.ts'],
          globalSetup: database,
          expect,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          // What a test leaves behind is in its database: the modules can stay loaded.
          isolate: false,
          root: api,
          include: ['{src,test}/**/*.db.test.ts'],
          globalSetup: database,
          expect,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      './apps/web/vitest.config.ts',
    ],
  },
});
