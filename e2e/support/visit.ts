import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { violationsIn } from './axe.ts';
import { openBrowser, openPage, settled, type View } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Word, wordsIn } from './words.ts';

/** A page, and how somebody who reads this language finds their way in it. */
export function toolsOf(page: Page, { language }: View) {
  const word = wordsIn(language);
  const button = (name: Word) =>
    page
      .getByRole('button', { name: word(name) })
      .filter({ visible: true })
      .first();
  return {
    page,
    word,
    button,
    async go(path: string) {
      await page.goto(path);
      await settled(page);
    },
    press: (name: Word) => button(name).click(),
    /** Waits until it is told. */
    sees: (name: Word) => page.getByText(word(name)).filter({ visible: true }).first().waitFor(),
  };
}

/** Somebody at the product, having asked for an address or not, until `leave`, which tells what went wrong on the way. */
async function enter(browser: Browser, url: string, email: string, view: View, asked?: string) {
  const { page, watch, context } = await openPage(browser, url, view);
  if (asked !== undefined) {
    await page.goto(asked);
    await page.waitForURL(({ pathname }) => pathname === '/auth/login');
  }
  await signIn(page, email);
  return {
    ...toolsOf(page, view),
    context,
    watch,
    async leave() {
      const trouble = [...(await violationsIn(page)), ...watch.trouble()];
      await context.close();
      expect(trouble).toEqual([]);
    },
  };
}

export type Visit = Awaited<ReturnType<typeof enter>>;

/** The way into the product at an address, through one browser for the tests of a file. */
export function doorTo(url: string): (email: string, view: View, asked?: string) => Promise<Visit> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  return (...who) => enter(browser, url, ...who);
}
