import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { stateOf } from './people.ts';
import { SCREENS } from './screens/all.ts';
import { fileOf, open, type Screen } from './screens/screen.ts';
import { CLAUDE, STILL } from './servers.ts';

// There are many, and each is reached in a step or two.
test.use({ trace: 'off' });

/** A state whose picture is not compared is judged on the phone, where there is the least room; with ALL_WIDTHS at both widths. */
function widthOf({ only, approved }: Screen): string[] {
  if (only) return [`@${only}-alone`];
  return approved || process.env.ALL_WIDTHS ? [] : ['@phone-alone'];
}

for (const screen of SCREENS) {
  test.describe(() => {
    const storageState = stateOf(screen.who);
    test.use({
      baseURL: screen.onClaude ? CLAUDE : STILL,
      ...(storageState && { storageState }),
      // Some states are failures, and the browser logs them.
      tolerated: /the server responded with a status of [45]\d\d|ERR_INTERNET_DISCONNECTED/,
    });

    test(`in both themes: ${screen.name}`, { tag: widthOf(screen) }, async ({ page }) => {
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
