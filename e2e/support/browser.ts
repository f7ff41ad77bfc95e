/// <reference lib="dom" />
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../packages/web-kit/src/base/stored.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/quality/chromium.ts';
import { allArrived, followRequests, openRequests } from './requests.ts';
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

export const DESKTOP_AR: View = { language: 'ar', width: 1440 };

/**
 * The views in which a journey is walked, by name: the first, so that journeys share the languages and sizes among them, as screens do;
 * in `npm run test:all` every one.
 */
export const walkedIn = (...views: readonly [View, ...View[]]) =>
  (process.env.TEST_ALL ? views : views.slice(0, 1)).map((view) => [nameOf(view), view] as const);

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

/** The browser of one person as they would see it: language, size, colours; `state` carries a session. */
export async function openContext(
  browser: Browser,
  url: string,
  view: View,
  state?: StorageState,
): Promise<BrowserContext> {
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
  context.on('page', followRequests);
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
  return context;
}

/** Opens a fresh window in a browser of its own. */
export async function openPage(browser: Browser, url: string, view: View, state?: StorageState): Promise<WatchedPage> {
  const context = await openContext(browser, url, view, state);
  const page = await context.newPage();
  return { page, watch: watch(page), context };
}

/** Shows a page in another width and other colours, without opening it again. */
export async function resize(page: Page, { width, scheme = 'light' }: View): Promise<void> {
  await page.setViewportSize(SIZES[width]);
  await page.evaluate((name) => {
    document.documentElement.dataset.scheme = name;
  }, scheme);
}

/** How often in a row a page must look the same before it counts as standing still. */
const LOOKS = 5;

/**
 * Waits until the page stands still: its screen is there, nothing is fetched any more, no skeleton is left, fonts are there.
 * It is looked at only when its own work is done, so that a slow machine doesn't pass for a page at rest.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  do {
    await allArrived(page);
    await page.waitForFunction(
      (looks) => {
        const seen = window as { still?: { state: string; looks: number; isAsked: boolean } };
        seen.still ??= { state: '', looks: 0, isAsked: false };
        const still = seen.still;
        if (still.looks >= looks) {
          delete seen.still;
          return true;
        }
        if (still.isAsked) return false;
        still.isAsked = true;
        const look = () => {
          const main = document.querySelector('main')?.textContent?.trim();
          const isBusy = !main || document.querySelector('[aria-busy="true"], [data-skeleton]');
          const state = isBusy ? '' : `${document.querySelectorAll('*').length} ${main.length}`;
          still.looks = isBusy ? 0 : still.state === state ? still.looks + 1 : 1;
          still.state = state;
          still.isAsked = false;
        };
        // a window that others lie over may have no such moment
        requestIdleCallback(look, { timeout: 250 });
        return false;
      },
      LOOKS,
      { timeout: 20_000, polling: 50 },
    );
  } while (openRequests(page).length > 0);
  await page.evaluate(() => document.fonts.ready);
}
