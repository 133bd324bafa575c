import { expect, type Locator, type Page } from 'playwright/test';

/** The most Tab stops to reach an element. */
const STOPS_MAX = 60;

/** Keyboard-only navigation. The focus must be visible (WCAG 2.4.7) and not covered (2.4.11). */
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

  /** Expects the page to have moved the focus to the target. */
  async expectFocus(target: Locator): Promise<void> {
    await expect(target).toBeFocused();
    await this.#expectFocusVisible();
  }

  /** Presses Tab or Shift+Tab until the target has focus; the focus must be visible at each stop. */
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

/** @returns 'in sight', or the element whose focus is not visible */
function focusInSight(): string {
  const element = document.activeElement;
  // Between two pages, and between the page and the browser UI, nothing has focus.
  if (!element || element === document.body) return 'in sight';
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2);
  // A field may be covered by its own label.
  const uncovered =
    at !== null && (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element));
  const outlined = (candidate: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  // The outline may be on the field's frame, or on a sibling that draws the field.
  const frames = [element, element.closest('form, label'), ...(element.parentElement?.children ?? [])];
  // The only field of a popup list shows its caret instead.
  const marked =
    element.matches('[role=dialog] input[role=combobox]') || frames.some((frame) => frame && outlined(frame));
  return uncovered && marked ? 'in sight' : `${uncovered ? 'no mark' : 'covered'}: ${element.outerHTML.slice(0, 300)}`;
}
