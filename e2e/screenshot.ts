// Makes the picture of the README: a server of its own, one question, one reply, on a desk and on a phone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { expect } from 'playwright/test';
import { chromiumPath } from './chromium.ts';
import { Diner } from './diner.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const QUESTION = 'Somewhere for a date tonight, low light, not too loud';

const directory = mkdtempSync(join(tmpdir(), 'saffron-screenshot-'));
const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: '0', DATA_DIR: directory },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
const url = await address();
const browser = await chromium.launch({ executablePath: await chromiumPath() });

try {
  await picture('desk', { width: 1280, height: 860 });
  await picture('phone', { width: 390, height: 860 });
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await ended;
  rmSync(directory, { recursive: true });
}

async function address(): Promise<string> {
  let said = '';
  for await (const bytes of server.stdout) {
    said += String(bytes);
    const found = /Saffron is at (\S+)/.exec(said)?.[1];
    if (found) return found;
  }
  throw new Error('the server did not start');
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
