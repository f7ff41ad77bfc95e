/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { SCREENS } from '../screens.ts';
import { openPage, settled } from '../support/browser.ts';
import { pathOf, type Screen } from '../support/screen.ts';
import { serverUrl } from '../support/server-url.ts';
import { sessionFor } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** A desktop, a phone, and the window of a desktop at 400 %. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
  { width: 320, height: 256 },
] as const;
const STEPS = 60;
/** Those with a composer at their foot; `npm run test:all` tries every screen. */
const STICKY = ['course-discussion', 'group-post'];

test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off' });

const tried = (): readonly Screen[] =>
  SCREENS.filter(({ name, losesNetwork }) => !losesNetwork && (process.env.TEST_ALL || STICKY.includes(name)));

/** What has the focus, where something lies over all of it; null where it is in sight, at least in part. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.tagName === 'IFRAME') return null;
    const box = focused.getBoundingClientRect();
    // what is drawn for readers who listen alone has no place that could be covered
    if (box.width <= 1 || box.height <= 1 || getComputedStyle(focused).opacity === '0') return null;
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || top.contains(focused));
    });
    if (isSeen) return null;
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return `${focused.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" at ${Math.round(box.top)}`;
  });

for (const screen of tried())
  test(`the focus is never hidden on the screen ${screen.name}`, async ({ browser, places }) => {
    const state = screen.as ? await sessionFor(serverUrl, screen.as) : undefined;
    const { page, context } = await openPage(browser, serverUrl, { language: 'en', width: 1440 }, state);
    page.on('dialog', (dialog) => void dialog.accept());
    const hidden: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(pathOf(screen, places));
      await settled(page);
      await screen.prepare?.(page);
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press('Tab');
        const found = await hiddenFocus(page);
        if (found) hidden.push(`${size.width}x${size.height}: ${found}`);
      }
      // what was held back goes on before the page is opened anew
      await screen.after?.(page);
    }
    await context.close();
    expect(hidden).toEqual([]);
  });
