/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';

/** How somebody works a page: with a pointer, or with nothing but the keyboard. */
export interface Hand {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
}

export const POINTER: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
};

const FARTHEST = 150;

/** Goes on with the tabulator until the target has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < FARTHEST; presses++) {
    if (
      await target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tabulator key never reached ${String(target)}.`);
}

export const keyboardOf = (page: Page): Hand => ({
  async press(target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async write(target, text) {
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
});
