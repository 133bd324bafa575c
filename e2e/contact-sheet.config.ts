import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

/** Takes pictures of every screen, with the servers and accounts of the browser tests. */
export default defineConfig({
  ...config,
  testMatch: 'contact-sheet/pictures.ts',
  globalTeardown: './contact-sheet/sheet.ts',
  use: { ...config.use, trace: 'off' },
  // Without the choice of tests for each width.
  projects: (config.projects ?? []).map(({ name, use }) => ({ ...(name && { name }), ...(use && { use }) })),
});
