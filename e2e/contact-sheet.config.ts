import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

/** Pictures of every screen, with the servers and the people of the journeys. */
export default defineConfig({
  ...config,
  testMatch: 'contact-sheet/pictures.ts',
  globalTeardown: './contact-sheet/sheet.ts',
  use: { ...config.use, trace: 'off' },
});
