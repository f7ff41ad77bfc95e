import type { Page } from '@playwright/test';
import type { Places } from '../places.gen.ts';
import { settled } from './browser.ts';

/** A screen of the product, as the gallery pictures it and the accessibility test examines it. */
export interface Screen {
  name: string;
  path: string | ((places: Places) => string);
  /** Who looks at it; nobody: a visitor. */
  as?: string;
  /** Opens what a screen shows only when it is asked to: a dialog, a menu, a tab. */
  prepare?(page: Page): Promise<void>;
  /** Puts right what `prepare` took from the window, once it has been seen. */
  after?(page: Page): Promise<void>;
  /** What it shows is a network that is gone. */
  losesNetwork?: boolean;
  /** Answers that belong to what the screen shows: a link that ran out, a page that there isn't. */
  expects?: { status: number; address: RegExp };
}

export const pathOf = ({ path }: Screen, places: Places): string => (typeof path === 'string' ? path : path(places));

const of =
  (as?: string) =>
  (name: string, path: Screen['path'], more: Partial<Screen> = {}): Screen => ({
    name,
    path,
    ...(as ? { as } : {}),
    ...more,
  });
export const visitor = of();
export const learner = of('learner@demo.test');
export const instructor = of('instructor@demo.test');
export const administrator = of('admin@demo.test');

/** The pages of a file are there, with what was drawn on them. */
export const openPages = async (page: Page): Promise<void> => {
  await page.locator('[data-page]').first().scrollIntoViewIfNeeded();
  await page.locator('[data-page] canvas').first().waitFor();
  await page.locator('.page-text span').first().waitFor({ state: 'attached' });
};

/** Presses a button of the page and waits for its dialog. */
export const openDialog =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.locator('main button').filter({ hasText: name }).first().click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
  };

export const openTab =
  (at: number) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab').nth(at).click();
    await settled(page);
  };

/** Goes on by the first link of a list. */
export const follow =
  (link: string) =>
  async (page: Page): Promise<void> => {
    const before = page.url();
    const pressed = await page.locator(link).first().elementHandle();
    await pressed?.click();
    await page.waitForURL((address) => address.href !== before);
    // the list stays on the screen until the page is there, and would pass for it
    await page.waitForFunction((element) => !element?.isConnected, pressed);
    await settled(page);
  };
