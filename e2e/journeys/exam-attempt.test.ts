/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';
import { violationsIn } from '../support/axe.ts';
import { DESKTOP_EN, PHONE_AR, settled, type View, walkedIn } from '../support/browser.ts';
import { type MadeExam, makeExam } from '../support/exam.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import { toolsOf } from '../support/visit.ts';

/** A window on the exam, and how its learner finds things in it. */
function windowOn(page: Page, view: View) {
  const tools = toolsOf(page, view);
  const { word, button } = tools;
  return {
    ...tools,
    saved: () => expect(page.getByText(word('exam-sitting.answers.isSaved'))).toBeVisible(),
    async next(number: number) {
      await button('exam-sitting.actions.next').click();
      await this.isAt(number);
    },
    isAt: (number: number) =>
      expect(
        page.getByRole('heading', { name: digits(word('exam-sitting.titles.question'), number, view) }),
      ).toBeVisible(),
  };
}

type ExamWindow = ReturnType<typeof windowOn>;

/** A sentence with this number in its place. */
const digits = (pattern: RegExp, number: number, view: View): RegExp =>
  new RegExp(
    pattern.source.replace('.+', `\\D*${number.toLocaleString(view.language === 'ar' ? 'ar-SA' : 'en')}\\D*`),
    'u',
  );

async function begin({ page, word, button }: ExamWindow, { courseId, subsectionExamId }: MadeExam, title: string) {
  await page.goto(`/lms/courses/${courseId}/exams`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText(word('exam-sitting.rules.partlyOneWay'))).toBeVisible();
  await button('exam-sitting.actions.start').click();
  // it uses up an attempt
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('exam-sitting.actions.start') })
    .click();
  await page.waitForURL(new RegExp(`exams/${subsectionExamId}/start$`));
  await settled(page);
}

/** Without a network, an answer stays in the browser; the page itself can't be had, and comes back with it. */
async function loseTheNetwork(here: ExamWindow, context: BrowserContext, answer: string): Promise<void> {
  const { page } = here;
  await context.setOffline(true);
  await page.locator('main input[type="text"]').fill(answer);
  await here.sees('exam-sitting.answers.isWaiting');
  const address = page.url();
  expect(
    await page.reload().then(
      () => 'came back',
      () => 'failed',
    ),
  ).toBe('failed');
  await context.setOffline(false);
  await page.goto(address);
  await settled(page);
  await here.isAt(3);
  await expect(page.locator('main input[type="text"]')).toHaveValue(answer);
  await here.saved();
}

/** Opened a second time, the exam goes on there; the first window may only look until it takes it back. */
async function useTwoWindows(here: ExamWindow, context: BrowserContext, view: View): Promise<void> {
  const other = windowOn(await context.newPage(), view);
  await other.page.goto(here.page.url());
  await other.sees('exam-sitting.messages.tookOver');
  await here.sees('exam-sitting.messages.takenOver');
  await expect(here.page.locator('main input[type="text"]')).toHaveCount(0);
  await here.button('exam-sitting.actions.goOnHere').click();
  await other.sees('exam-sitting.messages.takenOver');
  await other.page.close();
}

for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN)) {
  test(`an exam: begun, interrupted, taken over, handed in, reviewed: ${name}`, async ({ enter, places }) => {
    const title = `${view.language === 'ar' ? 'اختبار' : 'Exam'} ${Date.now().toString(36)}`;
    const exam = await makeExam(serverUrl, places, title, {
      free: ['SINGLE_CHOICE', 'ESSAY', 'NUMERIC', 'MULTIPLE_CHOICE'],
      oneWay: ['TRUE_FALSE', 'SHORT_TEXT'],
    });
    const { page, watch, context, leave } = await enter('learner@demo.test', view);
    watch.expectLostNetwork();
    page.on('dialog', (dialog) => void dialog.accept()); // the browser asks before a page with unsent answers is left
    const here = windowOn(page, view);
    await begin(here, exam, title);

    await page.getByRole('radio').nth(1).check({ force: true });
    await here.saved();
    expect(await violationsIn(page)).toEqual([]);
    await here.next(2);
    await page.locator('main textarea').fill('A sentence of several words.');
    await here.saved();
    await here.next(3);
    await loseTheNetwork(here, context, '42');
    await useTwoWindows(here, context, view);
    await here.next(4);
    await page.getByRole('checkbox').first().check({ force: true });
    await here.button('exam-sitting.actions.flag').click();
    await here.saved();
    await here.next(5);

    // here a question is left for good
    await page.getByRole('radio').first().check({ force: true });
    await here.button('exam-sitting.actions.leaveAndNext').click();
    await here.isAt(6);
    await here.button('exam-sitting.actions.reviewAndHandIn').click();
    const dialog = page.getByRole('dialog');
    for (const number of [6, 4])
      await expect(
        dialog.getByRole('button', { name: digits(here.word('exam-sitting.titles.question'), number, view) }),
      ).toBeVisible();
    await dialog.getByRole('button', { name: here.word('exam-sitting.actions.handIn') }).click();
    await expect(page.getByRole('heading', { name: here.word('exam-sitting.messages.finished') })).toBeVisible();
    await settled(page);
    expect(await violationsIn(page)).toEqual([]);

    await page.getByRole('link', { name: here.word('exam-sitting.actions.review') }).click();
    await here.sees('exam-sitting.messages.provisional');
    await expect(page.getByText('A sentence of several words.')).toBeVisible();
    await expect(page.locator('main').getByText('42', { exact: true })).toBeVisible();
    await settled(page);
    await leave();
  });
}
