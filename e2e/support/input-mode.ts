/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works a page: with a pointer, or with nothing but the keyboard. */
export interface InputMode {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
}

export const POINTER: InputMode = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
};

const FARTHEST = 150;

/** What the focus has to do with a target: on it, in a tree's row beside it, in the same tree, or elsewhere. */
const focusOf = (target: Locator): Promise<'on' | 'row' | 'tree' | 'elsewhere'> =>
  target.evaluate((element) => {
    const focused = document.activeElement;
    if (element === focused || element.contains(focused)) return 'on';
    const tree = element.closest('[role="treegrid"]');
    if (!tree || !focused || !tree.contains(focused)) return 'elsewhere';
    return element.closest('[role="row"]') === focused.closest('[role="row"]') ? 'row' : 'tree';
  });

/** In ms. */
const MOMENT = 100;
const KEYS = { row: 'ArrowRight', tree: 'ArrowDown', elsewhere: 'Tab' } as const;

/** Goes on with the tabulator until the target has the focus, inside a tree with the arrows, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < FARTHEST; presses++) {
    let where = await focusOf(target);
    if (where !== 'on' && presses === 0) {
      // a field that moves, as what was written before it is saved, has the focus again in the next frame
      await page.waitForTimeout(MOMENT);
      where = await focusOf(target);
    }
    if (where === 'on') return;
    await page.keyboard.press(KEYS[where]);
  }
  throw new Error(`The keyboard never reached ${String(target)}.`);
}

export const keyboardOf = (page: Page): InputMode => ({
  async press(target) {
    await tabTo(page, target);
    await page.keyboard.press((await target.getAttribute('role')) === 'switch' ? 'Space' : 'Enter');
  },
  async write(target, text) {
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
});
