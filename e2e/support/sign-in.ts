import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/demo-accounts.ts';
import { openPage, type StorageState, type View } from './browser.ts';

/** Fills the sign-in form the way a person does, and waits until somebody is signed in. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  if (!new URL(page.url(), 'http://none').pathname.startsWith('/auth/login')) await page.goto('/auth/login');
  await page.locator('input[type="email"], input[name="email"]').first().fill(email);
  await page.locator('input[type="password"]').first().fill(password);
  await page.locator('form button[type="submit"]').first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'), { timeout: 20_000 });
}

const kept = new Map<string, Promise<StorageState>>();

/** The browser's storage of somebody who has signed in, made once per server, person and language. */
export function sessionOf(browser: Browser, url: string, email: string, view: View): Promise<StorageState> {
  const key = `${url} ${email} ${view.language}`;
  const known = kept.get(key);
  if (known) return known;
  const made = (async () => {
    const { page, context } = await openPage(browser, url, view);
    await signIn(page, email);
    const state = await context.storageState();
    await context.close();
    return state;
  })();
  kept.set(key, made);
  return made;
}
