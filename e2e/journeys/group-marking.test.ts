/// <reference lib="dom" />
import { DESKTOP_AR, DESKTOP_EN, settled, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { type MadeExam, makeExam } from '../support/exam.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/visit.ts';

const TEACHER = 'instructor@demo.test';
const COLLEAGUE = 'admin@demo.test';
const HOLDER = 'journey-tab-2';
/** Three say the same, one something else. */
const ANSWERS = [
  'You were late twice this week.',
  'you were LATE twice this week',
  'You were late twice  this week!',
  'No.',
];

/** Learners of the course hand in an essay each. */
async function sitAll({ courseId, subsectionExamId }: MadeExam): Promise<void> {
  const teacher = await callsAs(serverUrl, TEACHER);
  const { data } = await teacher<{ data: { email: string }[] }>(
    'GET',
    `courses/${courseId}/enrolled-students?take=${ANSWERS.length}`,
  );
  expect(data).toHaveLength(ANSWERS.length);
  for (const [at, { email }] of data.entries()) {
    const call = await callsAs(serverUrl, email);
    const { examAttemptId } = await call<{ examAttemptId: number }>('POST', 'exams/exam-instance', {
      subsectionExamId,
    });
    const step = (name: string) => `exams/${examAttemptId}/${name}`;
    await call('POST', step('start'), { holder: HOLDER });
    const answer = { type: 'ESSAY', html: `<p>${ANSWERS[at]}</p>` };
    await call('POST', step('submit'), { holder: HOLDER, position: 1, sequence: 1, answer, isFlagged: false });
    await call('POST', step('finish'), { holder: HOLDER });
  }
}

async function openQuestion({ page, go }: Visit, { courseId, subsectionExamId }: MadeExam): Promise<void> {
  await go(`/studio/courses/${courseId}/exams/held/${subsectionExamId}/marking`);
  await page.locator('main article a').first().click();
  await page.waitForURL(/marking\/\d+/);
  await settled(page);
}

for (const [name, view] of walkedIn(DESKTOP_EN, DESKTOP_AR)) {
  test(`answers that say the same are marked, taken back and marked again by keys; a colleague sees who marks: ${name}`, async ({
    enter,
    places,
  }) => {
    const title = `${view.language === 'ar' ? 'متشابهة' : 'Alike'} ${Date.now().toString(36)}`;
    const exam = await makeExam(serverUrl, places, title, { free: ['ESSAY'], oneWay: [] });
    await sitAll(exam);
    const pending = async () => {
      const call = await callsAs(serverUrl, TEACHER);
      const query = `subsectionExamId=${exam.subsectionExamId}&state=PENDING&skip=0&take=50`;
      return (await call<{ total: number }>('GET', `answer-review?${query}`)).total;
    };
    const visit = await enter(TEACHER, view);
    const { page, sees } = visit;
    await openQuestion(visit, exam);
    const group = page.locator('button:has([data-key="S"])');
    await expect(group).toBeVisible();
    await page.keyboard.press('2');
    // out of the field of points, where S is a letter
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('s');
    await expect.poll(pending).toBe(1);
    // the page knows of it when it offers to take it back
    await expect(visit.button('marking.actions.undo')).toBeVisible();
    await page.keyboard.press('u');
    await expect.poll(pending).toBe(ANSWERS.length);

    // whoever comes meanwhile sees whose hand it is in, and takes over
    await expect(group).toBeVisible();
    const colleague = await enter(COLLEAGUE, view);
    await openQuestion(colleague, exam);
    await colleague.sees('marking.locks.held');
    await colleague.press('marking.locks.takeOver');
    await expect(colleague.button('marking.locks.takeOver')).toHaveCount(0);
    await sees('marking.locks.taken');
    await visit.press('marking.locks.takeBack');
    await expect(visit.button('marking.locks.takeBack')).toHaveCount(0);
    await colleague.sees('marking.locks.taken');
    await colleague.leave();

    await page.keyboard.press('3');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('s');
    await expect.poll(pending).toBe(1);
    await visit.leave();
  });
}
