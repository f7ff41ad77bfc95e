import { type Browser, expect, type Page } from '@playwright/test';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { violationsIn } from './axe.ts';
import { openPage, settled, type View } from './browser.ts';
import { sessionFor, signIn } from './sign-in.ts';
import { wordsIn } from './words.ts';

/** A page, and how somebody who reads this language finds their way in it. */
export function toolsOf(page: Page, { language }: View) {
  const word = wordsIn(language);
  const button = (name: MessageKey) =>
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
    press: (name: MessageKey) => button(name).click(),
    sees: (name: MessageKey) => expect(page.getByText(word(name)).filter({ visible: true }).first()).toBeVisible(),
  };
}

/** How somebody comes in: with a session that they have already, or through the form, which they meet on the way to an address. */
export async function enterWith(browser: Browser, url: string, email: string, view: View, asked?: string) {
  const state = asked === undefined ? await sessionFor(url, email) : undefined;
  const { page, watch, context } = await openPage(browser, url, view, state);
  if (asked !== undefined) {
    await page.goto(asked);
    await page.waitForURL(({ pathname }) => pathname === '/auth/login');
    await signIn(page, email);
  }
  return {
    ...toolsOf(page, view),
    context,
    watch,
    /** Ends the visit, and fails if the last page isn't accessible or anything went wrong on the way. */
    async leave() {
      const trouble = [...(await violationsIn(page)), ...watch.trouble()];
      await context.close();
      expect(trouble).toEqual([]);
    },
  };
}

export type Visit = Awaited<ReturnType<typeof enterWith>>;

/** Lets somebody in; whoever names an address that needs a session signs in through the form first. */
export type Enter = (email: string, view: View, asked?: string) => Promise<Visit>;
