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

const WAITING = '**/api/studio/waiting*';
const RECENT = /\/api\/studio\/courses\?/;

/** The home of who has marked everything. */
const withNothing = async (page: Page): Promise<void> => {
  await page.route(WAITING, (route) => route.fulfill({ json: { data: [], total: 0, toMarkCount: 0, agenda: [] } }));
  await page.reload();
  await settled(page);
};

/** The home of which one part fails. */
const withFailure = async (page: Page): Promise<void> => {
  await page.route(RECENT, (route) => route.fulfill({ status: 500, json: { message: 'no', status: 500 } }));
  await page.reload();
  await settled(page);
};

export const screens: readonly Screen[] = [
  instructor('studio-home', '/studio/home'),
  administrator('studio-home-administrator', '/studio/home'),
  instructor('studio-home-empty', '/studio/home', { prepare: withNothing }),
  instructor('studio-home-error', '/studio/home', {
    prepare: withFailure,
    expects: { status: 500, address: RECENT },
  }),
  instructor('studio-palette', '/studio/home', { prepare: askPalette('feedback') }),
  instructor('studio-new', '/studio/home', { prepare: openNew }),
  instructor('studio-to-mark', '/studio/to-mark'),
];
