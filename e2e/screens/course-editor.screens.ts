import type { Page } from '@playwright/test';
import { settled } from '../support/browser.ts';
import { instructor, type Screen } from '../support/screen.ts';

/** Goes to a draft of this title, or begins it as its author would: from anywhere, by keys. */
async function openDraft(page: Page, title: string): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await settled(page);
  const known = page.locator('main table').getByRole('link', { name: title });
  const href = (await known.count()) > 0 ? await known.first().getAttribute('href') : null;
  if (href) await page.goto(href.replace(/\/information$/, '/outline'));
  else {
    await page.keyboard.press('c');
    await page.getByRole('dialog').locator('[role="option"]').first().waitFor();
    await page.keyboard.insertText(`${title} `);
    await page.keyboard.type('/c');
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/courses\/\d+\/outline/);
  await settled(page);
}

const EMPTY = 'Giving clear briefs';
const BEGUN = 'Saying no kindly';

/** Asks for what is missing before a course goes out. */
async function askToPublish(page: Page): Promise<void> {
  await openDraft(page, BEGUN);
  const module = page.locator('[data-writing] input');
  if ((await module.count()) > 0) {
    for (const title of ['What a no is for', 'Three ways to say it']) {
      await module.fill(title);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await settled(page);
  }
  await page.getByRole('button', { name: /^(Request approval|طلب الموافقة)$/ }).click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
}

const search = (title: string): string => `/studio/courses?search=${encodeURIComponent(title)}`;

export const screens: readonly Screen[] = [
  instructor('studio-course-information', ({ teachingCourseId }) => `/studio/courses/${teachingCourseId}/information`),
  instructor('studio-course-publication', ({ teachingCourseId }) => `/studio/courses/${teachingCourseId}/publication`),
  instructor('studio-outline-empty', search(EMPTY), { prepare: (page) => openDraft(page, EMPTY) }),
  instructor('studio-publish', search(BEGUN), { prepare: askToPublish }),
];
