import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';

const PASSWORD = 'a good password';
let serial = 0;

/** Page object for a diner. */
export class Diner {
  readonly page: Page;
  readonly input: Locator;
  readonly replies: Locator;
  readonly password = PASSWORD;

  constructor(page: Page) {
    this.page = page;
    this.input = page.getByPlaceholder('Message Saffron...');
    this.replies = page.getByRole('log').locator('section');
  }

  /** Registers an account, up to the prompt for a name. */
  async register(): Promise<void> {
    const { page } = this;
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Email address').fill(`diner-${process.pid}-${Date.now()}-${++serial}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Re-enter password').fill(PASSWORD);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Register' }).click();
    await page.waitForURL('**/home');
    await expect(page.getByText("Hello, I'm Saffron. Your AI dining expert")).toBeVisible();
  }

  async giveName(name: string): Promise<void> {
    await this.page.getByPlaceholder('Your Name').fill(name);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByText(`Hello ${name}`)).toBeVisible();
  }

  /** Sends a message with the Enter key. */
  async ask(message: string): Promise<void> {
    await this.input.fill(message);
    await this.input.press('Enter');
    await expect(this.page.getByRole('log').getByRole('paragraph').filter({ hasText: message })).toBeVisible();
  }

  /** The newest reply, once it is complete. */
  async reply(): Promise<Locator> {
    const reply = this.replies.last();
    await expect(reply.getByRole('button', { name: 'Copy' })).toBeVisible({ timeout: 20_000 });
    return reply;
  }

  /** The newest reply, once its first words are shown. */
  async firstWords(): Promise<Locator> {
    const reply = this.replies.last();
    await expect(reply).toContainText(/\w+ \w+/);
    await expect(reply).not.toContainText('Finding the best spots');
    return reply;
  }

  openDrawer(): Promise<Locator> {
    return openDrawer(this.page);
  }
}

/** Opens the side drawer; where it is docked, beside a chat on a wide screen, it is open. */
export async function openDrawer(page: Page): Promise<Locator> {
  const dock = page.getByRole('complementary', { name: 'Conversations' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu.or(dock).first()).toBeVisible();
  if (await dock.isVisible()) {
    await expect(dock.getByRole('button', { name: 'New Chat' })).toBeVisible();
    return dock;
  }
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Conversations' });
  await expect(drawer).toBeVisible();
  return drawer;
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no WCAG 2.2 AA violation that axe can detect. */
export async function expectAccessible(page: Page): Promise<void> {
  // Until the code is there, buttons are out of reach, and headings that are buttons empty.
  await expect(page.locator('#root button[inert]')).toHaveCount(0);
  // The address changes before the page that is audited is there.
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
  // Contrast is checked without animations: fading elements have another contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Running animations continue to their end after motion is turned off.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  // Legacy mode: the pages have no frames whose results must be merged.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && (await page.evaluate(isPartlyCovered, String(target[0])))) continue;
      found.push(`${id}: ${html}`);
    }
  }
  expect(found).toEqual([]);
}

/** Toasts, the sticky header and the composer cover targets temporarily, which does not make them too small. */
function isPartlyCovered(selector: string): boolean {
  const target = document.querySelector(selector);
  const covers = document.querySelectorAll('[role=region][aria-label^=Notifications] li, header, .sticky');
  return [...covers].some((cover) => {
    if (!target || cover.contains(target)) return false;
    const [a, b] = [target.getBoundingClientRect(), cover.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  });
}
