import { test } from '../fixtures.ts';
import { SCREENS } from '../screens/all.ts';
import { open } from '../screens/screen.ts';
import { CLAUDE, READ_ONLY } from '../servers.ts';
import { storageStateOf } from '../test-accounts.ts';
import { pictureOf } from './files.ts';

/** Crops very tall pages, such as the full restaurant table. */
const TALLEST_PX = 4000;

for (const screen of SCREENS) {
  test.describe(() => {
    const storageState = storageStateOf(screen.who);
    test.use({
      baseURL: screen.onClaude ? CLAUDE : READ_ONLY,
      ...(storageState && { storageState }),
      tolerated: /./,
    });

    test(`picture: ${screen.name}`, async ({ page }, { project }) => {
      if (screen.only && screen.only !== project.name) return;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, screen);
      // In a window as tall as the page, sticky elements cover nothing.
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, Math.min(whole, TALLEST_PX)) });
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        const path = pictureOf(screen, project.name, theme);
        await page.screenshot({ path, scale: 'css', animations: 'disabled' });
      }
    });
  });
}
