/// <reference lib="dom" />
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../packages/web-kit/src/base/stored.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/quality/chromium.ts';
import { type Watch, watch } from './watch.ts';

/** How somebody sees the product. */
export interface View {
  language: 'en' | 'ar';
  width: 390 | 1440;
  scheme?: 'light' | 'dark';
}

export const PHONE_AR: View = { language: 'ar', width: 390 };
export const DESKTOP_EN: View = { language: 'en', width: 1440 };

export const nameOf = ({ language, width, scheme }: View): string =>
  `${language} ${width}${scheme ? ` ${scheme}` : ''}`;

const named = (...views: View[]) => views.map((view) => [nameOf(view), view] as const);

/** What a journey is walked in, by name: each language, each size. */
export const BOTH = named(DESKTOP_EN, PHONE_AR);

/** The same for what is worked at a desk. */
export const DESKTOPS = named(DESKTOP_EN, { language: 'ar', width: 1440 });

const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

/** A page that notes everything that goes wrong in it. */
export interface WatchedPage {
  page: Page;
  watch: Watch;
  context: BrowserContext;
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });

/** Opens a fresh window as this person would see it: language, size, colours; `state` carries a session. */
export async function openPage(browser: Browser, url: string, view: View, state?: StorageState): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[view.width],
    locale: view.language === 'ar' ? 'ar-SA' : 'en-GB',
    timezoneId: 'Asia/Riyadh',
    colorScheme: view.scheme ?? 'light',
    hasTouch: view.width === 390,
    isMobile: view.width === 390,
    deviceScaleFactor: view.width === 390 ? 2 : 1,
    reducedMotion: 'reduce',
    ...(state ? { storageState: state } : {}),
  });
  const origin = new URL(url).origin;
  await context.addCookies([
    { name: 'language', value: view.language, url: origin },
    ...(view.scheme ? [{ name: 'scheme', value: view.scheme, url: origin }] : []),
  ]);
  // the storage decides once the application runs; the cookie only colours what the server sends
  if (view.scheme) {
    await context.addInitScript(
      ([key, scheme]) => {
        // a page inside the page, a lesson's own for one, may have no storage
        if (window === window.top) localStorage.setItem(key, scheme);
      },
      [STORAGE_KEYS.scheme, view.scheme] as const,
    );
  }
  const page = await context.newPage();
  return { page, watch: watch(page), context };
}

/** How long nothing may have come or changed before a page counts as standing still. */
const QUIET = 400;

/** Waits until the page stands still: its screen is there, nothing is fetched any more, no skeleton is left, fonts are there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    (quiet) => {
      const seen = window as { still?: { state: string; since: number } };
      const isBusy =
        document.querySelector('[aria-busy="true"], [data-skeleton]') ||
        !document.querySelector('main')?.textContent?.trim();
      const arrived = performance.getEntriesByType('resource').length;
      const state = isBusy ? 'busy' : `${arrived} ${document.querySelectorAll('*').length}`;
      if (seen.still?.state !== state) seen.still = { state, since: performance.now() };
      return !isBusy && performance.now() - seen.still.since >= quiet;
    },
    QUIET,
    { timeout: 20_000, polling: 50 },
  );
  await page.evaluate(() => document.fonts.ready);
}
