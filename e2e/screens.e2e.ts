import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { SCREENS } from './screens/all.ts';
import { fileOf, open } from './screens/screen.ts';
import { CLAUDE, READ_ONLY } from './servers.ts';
import { storageStateOf } from './test-accounts.ts';

// Traces of so many short tests would only cost time.
test.use({ trace: 'off' });

for (const screen of SCREENS) {
  test.describe(() => {
    const storageState = storageStateOf(screen.who);
    test.use({
      baseURL: screen.onClaude ? CLAUDE : READ_ONLY,
      ...(storageState && { storageState }),
      // The browser logs the failures that some states need.
      tolerated: /the server responded with a status of [45]\d\d|ERR_INTERNET_DISCONNECTED/,
    });

    test(`in both themes: ${screen.name}`, { tag: screen.only ? [`@${screen.only}-only`] : [] }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, screen);
      await expectAccessible(page);
      if (screen.approved) await expect(page).toHaveScreenshot(`${fileOf(screen)}-light.png`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      if (screen.approved) await expect(page).toHaveScreenshot(`${fileOf(screen)}-dark.png`);
    });
  });
}
