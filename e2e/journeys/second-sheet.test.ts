/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { DESKTOP_EN, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

const LEARNER = 'learner@demo.test';
const INSTRUCTOR = 'instructor@demo.test';

/** Pages that nobody begins on: what they are drawn with comes in the second sheet. */
const PAGES = [
  { as: LEARNER, path: '/profile' },
  { as: LEARNER, path: '/dashboard/user-activities' },
  { as: INSTRUCTOR, path: '/studio/courses' },
] as const;

/** Long enough for all the rest to come, in ms. */
const LATE = 2000;

/** Holds back sheets that the HTML doesn't name. */
async function holdSheets(page: Page, html: string) {
  const held: string[] = [];
  let release = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.css$/, async (route) => {
    const file = new URL(route.request().url()).pathname;
    if (!html.includes(file)) {
      held.push(file);
      await isFree;
    }
    await route.continue();
  });
  return { held, release };
}

/** Notes the sheets that are in force whenever a heading is drawn first. */
const watchHeadings = (page: Page) =>
  page.addInitScript(() => {
    const seen: { heading: string; sheets: string[] }[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (!heading || seen.at(-1)?.heading === heading) return;
      const sheets = [...document.styleSheets].flatMap(({ href }) => (href ? new URL(href).pathname : []));
      seen.push({ heading, sheets });
    }).observe(document, { childList: true, subtree: true });
  });
const headingsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { heading: string; sheets: string[] }[] }).seen);

for (const { as, path } of PAGES)
  for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN))
    test(`${path} is drawn when its late sheet is there, and not before: ${name}`, async ({ enter }) => {
      const { page, context } = await enter(as, view);
      const { held, release } = await holdSheets(page, await (await context.request.get(path)).text());
      await watchHeadings(page);
      await page.goto(path);
      await expect.poll(() => held).toHaveLength(1);
      await page.waitForTimeout(LATE);
      expect(await headingsOf(page)).toEqual([]);
      release();
      await settled(page);
      const drawn = await headingsOf(page);
      expect(drawn.length).toBeGreaterThan(0);
      for (const { sheets } of drawn) expect(sheets).toContain(held[0]);
    });

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a page that is reached by a press waits for its late sheet, and the one before stays: ${name}`, async ({
    enter,
  }) => {
    const { page, context, go } = await enter(INSTRUCTOR, view);
    const { held, release } = await holdSheets(page, await (await context.request.get('/studio/home')).text());
    await watchHeadings(page);
    await go('/studio/home');
    await page.locator('a[href="/studio/courses"]').filter({ visible: true }).first().click();
    await expect.poll(() => held).toHaveLength(1);
    await page.waitForTimeout(LATE);
    expect(await headingsOf(page)).toHaveLength(1);
    release();
    await expect(page).toHaveURL(/\/studio\/courses$/);
    // the page before stays until the next one is drawn, also when the address is the next one's already
    await expect.poll(async () => (await headingsOf(page)).length).toBe(2);
    expect((await headingsOf(page))[1]?.sheets).toContain(held[0]);
  });
