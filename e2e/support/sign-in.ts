import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/demo-accounts.ts';
import { STORAGE_KEYS } from '../../packages/web-kit/src/base/stored.ts';
import { sessionOf as sessionIn } from '../../packages/web-kit/src/session/session.ts';
import { openPage, type StorageState, settled, type View } from './browser.ts';
import { logIn } from './calls.ts';

/** Fills the sign-in form the way a person does, and waits until somebody is signed in. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  if (!new URL(page.url(), 'http://none').pathname.startsWith('/auth/login')) await page.goto('/auth/login');
  await page.locator('input[type="email"], input[name="email"]').first().fill(email);
  await page.locator('input[type="password"]').first().fill(password);
  await page.locator('form button[type="submit"]').first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'), { timeout: 20_000 });
}

/** The browser's storage of somebody who has just signed in; no form is filled for it. */
export async function sessionFor(url: string, email: string): Promise<StorageState> {
  // Node knows no names below localhost; the call names the organisation itself
  const session = sessionIn(await logIn(url.replace(/\/\/\w+\.localhost/, '//localhost'), email));
  const entry = { name: STORAGE_KEYS.session, value: JSON.stringify(session) };
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: [entry] }] };
}

const kept = new Map<string, Promise<StorageState>>();

/** The browser's storage of somebody who has signed in and seen a first page, made once per server, person and language. */
export function sessionOf(browser: Browser, url: string, email: string, view: View): Promise<StorageState> {
  const key = `${url} ${email} ${view.language}`;
  const known = kept.get(key);
  if (known) return known;
  const made = (async () => {
    const { page, context } = await openPage(browser, url, view);
    await signIn(page, email);
    // what the browser keeps of a page is complete when it stands still
    await settled(page);
    const state = await context.storageState();
    await context.close();
    return state;
  })();
  kept.set(key, made);
  return made;
}
