import { test as base, expect } from 'playwright/test';
import { Diner } from './diner.ts';

/** Every test fails on a logged page error that is not tolerated, and on a request to another host that is not allowed. */
export const test = base.extend<{ diner: Diner; tolerated: RegExp; allowed: string | null; watched: undefined }>({
  tolerated: [/the server responded with a status of 4\d\d/, { option: true }],
  allowed: [null, { option: true }],
  // Buttons that the server drew are inert until the code is there, and no key is heard: `goto` and `reload` wait for it, unless they
  // wait for less than the page.
  page: async ({ page }, use) => {
    const hasCode = () => expect(page.locator('#root :is(button, form)[inert]')).toHaveCount(0);
    const { goto, reload } = page;
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      if (!options?.waitUntil) await hasCode();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      if (!options?.waitUntil) await hasCode();
      return response;
    };
    await use(page);
  },
  diner: async ({ page }, use) => use(new Diner(page)),
  watched: [
    async ({ page, baseURL, tolerated, allowed }, use) => {
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !tolerated.test(message.text())) {
          wrong.push(`console: ${message.text()}`);
        }
      });
      page.on('request', (request) => {
        const known = [baseURL, allowed, 'data:'].some((start) => start && request.url().startsWith(start));
        if (baseURL && !known) wrong.push(`request: ${request.url()}`);
      });
      await use(undefined);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
