import type { Page } from '@playwright/test';
import { settled } from '../support/browser.ts';
import { administrator, instructor, type Screen } from '../support/screen.ts';

/** Asks the palette, which answers with what can be done, read and made. */
const askPalette =
  (words: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill(words);
    await page.getByRole('dialog').getByRole('menuitem').first().waitFor();
    await settled(page);
  };

/** What can be made from anywhere; by its key, since the button has no place on a phone. */
const openNew = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor();
  await page.keyboard.press('c');
  // not those of a select, which nobody sees before it is opened
  await page.getByRole('dialog').locator('[role="option"]').first().waitFor();
  await page.keyboard.insertText('Quick check on module 2 ');
  await page.keyboard.type('/e');
  await settled(page);
};

export const screens: readonly Screen[] = [
  instructor('studio-home', '/studio/home'),
  administrator('studio-home-administrator', '/studio/home'),
  instructor('studio-palette', '/studio/home', { prepare: askPalette('feedback') }),
  instructor('studio-new', '/studio/home', { prepare: openNew }),
  instructor('studio-to-mark', '/studio/to-mark'),
];
