import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright';

/** The path of a browser: Playwright's own if installed, else the one from npm (Linux). */
export async function chromiumPath(): Promise<string> {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  if (process.platform === 'linux' && process.arch === 'x64') return sparticuz.executablePath();
  throw new Error('No browser for this platform comes with npm: run "npx playwright install chromium" once.');
}

export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...options, executablePath: await chromiumPath() });
}
