/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';
import { DESKTOP_EN, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { makeExam } from '../support/exam.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const SCRIPT = '/recorder.js';
const ATTEMPT = /\/exams\/\d+\/start$/;
const REVIEW = /\/exams\/review\/\d+$/;

/**
 * Sets up session replay as a server does that has it configured: each document names the recorder, except those of exams. The journeys
 * share one server without it. Of the server's own part: apps/server/src/modules/organization/pages/test/pages.session-replay.test.ts.
 */
async function recordPages(context: BrowserContext): Promise<void> {
  await context.route(`**${SCRIPT}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.isRecorded = true;' }),
  );
  await context.route('**/lms/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() !== 'document' || ATTEMPT.test(pathname) || REVIEW.test(pathname))
      return route.fallback();
    const response = await route.fetch();
    const replay = `"sessionReplay":{"script":"${SCRIPT}","key":"k"},"preload":{`;
    const body = (await response.text()).replace('"preload":{', replay);
    return route.fulfill({ response, body });
  });
}

const isRecorded = (): boolean => (window as { isRecorded?: boolean }).isRecorded === true;

/** Waits for a page of an exam, which replaces the recorded document that led to it by one of its own. */
async function isUnrecordedAt(page: Page, address: RegExp): Promise<void> {
  await page.waitForURL(address);
  await page.waitForFunction(() => (window as { isRecorded?: boolean }).isRecorded !== true);
  await settled(page);
}

for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN)) {
  test(`an exam is not recorded, and Back leads to the page before it: ${name}`, async ({ enter, places }) => {
    const title = `${view.language === 'ar' ? 'اختبار بلا تسجيل' : 'Exam without a recording'} ${Date.now().toString(36)}`;
    const { courseId, subsectionExamId } = await makeExam(serverUrl, places, title, { free: ['NUMERIC'], oneWay: [] });
    const { page, context, word, button, go, leave } = await enter('learner@demo.test', view);
    await recordPages(context);
    const list = `/lms/courses/${courseId}/exams`;
    const exam = `${list}/${subsectionExamId}`;

    const isAt = async (path: string) => {
      await expect(page).toHaveURL(({ pathname }) => pathname === path);
      await settled(page);
    };

    await go(list);
    expect(await page.evaluate(isRecorded)).toBe(true);
    await page.getByRole('main').locator(`a[href="${exam}"]`).first().click();
    await isAt(exam);
    const start = word('exam-sitting.actions.start');
    await button('exam-sitting.actions.start').click();
    await page.getByRole('alertdialog').getByRole('button', { name: start }).click();
    await isUnrecordedAt(page, ATTEMPT);
    await expect(page.locator('main input[type="text"]')).toBeVisible();

    await page.goBack();
    await isAt(exam);
    await page.goBack();
    await isAt(list);
    await page.goForward();
    await isAt(exam);

    await page.getByRole('main').locator(`a[href="${exam}/start"]`).first().click();
    await isUnrecordedAt(page, ATTEMPT);
    await button('exam-sitting.actions.reviewAndHandIn').click();
    const handIn = page.getByRole('dialog').getByRole('button', { name: word('exam-sitting.actions.handIn') });
    await handIn.click();
    await expect(page.getByRole('heading', { name: word('exam-sitting.messages.finished') })).toBeVisible();
    await page.goBack();
    await isAt(exam);

    await page.getByRole('main').locator('a[href*="/exams/review/"]').first().click();
    await isUnrecordedAt(page, REVIEW);
    await page.goBack();
    await isAt(exam);
    await leave();
  });
}
