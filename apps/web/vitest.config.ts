import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    // A jsdom per file takes four times as long as the tests; the setup cleans up after each test.
    isolate: false,
    // The same number as in the other projects, because vitest runs them together.
    maxWorkers: 3,
  },
});
