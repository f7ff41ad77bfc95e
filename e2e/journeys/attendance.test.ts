import { DESKTOP_EN, PHONE_AR, settled, type View, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';
import { typeDate, typeTime } from '../support/typed-date.ts';
import type { Enter } from '../support/visit.ts';

let courseId: number;

test.beforeAll(({ places }) => {
  ({ courseId } = places.lectures);
});

/** The instructor plans a series by its sentence: it begins today, in a few minutes. */
async function plan(enter: Enter, view: View, title: string): Promise<{ seriesId: number }> {
  const visit = await enter('instructor@demo.test', view);
  const { page, word, go, press } = visit;
  await go(`/studio/courses/${courseId}/lectures`);
  await press('lectures.studio.newSeries');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(title);
  await dialog.getByRole('button', { name: word('common.actions.create') }).click();
  await page.waitForURL(/lectures\/series\/\d+$/);
  await settled(page);
  const seriesId = Number(/(\d+)$/.exec(page.url())?.[1]);
  const soon = new Date(Date.now() + 5 * 60_000);
  const sentence = page.getByRole('group', { name: word('lectures.sentence.label') });
  await sentence.getByLabel(word('lectures.studio.zone')).selectOption('UTC');
  await sentence.getByRole('combobox', { name: word('lectures.studio.date') }).selectOption(String(soon.getUTCDay()));
  const [date = '', time = ''] = soon.toISOString().slice(0, 16).split('T');
  await typeDate(sentence.getByRole('group', { name: word('lectures.studio.date') }), date);
  await typeTime(sentence.getByRole('group', { name: word('lectures.studio.time') }), time);
  await sentence.getByLabel(word('lectures.sentence.timesLabel')).selectOption('2');
  await press('lectures.actions.saveRule');
  await expect(page.getByText(word('lectures.messages.saved')).first()).toBeVisible();
  await press('lectures.actions.publishSeries');
  await expect(page.getByText(word('lectures.messages.published')).first()).toBeVisible();
  await visit.leave();
  return { seriesId };
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`a series planned, joined, taken by the code, excused: ${name}`, async ({ enter, baseURL }) => {
    const title = `${view.language === 'ar' ? 'أمسية' : 'Evening'} ${Date.now().toString(36)}`;
    const { seriesId } = await plan(enter, view, title);
    const call = await callsAs(baseURL!, 'instructor@demo.test');
    const series = await call<{ lectures: { lectureId: number }[] }>('GET', `lecture-series/${seriesId}`);
    const [first, second] = series.lectures as [{ lectureId: number }, { lectureId: number }];

    // the door is open: a learner sees the way in
    const learner = await enter('learner@demo.test', view);
    await learner.go(`/lms/courses/${courseId}/online-lectures/${first.lectureId}`);
    await expect(learner.page.getByText(title).first()).toBeVisible();
    await expect(learner.page.getByText(learner.word('lectures.moments.DOORS')).first()).toBeVisible();

    // the code on the wall, typed by the learner
    const teacher = await enter('instructor@demo.test', view);
    await teacher.go(`/studio/courses/${courseId}/attendance?lecture=${first.lectureId}`);
    await teacher.page.waitForURL(/attendance\/\d+$/);
    const sessionId = Number(/(\d+)$/.exec(teacher.page.url())?.[1]);
    await teacher.go(`/studio/courses/${courseId}/attendance/${sessionId}/screen`);
    await expect(teacher.page.getByRole('img', { name: teacher.word('attendance.projector.code') })).toBeVisible();
    await learner.go(`/lms/courses/${courseId}/attendance`);
    const { digits } = await call<{ digits: string }>('GET', `attendance-sessions/${sessionId}/code`);
    await learner.page.getByLabel(learner.word('attendance.checkIn.digits')).fill(digits);
    await learner.press('attendance.checkIn.send');
    await expect(learner.page.getByText(learner.word('attendance.done.title')).first()).toBeVisible();

    // the second evening: an excuse, accepted by the teacher
    await learner.go(`/lms/courses/${courseId}/attendance`);
    await learner.page
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: learner.word('attendance.titles.excuse') })
      .first()
      .click();
    const dialog = learner.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(title);
    await dialog.getByRole('button', { name: learner.word('attendance.excuse.send') }).click();
    await expect(learner.page.getByText(learner.word('attendance.own.waiting')).first()).toBeVisible();
    await teacher.go(`/studio/courses/${courseId}/attendance?lecture=${second.lectureId}`);
    await teacher.page.waitForURL(/attendance\/\d+$/);
    await teacher.press('attendance.taking.accept');
    await expect(teacher.button('attendance.taking.accept')).toBeHidden();
    await learner.page.reload();
    await expect(learner.page.getByText(learner.word('attendance.statuses.EXCUSED')).first()).toBeVisible();
    await learner.leave();
    await teacher.leave();
  });
}
