import { test as base, expect } from 'playwright/test';
import { Diner } from './diner.ts';

/** Every test fails on a logged page error that is not tolerated, and on a request to another host. */
export const test = base.extend<{ diner: Diner; tolerated: RegExp; watched: undefined }>({
  tolerated: [/the server responded with a status of 4\d\d/, { option: true }],
  diner: async ({ page }, use) => use(new Diner(page)),
  watched: [
    async ({ page, baseURL, tolerated }, use) => {
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !tolerated.test(message.text())) {
          wrong.push(`console: ${message.text()}`);
        }
      });
      page.on('request', (request) => {
        if (baseURL && !request.url().startsWith(baseURL) && !request.url().startsWith('data:')) {
          wrong.push(`request: ${request.url()}`);
        }
      });
      await use(undefined);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
