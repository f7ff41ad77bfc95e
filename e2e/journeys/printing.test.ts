/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { screens as certificates } from '../screens/certificates.screens.ts';
import { screens as checklists } from '../screens/checklists.screens.ts';
import { screens as lessons } from '../screens/course-content.screens.ts';
import { screens as discussions } from '../screens/discussions.screens.ts';
import { screens as events } from '../screens/events.screens.ts';
import { screens as gradebook } from '../screens/gradebook.screens.ts';
import { screens as grades } from '../screens/grades.screens.ts';
import { screens as lectures } from '../screens/lectures.screens.ts';
import { screens as reports } from '../screens/reports.screens.ts';
import { DESKTOP_AR, DESKTOP_EN, walkedIn } from '../support/browser.ts';
import { learner, pathOf, type Screen } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const ALL = [
  ...[certificates, checklists, lessons, discussions, events, gradebook, grades, lectures, reports].flat(),
  learner('schedule', '/dashboard/user-activities'),
];

/** What people print. */
const PRINTED = [
  ...['lesson-article', 'course-grades', 'transcript', 'course-certificate', 'event-ticket', 'checklist-item'],
  ...['course-discussion', 'course-discussions', 'course-attendance', 'schedule', 'studio-attendance-sheet'],
  ...['studio-checklist', 'studio-attendance-report', 'studio-gradebook-print', 'studio-report-completion'],
];

const found = (name: string): Screen => {
  const screen = ALL.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  return screen;
};

/** A sheet of A4 without its margins, in pixels. */
const SHEET = { width: 673, height: 1001 } as const;
/** What isn't torn in two moves to the next sheet and leaves some of its own empty. */
const LEFT_EMPTY = 1.25;

/** Names of what can only be pressed. The heads of columns say what stands below them, headings what follows, and a pressed one a choice. */
const controlsOn = (page: Page): Promise<string[]> =>
  page
    .locator(
      'button, [role="button"], nav:not(:has(h2)), input[type="search"], [role="toolbar"], [data-react-aria-top-layer]',
    )
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('th, h1, h2, h3, h4, h5, h6, [aria-pressed="true"]'))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName),
    );

/** Sheets of a printed page, and how many its words need: where the last of them stand in a page of that width. */
async function sheetsOf(page: Page): Promise<{ printed: number; needed: number }> {
  const pdf = await page.pdf({ format: 'A4' });
  await page.setViewportSize(SHEET);
  const end = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let last = 0;
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      if (texts.currentNode.textContent?.trim()) last = Math.max(last, range.getBoundingClientRect().bottom);
    }
    return last;
  });
  return {
    printed: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    needed: Math.ceil((end * LEFT_EMPTY) / SHEET.height),
  };
}

for (const [name, view] of walkedIn(DESKTOP_AR, DESKTOP_EN))
  test(`pages are printed without what can only be pressed, and no sheet is blank: ${name}`, async ({
    enter,
    places,
  }) => {
    test.setTimeout(400_000);
    const screens = PRINTED.map(found);
    for (const who of new Set(screens.map(({ as = '' }) => as))) {
      const { page, go, context } = await enter(who, view);
      for (const screen of screens.filter(({ as }) => as === who)) {
        await page.emulateMedia({ media: 'screen' });
        await page.setViewportSize({ width: view.width, height: 900 });
        await go(pathOf(screen, places));
        await page.emulateMedia({ media: 'print' });
        expect([screen.name, await controlsOn(page)]).toEqual([screen.name, []]);
        const { printed, needed } = await sheetsOf(page);
        expect([screen.name, printed, needed, printed > 0 && printed <= needed]).toEqual([
          screen.name,
          printed,
          needed,
          true,
        ]);
      }
      await context.close();
    }
  });
