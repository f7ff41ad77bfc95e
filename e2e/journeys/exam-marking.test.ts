/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Places } from '../places.gen.ts';
import { DESKTOP_EN, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { type MadeExam, makeExam } from '../support/exam.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/visit.ts';

let places: Places;

test.beforeAll(({ places: found }) => {
  places = found;
});

const LEARNER = 'learner@demo.test';
const MARKERS = ['instructor@demo.test', 'admin@demo.test'] as const;
const ESSAY = { type: 'ESSAY', html: '<p>In the meeting on Monday you spoke over Lina.</p>' };
const PASSAGE = 'on Monday';
const HOLDER = 'journey-tab-1';

const both = (text: string) => ({ en: text, ar: text });
const level = (id: number, points: string, name: string) => ({ id, points, name: both(name), description: {} });

async function makeRubric(title: string): Promise<void> {
  const call = await callsAs(serverUrl, MARKERS[0]);
  await call('POST', 'course-rubrics', {
    title: both(title),
    content: {
      allowsFreePoints: false,
      criteria: [
        {
          id: 1,
          name: both('Situation'),
          description: {},
          isRange: false,
          levels: [level(11, '0', 'Missing'), level(12, '2', 'Vague'), level(13, '4', 'Clear')],
        },
      ],
    },
  });
}

/** The learner hands in a wrong choice and an essay. */
async function sit({ subsectionExamId }: MadeExam): Promise<number> {
  const call = await callsAs(serverUrl, LEARNER);
  const { examAttemptId } = await call<{ examAttemptId: number }>('POST', 'exams/exam-instance', { subsectionExamId });
  const at = (step: string) => `exams/${examAttemptId}/${step}`;
  const { questions } = await call<{ questions: { position: number; question: { type: string } | null }[] }>(
    'POST',
    at('start'),
    { holder: HOLDER },
  );
  const { position } = questions.find(({ question }) => question?.type === 'ESSAY')!;
  await call('POST', at('submit'), { holder: HOLDER, position, sequence: 1, answer: ESSAY, isFlagged: false });
  await call('POST', at('finish'), { holder: HOLDER });
  return examAttemptId;
}

const placeOf = ({ courseId, subsectionExamId }: Omit<MadeExam, 'allow'>, page: string): string =>
  `/studio/courses/${courseId}/exams/held/${subsectionExamId}/${page}`;

async function chooseRubric({ page, word, go, sees }: Visit, exam: MadeExam, title: string): Promise<void> {
  await go(placeOf(exam, 'marking'));
  await page.getByRole('button', { name: word('exam-marking.titles.rubric') }).click();
  await page.getByRole('menuitem', { name: word('exam-marking.actions.chooseRubric') }).click();
  const dialog = page.getByRole('dialog');
  const value = await dialog.getByRole('option').filter({ hasText: title }).getAttribute('value');
  await dialog.getByRole('combobox').selectOption(value);
  await dialog.getByRole('button', { name: word('common.actions.save') }).click();
  await sees('exam-marking.messages.rubricChosen');
}

/** Selects words of the essay, as a pointer does. */
const select = (page: Page, words: string): Promise<void> =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      document.getSelection()?.removeAllRanges();
      document.getSelection()?.addRange(range);
      return;
    }
  }, words);

async function comment({ page, word, press, sees }: Visit, text: string): Promise<void> {
  const chosen = page.getByText(new RegExp(`[“«].*${PASSAGE}.*[”»]`));
  await expect(async () => {
    await select(page, PASSAGE);
    await expect(chosen).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await press('exam-marking.actions.comment');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(PASSAGE)).toBeVisible();
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: word('common.actions.save') }).click();
  await sees('exam-marking.messages.commentSaved');
}

const chooseLevel = ({ page }: Visit, name: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });

async function openQuestion({ page, go }: Visit, exam: MadeExam): Promise<void> {
  await go(placeOf(exam, 'marking'));
  await page.locator('main article a').first().click();
  await page.waitForURL(/marking\/\d+/);
  await settled(page);
}

/** Everybody gets the mark of the choice: first what it would do, then it. */
async function giveMarks({ page, word, go, press, sees }: Visit, exam: MadeExam): Promise<void> {
  await go(placeOf(exam, 'changes'));
  const select = page.getByRole('combobox', { name: word('exam-marking.fields.question') });
  await select.selectOption(String(places.questions.SINGLE_CHOICE));
  await page.getByRole('radio').nth(1).check({ force: true });
  await press('exam-marking.actions.preview');
  await sees('exam-marking.titles.preview');
  await page.getByRole('textbox').last().fill('It was unclear');
  await press('exam-marking.actions.giveMarks');
  await expect(
    page.getByRole('cell', { name: 'It was unclear' }).or(page.getByText('It was unclear')).first(),
  ).toBeVisible();
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`an exam with two markers: marked, reconciled, changed, looked at, read by its learner: ${name}`, async ({
    enter,
  }) => {
    const title = `${view.language === 'ar' ? 'مصحّحان' : 'Two markers'} ${Date.now().toString(36)}`;
    const exam = await makeExam(
      serverUrl,
      places,
      title,
      { free: ['SINGLE_CHOICE', 'ESSAY'], oneWay: [] },
      { markerCount: 2 },
    );
    await makeRubric(title);
    const attempt = await sit(exam);

    const first = await enter(MARKERS[0], view);
    await chooseRubric(first, exam, title);
    await openQuestion(first, exam);
    await comment(first, 'Good: one can see it');
    await chooseLevel(first, 'Vague');
    await first.press('exam-marking.actions.save');
    await first.sees('exam-marking.messages.savedHalf');

    const second = await enter(MARKERS[1], view);
    await openQuestion(second, exam);
    // nobody looks at the other's mark before giving one
    await expect(second.page.getByText('Good: one can see it')).toHaveCount(0);
    await chooseLevel(second, 'Clear');
    await second.press('exam-marking.actions.save');
    await second.sees('exam-marking.messages.savedApart');
    await second.sees('exam-marking.reconciliation.APART');
    await chooseLevel(second, 'Clear');
    await second.page.getByRole('textbox').last().fill('We agreed');
    await second.press('exam-marking.actions.save');
    await second.sees('exam-marking.messages.decided');
    await second.leave();

    await giveMarks(first, exam);
    await first.go(placeOf(exam, 'statistics'));
    await first.sees('exam-marking.titles.choices');
    await first.go(placeOf(exam, `attempts/${attempt}`));
    await expect(first.page.getByText('Good: one can see it').first()).toBeVisible();
    await first.leave();

    const learner = await enter(LEARNER, view);
    await learner.go(`/lms/courses/${exam.courseId}/exams/review/${attempt}`);
    await expect(learner.page.locator('mark', { hasText: PASSAGE })).toBeVisible();
    await expect(learner.page.getByText('Good: one can see it')).toBeVisible();
    await expect(learner.page.getByText('We agreed').first()).toBeVisible();
    await expect(learner.page.getByRole('heading', { name: 'Situation' })).toBeVisible();
    await learner.leave();
  });
}

test('a page of an exam or an assignment that was asked for is shown once its reader has signed in', async ({
  enter,
}) => {
  const { exams, assignments, teachingExam } = places;
  const exam = { courseId: teachingExam.courseId, subsectionExamId: teachingExam.markedSubsectionExamId };
  const call = await callsAs(serverUrl, MARKERS[0]);
  const { data } = await call<{ data: { examAttemptId: number }[] }>(
    'GET',
    `subsection-exams/${exam.subsectionExamId}/results`,
  );
  const lms = (courseId: number, page: string) => `/lms/courses/${courseId}/${page}`;
  const asked = [
    [MARKERS[0], placeOf(exam, `attempts/${data[0]?.examAttemptId}`)],
    [MARKERS[0], placeOf(exam, 'marking?state=ALL')],
    [LEARNER, lms(exams.courseId, `exams/${exams.subsectionExamId}`)],
    [LEARNER, lms(exams.reviewed.courseId, `exams/review/${exams.reviewed.examAttemptId}`)],
    [LEARNER, lms(assignments.courseId, `assignments/${assignments.openId}`)],
  ] as const;
  for (const [email, path] of asked) {
    const { page, leave } = await enter(email, DESKTOP_EN, path);
    await page.waitForURL(({ pathname, search }) => pathname + search === path);
    await settled(page);
    await leave();
  }
});
