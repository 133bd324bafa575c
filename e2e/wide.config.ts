import { defineConfig, devices } from 'playwright/test';
import config from './playwright.config.ts';

const { globalTeardown: _, ...rest } = config;
export default defineConfig({
  ...rest,
  testMatch: 'contact-sheet/pictures.ts',
  use: { ...config.use, trace: 'off' },
  projects: [
    { name: 'tablet', use: { ...devices['Desktop Chrome'], viewport: { width: 768, height: 1024 } } },
    { name: 'wide', use: { ...devices['Desktop Chrome'], viewport: { width: 1920, height: 1080 } } },
  ],
});
