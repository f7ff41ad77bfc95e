/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { seededRandom, shuffled } from '@sullam/domain/seeded-random.ts';
import { PAGE_PATHS as LEARNER_PATHS } from '../../apps/learner/src/page-paths.gen.ts';
import { PAGE_PATHS as STUDIO_PATHS } from '../../apps/studio/src/page-paths.gen.ts';
import { seedOfRun } from '../../scripts/quality/seed-of-run.ts';
import type { Places } from '../places.gen.ts';
import { SCREENS } from '../screens.ts';
import { nameOf, settled, type View, type WatchedPage } from '../support/browser.ts';
import { administrator, instructor, learner, pathOf, type Screen, visitor } from '../support/screen.ts';
import { makeWindow, sittingsOf, VIEWS } from '../support/sittings.ts';
import { expect, test } from '../support/test.ts';

/** How many pages are left unless all are, in every view; the seed of the run says which. */
const MOST = 14;

const inMarked =
  (path: (marked: Places['leaving']['marked']) => string) =>
  ({ leaving: { marked } }: Places) =>
    `/studio/courses/${marked.courseId}/exams/held/${marked.subsectionExamId}${path(marked)}`;

/** Pages whose address holds a number and which the gallery doesn't picture, or pictures after a step on another page. */
const MORE: readonly Screen[] = [
  learner('announcement', ({ leaving }) => `/announcements/${leaving.announcementId}`),
  learner(
    'course-announcement',
    ({ leaving: { courseAnnouncement: of } }) => `/lms/courses/${of.courseId}/announcements/${of.announcementId}`,
  ),
  learner('saved-post', ({ groups }) => `/saved-post/${groups.postId}`),
  learner('course', ({ courseId }) => `/lms/courses/${courseId}`),
  learner('exam-start', ({ exams }) => `/lms/courses/${exams.courseId}/exams/${exams.subsectionExamId}/start`),
  visitor('guest-ticket', ({ events }) => `/event/${events.ownId}/guest`, {
    expects: { status: 400, address: /guest-ticket/ },
  }),
  instructor('studio-course', ({ lectures }) => `/studio/courses/${lectures.courseId}`),
  instructor('studio-course-reports', ({ lectures }) => `/studio/courses/${lectures.courseId}/reports`),
  instructor(
    'studio-attendance-screen',
    ({ lectures: { courseId, attendanceSessionId } }) =>
      `/studio/courses/${courseId}/attendance/${attendanceSessionId}/screen`,
  ),
  instructor(
    'studio-discussion-lesson',
    ({ leaving: { discussionLesson: of } }) =>
      `/studio/courses/${of.courseId}/discussions/lessons/${of.courseSubsectionId}`,
  ),
  instructor(
    'studio-exam-attempt-address',
    inMarked(({ examAttemptId }) => `/attempts/${examAttemptId}`),
  ),
  instructor(
    'studio-exam-attempt-marking',
    inMarked(({ examAttemptId }) => `/attempts/${examAttemptId}/marking`),
  ),
  instructor('studio-exam-question-marking', ({ teachingExam, questions }) => {
    const { courseId, subsectionExamId } = teachingExam;
    return `/studio/courses/${courseId}/exams/held/${subsectionExamId}/marking/${questions.ESSAY}`;
  }),
];

const ROUTES = [...LEARNER_PATHS.map(({ path }) => path), ...STUDIO_PATHS.map(({ path }) => `/studio${path}`)].map(
  (path) => path.replace(/(.)\/$/, '$1'),
);

const fits = (route: string, path: string): boolean =>
  new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}/?$`).test(path.replace(/[?#].*$/, ''));

/** A path as it stands in the list of screens; numbers are looked up when the demo runs, and any will do to tell the route. */
function plainPath(screen: Screen): string {
  const anything: unknown = new Proxy(() => '7', {
    get: (_target, key) => (key === Symbol.toPrimitive ? () => '7' : anything),
  });
  return pathOf(screen, anything as Places);
}

const GALLERY = SCREENS.filter(({ losesNetwork, path }) => !losesNetwork && path !== '/no/such/page');

/** Routes without numbers that nothing pictures: pages that lead on, and landing pages. */
const PLAIN: readonly Screen[] = ROUTES.filter(
  (route) => !route.includes('$') && ![...GALLERY, ...MORE].some((screen) => fits(route, plainPath(screen))),
).map((route) => {
  const isOfMember = /^\/(lms|groups|favorite|social|a)(\/|$)/.test(route);
  return (route.startsWith('/studio') ? administrator : isOfMember ? learner : visitor)(`route ${route}`, route);
});

const ALL: readonly Screen[] = [...GALLERY, ...MORE, ...PLAIN];

/** Addresses that lead on to another page, which may be the one that somebody is on. */
const LEADS_ON =
  /^\/(lms|favorite|groups|social\/events|auth\/studio|lms\/courses\/\d+|studio|studio\/settings|studio\/courses\/\d+(\/(reports|discussions\/lessons\/\d+))?)?\/?$/;

interface Left {
  screen: Screen;
  view: View;
}

/** With TEST_ALL every page in every view; else a sample, each in one view. */
function visits(): Left[] {
  if (process.env.TEST_ALL) return ALL.flatMap((screen) => VIEWS.map((view) => ({ screen, view })));
  const random = seededRandom(`${seedOfRun()}/leaving`);
  return shuffled(ALL, random)
    .slice(0, MOST)
    .map((screen, turn) => ({ screen, view: VIEWS[turn % VIEWS.length] ?? VIEWS[0]! }));
}

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
  const links = (await linksOf(page)).map((path, at) => ({ path, at })).filter(({ path }) => !LEADS_ON.test(path));
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
  const paths = ALL.map(plainPath);
  expect(ROUTES.filter((route) => !paths.some((path) => fits(route, path)))).toEqual([]);
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

        const target = await pressLink(page, `${seedOfRun()}/${screen.name}/${nameOf(view)}`);
        expect(target, `${first.path} has no link that leads away`).toBeDefined();
        await expect(page, `the link to ${target}`).not.toHaveURL((url) => url.pathname === first.path);
        const next = await look(page);
        expect(next.heading, `the heading of ${next.path}`).not.toBe('');
        expect(await textOf(page), `what ${next.path} shows`).not.toBe(text);

        await page.goBack();
        await expect(page, 'Back').toHaveURL((url) => url.pathname === first.path);
        expect(await look(page), 'what Back shows').toEqual(first);
        expect(watch.trouble()).toEqual([]);
        await page.goto('about:blank');
      });
    }
  });
}
