import { expect, type Locator, type Page } from 'playwright/test';

/** A page longer than this is lost on whoever goes through it with Tab. */
const STOPS_MAX = 60;

/** Somebody with a keyboard and nothing else. Wherever it stands must be seen (WCAG 2.4.7) and not be covered (2.4.11). */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
  }

  /** The keyboard stands there, put by the page itself. */
  async expectFocus(target: Locator): Promise<void> {
    await expect(target).toBeFocused();
    await this.#expectFocusVisible();
  }

  /** Goes on with Tab, or back with Shift+Tab, until it stands there; each stop on the way has to be seen. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < STOPS_MAX; stop++) {
      await this.press(key);
      await this.#expectFocusVisible();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${key} does not lead to ${target}`);
  }

  async #expectFocusVisible(): Promise<void> {
    await expect.poll(() => this.page.evaluate(focusInSight)).toBe('in sight');
  }
}

/** @returns 'in sight', or the element that has the focus without showing it */
function focusInSight(): string {
  const element = document.activeElement;
  // Between two pages, and where the end of the page leads into the browser, nothing has the focus.
  if (!element || element === document.body) return 'in sight';
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2);
  // A field can be covered by its own label, which takes clicks for it.
  const uncovered =
    at !== null && (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element));
  const outlined = (candidate: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  // The mark can be around the field's frame, or beside a field that is drawn by something else.
  const frames = [element, element.closest('form, label'), ...(element.parentElement?.children ?? [])];
  // The one field of a list that pops up has its caret, and the list moves with it.
  const marked =
    element.matches('[role=dialog] input[role=combobox]') || frames.some((frame) => frame && outlined(frame));
  return uncovered && marked ? 'in sight' : `${uncovered ? 'no mark' : 'covered'}: ${element.outerHTML.slice(0, 300)}`;
}
