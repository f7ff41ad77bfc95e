import type { Page } from '@playwright/test';
import { settled } from '../support/browser.ts';
import { type Screen, visitor } from '../support/screen.ts';

/** The same page of the second organisation, in the same language. */
const atAcme = async (page: Page): Promise<void> => {
  const at = new URL(page.url());
  at.hostname = 'acme.localhost';
  at.searchParams.set('lang', (await page.locator('html').getAttribute('lang')) ?? 'en');
  await page.goto(at.href);
  await settled(page);
};

export const screens: readonly Screen[] = [
  visitor('landing', '/landing-page'),
  visitor('landing-acme', '/landing-page', { prepare: atAcme }),
  visitor('landing-program', '/landing-page/leadership-development'),
  visitor('about-us', '/landing-page/about-us'),
  visitor('privacy-policy', '/landing-page/privacy-policy'),
  visitor('contact-us', '/landing-page/contact-us'),
];
