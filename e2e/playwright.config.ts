import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { chromiumPath } from './chromium.ts';
import { ADMIN, BUILT_IN, CLAUDE, FAKE_ANTHROPIC, READ_ONLY } from './servers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = join(tmpdir(), `saffron-e2e-${process.pid}`);

/** With REPLICAS, each server is several replicas behind a proxy, with a PostgreSQL server of their own. */
const main = process.env.REPLICAS ? 'test/replicas-main.ts' : 'src/main.ts';

const server = (port: number, env: Record<string, string>) => ({
  command: `node apps/api/${main}`,
  cwd: root,
  url: `http://127.0.0.1:${port}/login`,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  stdout: 'ignore' as const,
  env: {
    PORT: String(port),
    DATA_DIR: join(directory, String(port)),
    THROTTLE: 'off',
    DRAIN_SECONDS: '1',
    ADMIN_EMAIL: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  },
});

/**
 * Tests that `npm test` runs at one width. With LONG (`npm run test:long`), runs the rest: these tests at the other width, and
 * LONG_ONLY.
 */
const AT_ONE_WIDTH = {
  phone: ['diner', 'forms', 'budget', 'screen-reader', 'access-tokens'],
  desk: ['guards', 'docs', 'admin', 'reviewer', 'cards-and-lists'],
};
/** Runs with LONG only, at both widths. */
const LONG_ONLY = [
  'screens',
  'injection',
  'limits',
  'long-conversation',
  'keyboard',
  'history',
  'place',
  'places',
  'cold-load',
  'versions',
  'variants',
  'hours',
  'tabs',
  'zoom',
  'release',
  'dates',
  'toasts',
  'steering',
  'conversation',
  'print',
];
const named = (names: string[]) => names.map((name) => `${name}.e2e.ts`);
const filesOf = (width: keyof typeof AT_ONE_WIDTH) => {
  const others = named([...AT_ONE_WIDTH[width === 'phone' ? 'desk' : 'phone'], ...LONG_ONLY]);
  return process.env.LONG ? { testMatch: others } : { testIgnore: others };
};

const launchOptions = { executablePath: await chromiumPath() };

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './test-accounts.ts',
  // One picture for all platforms, compared only on Linux: other platforms render text differently.
  snapshotPathTemplate: 'approved/{projectName}/{arg}{ext}',
  ignoreSnapshots: process.platform !== 'linux',
  // A screen without a picture fails; only `approve` creates pictures.
  updateSnapshots: 'none',
  // Generous, because the time depends on the machine.
  expect: { timeout: 15_000, toHaveScreenshot: { animations: 'disabled', scale: 'css', maxDiffPixelRatio: 0.005 } },
  // For two cores; pages spend much of their time waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  use: { baseURL: BUILT_IN, trace: 'retain-on-failure', launchOptions },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
      ...filesOf('phone'),
      grepInvert: /@desk-only/,
    },
    {
      name: 'desk',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      ...filesOf('desk'),
      grepInvert: /@phone-only/,
    },
  ],
  webServer: [
    {
      command: 'node apps/api/test/fakes/anthropic-main.ts',
      cwd: root,
      port: Number(new URL(FAKE_ANTHROPIC).port),
      env: { PORT: new URL(FAKE_ANTHROPIC).port, PACE_MS: '60' },
    },
    server(Number(new URL(BUILT_IN).port), {}),
    server(Number(new URL(READ_ONLY).port), {}),
    server(Number(new URL(CLAUDE).port), { ANTHROPIC_API_KEY: 'sk-test', ANTHROPIC_BASE_URL: FAKE_ANTHROPIC }),
  ],
});
