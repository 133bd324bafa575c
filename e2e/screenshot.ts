// Takes the README screenshots: one question and its reply, on desktop and phone.
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { launchChromium } from './chromium.ts';
import { Diner } from './diner.ts';
import { ROOT, startServer } from './start-server.ts';

const QUESTION = 'Somewhere for a date tonight, low light, not too loud';

const { url, stop } = await startServer();
const browser = await launchChromium();

try {
  await picture('desk', { width: 1280, height: 860 });
  await picture('phone', { width: 390, height: 860 });
} finally {
  await browser.close();
  await stop();
}

async function picture(name: string, viewport: { width: number; height: number }): Promise<void> {
  const page = await browser.newPage({ viewport, baseURL: url, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const diner = new Diner(page);
  await diner.register();
  await diner.giveName('Ada');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await diner.ask(QUESTION);
  const reply = await diner.reply();
  await reply.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.screenshot({ path: join(ROOT, 'docs', `${name}.png`) });
  await page.close();
}
