/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { seededRandom, shuffled } from '@sullam/domain/seeded-random.ts';
import { seedOfRun } from '../../scripts/quality/seed-of-run.ts';
import { DESKTOP_AR, DESKTOP_EN, nameOf, PHONE_AR, settled, type View, type WatchedPage } from '../support/browser.ts';
import { PAGES, ROUTES } from '../support/every-page.ts';
import { pathOf, type Screen } from '../support/screen.ts';
import { makeWindow, sittingsOf, VIEWS } from '../support/sittings.ts';
import { expect, test } from '../support/test.ts';

/**
 * What every run leaves; `npm run test:all` leaves all routes in all views. They are pages on which the router once stood still,
 * pages that stand alone without the frame, and pages that hold a person back. Few windows, since opening one takes longest.
 */
const ALWAYS: readonly (readonly [View, readonly string[]])[] = [
  [
    PHONE_AR,
    [
      '/lms/courses/$courseId/on-campus-lectures/$onCampusLectureId',
      '/lms/courses/$courseId/online-lectures/$onlineLectureId',
      '/lms/courses/$courseId/content/$subsectionId',
    ],
  ],
  [
    DESKTOP_EN,
    [
      '/studio/courses/$courseId/outline',
      '/studio/courses/$courseId/attendance/$attendanceSessionId/screen',
      '/studio/questions/$questionId',
    ],
  ],
  [DESKTOP_AR, ['/auth/reset-password', '/certificates/$certificateNumber']],
];

/** Addresses that lead on to another page, which may be the one that somebody is on. */
const LEADS_ON =
  /^\/(lms|favorite|groups|social\/events|auth\/studio|lms\/courses\/\d+|studio|studio\/settings|studio\/courses\/\d+(\/(reports|discussions\/lessons\/\d+))?)\/?$/;

interface Left {
  screen: Screen;
  view: View;
}

/** With TEST_ALL every page in every view; else those above. */
const visits = (): Left[] =>
  process.env.TEST_ALL
    ? [...PAGES.values()].flatMap((screen) => VIEWS.map((view) => ({ screen, view })))
    : ALWAYS.flatMap(([view, routes]) => routes.map((route) => ({ screen: PAGES.get(route)!, view })));

/** Which link is pressed: always the same in `npm test`, another in each run that tries everything. */
const DRAW = process.env.TEST_ALL ? seedOfRun() : 'leaving';

/** Marks the links that lead to another page of the same application, and returns where they lead. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isStudio = (path: string) => path === '/studio' || path.startsWith('/studio/');
    const here = window.location.pathname;
    const found: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const to = new URL(link.href);
      const box = link.getBoundingClientRect();
      const isFile = link.hasAttribute('download') || /^\/(files|api|outbox)(\/|$)/.test(to.pathname);
      const isElsewhere = to.origin !== window.location.origin || isStudio(to.pathname) !== isStudio(here);
      if (isElsewhere || isFile || (link.target && link.target !== '_self') || to.pathname === here) continue;
      if (!link.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || box.width < 2) continue;
      link.dataset.leaves = String(found.length);
      found.push(to.pathname);
    }
    return found;
  });

interface Seen {
  path: string;
  title: string;
  heading: string;
}

/** What the main part of the page says. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.textContent?.trim() ?? '');

/** What tells a page from another one. */
async function look(page: Page): Promise<Seen> {
  await settled(page);
  return page.evaluate(() => ({
    path: window.location.pathname,
    title: document.title,
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
  }));
}

/** Presses a link that the seed draws; returns its address, or nothing where the page has none. */
async function pressLink(page: Page, draw: string): Promise<string | undefined> {
  const here = new URL(page.url()).pathname;
  // the address of all reports shows the first of them
  const isSamePage = (path: string) => path === `${here}/completion`;
  const links = (await linksOf(page))
    .map((path, at) => ({ path, at }))
    .filter(({ path }) => !LEADS_ON.test(path) && !isSamePage(path));
  // the name of the product leads on to the first page, which may be this one
  const drawn = shuffled(links, seededRandom(draw)).sort(
    (one, other) => Number(one.path === '/') - Number(other.path === '/'),
  );
  for (const { path, at } of drawn) {
    const link = page.locator(`[data-leaves="${at}"]`);
    // a link that lies below an open layer, or is rolled away in a strip, is no link to press
    const canBePressed = await link.click({ trial: true, timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (!canBePressed) continue;
    await link.click();
    return path;
  }
  return undefined;
}

test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off' });

test('every route of both applications is among the pages that are left', () => {
  expect(ROUTES.filter((route) => !PAGES.has(route))).toEqual([]);
  expect(ALWAYS.flatMap(([, routes]) => routes.filter((route) => !PAGES.has(route)))).toEqual([]);
});

for (const { person, view, visits: left } of sittingsOf(visits())) {
  test.describe(`${person ?? 'a visitor'}, ${nameOf(view)}`, () => {
    test.describe.configure({ mode: 'default' });
    let sitting: WatchedPage;
    test.beforeAll(async ({ browser }) => {
      sitting = await makeWindow(browser, person, view);
    });
    test.afterAll(() => sitting.context.close());

    for (const { screen } of left) {
      test(`the page ${screen.name} is left by a link and by Back: ${nameOf(view)}`, async ({ places }) => {
        const { page, watch } = sitting;
        watch.begin();
        if (screen.expects) watch.expectStatus(screen.expects.status, screen.expects.address);
        await page.goto(pathOf(screen, places));
        const first = await look(page);
        expect(first.title).not.toBe('');
        const text = await textOf(page);

        const target = await pressLink(page, `${DRAW}/${screen.name}/${nameOf(view)}`);
        expect(target, `${first.path} has no link that leads away`).toBeDefined();
        await expect(page, `the link to ${target}`).not.toHaveURL((url) => url.pathname === first.path);
        const next = await look(page);
        expect(next.heading, `the heading of ${next.path}`).not.toBe('');
        // the router writes the address a moment before it draws the page
        await expect.poll(() => textOf(page), { message: `what ${next.path} shows` }).not.toBe(text);

        await page.goBack();
        await expect(page, 'Back').toHaveURL((url) => url.pathname === first.path);
        expect(await look(page), 'what Back shows').toEqual(first);
        expect(watch.trouble()).toEqual([]);
        await page.goto('about:blank');
      });
    }
  });
}
