/// <reference lib="dom" />
import { violationsIn } from '../support/axe.ts';
import { DESKTOP_EN, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { makeExam } from '../support/exam.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN)) {
  test(`an exam whose learner has left its place is opened anew, shows nothing, and is handed in with what was saved: ${name}`, async ({
    enter,
    places,
  }) => {
    const title = `${view.language === 'ar' ? 'اختبار في قاعة' : 'Exam in a room'} ${Date.now().toString(36)}`;
    const exam = await makeExam(serverUrl, places, title, { free: ['NUMERIC', 'SINGLE_CHOICE'], oneWay: [] });
    const { page, word, button, sees, watch, go, leave } = await enter('learner@demo.test', view);
    await go(`/lms/courses/${exam.courseId}/exams/${exam.subsectionExamId}`);
    await button('exam-sitting.actions.start').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('exam-sitting.actions.start') })
      .click();
    await page.waitForURL(/\/start$/);
    await page.locator('main input[type="text"]').fill('42');
    await sees('exam-sitting.answers.isSaved');

    await exam.allow(['10.1.0.0/16']);
    watch.expectStatus(403, /\/api\/exams\/\d+\/(start|latest)$/);
    await page.reload();
    await sees('errors.codes.exam.address-not-allowed');
    await settled(page);
    await expect(page.locator('main input')).toHaveCount(0);
    expect(await violationsIn(page)).toEqual([]);
    await button('exam-sitting.actions.handIn').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(word('exam-sitting.dialogs.handInText'))).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await dialog.getByRole('button', { name: word('exam-sitting.actions.handIn') }).click();
    await expect(page.getByRole('heading', { name: word('exam-sitting.messages.finished') })).toBeVisible();
    await page.getByRole('link', { name: word('exam-sitting.actions.review') }).click();
    await page.waitForURL(/\/exams\/review\/\d+$/);
    await expect(page.locator('main').getByText('42', { exact: true })).toBeVisible();
    await settled(page);
    await leave();
  });
}
