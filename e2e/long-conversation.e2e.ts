import type { APIResponse } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** More than `ENTRIES_PAGE_SIZE`. */
const MESSAGES = 104;

test('earlier messages of a long conversation appear above those shown, which stay in place', async ({
  page,
  diner,
}) => {
  test.slow();
  await diner.register();
  await diner.giveName('Kim');
  let sessionId: number | null = null;
  for (let sent = 1; sent <= MESSAGES; sent++) {
    const response: APIResponse = await page.request.post('/api/recommendations', {
      data: { message: `Hello no. ${sent}`, sessionId },
    });
    sessionId = (await response.json()).chatSessionId;
  }
  await page.goto(`/home?session=${sessionId}`);
  const first = page.getByText('You: Hello no. 5', { exact: true });
  const button = page.getByRole('button', { name: 'Show earlier messages' });
  await expect(page.getByText(`You: Hello no. ${MESSAGES}`, { exact: true })).toBeInViewport();
  await expect(page.getByText('You: Hello no. 4', { exact: true })).toBeHidden();
  await button.focus();
  await expect(button).toBeInViewport();
  const top = async () => Math.round((await first.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You: Hello no. 1', { exact: true })).toBeAttached();
  await expect(button).toBeHidden();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  // The keyboard continues from the messages that were first.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Hello no. 5');
});
