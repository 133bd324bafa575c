import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    // A jsdom for each file takes four times as long as the tests; the setup leaves nothing behind.
    isolate: false,
    // As many as the other projects have: vitest runs them together.
    maxWorkers: 3,
  },
});
