import type { Page } from '@playwright/test';
import type { Places } from '../places.gen.ts';
import { settled } from '../support/browser.ts';
import { instructor, learner, openDialog, type Screen } from '../support/screen.ts';

/** Starts the exam that is shown, or goes on with it. */
const sitExam = async (page: Page): Promise<void> => {
  const door = page.locator('main form').locator('button[type="submit"], a').first();
  const starts = (await door.evaluate((element) => element.tagName)) === 'BUTTON';
  await door.click();
  // it uses up an attempt
  if (starts) await page.getByRole('alertdialog').locator('button').last().click();
  await page.waitForURL(/start$/);
  await settled(page);
};

/** Begins a question below those that are asked. */
const writeQuestion = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^(Write a question|كتابة سؤال)$/ })
    .last()
    .click();
  await page.locator('[data-cell="prompt-en"]').waitFor({ state: 'attached' });
};

const PASTED = `1. Which question invites an answer?
a) Why did you do that?
*b) What did you notice?
c) You agree, don’t you?

2. Feedback should wait for the yearly review. False

3. Give one example of praise that teaches. [essay 5]

4. Which of these is a label?
a) Lazy
b) Ten minutes late`;

/** Pastes numbered questions, which are read and not yet taken. */
const pasteQuestions = async (page: Page): Promise<void> => {
  await openDialog(/^(Paste or import|لصق أو استيراد)$/)(page);
  await page.getByRole('dialog').getByRole('textbox').first().fill(PASTED);
  await page.getByRole('dialog').getByRole('table').waitFor();
  await settled(page);
};

const examOf = ({ exams }: Places): string => `/lms/courses/${exams.courseId}/exams/${exams.subsectionExamId}`;

const ofExam =
  (path: string) =>
  ({ teachingExam: { courseId, examId } }: Places) =>
    `/studio/courses/${courseId}/exams/${examId}${path}`;

/** An exam as it is used in a lesson. */
export const ofScheduledExam =
  (path: string) =>
  ({ teachingExam: { courseId, subsectionExamId } }: Places) =>
    `/studio/courses/${courseId}/exams/held/${subsectionExamId}${path}`;

export const screens: readonly Screen[] = [
  learner('course-exams', ({ exams }) => `/lms/courses/${exams.courseId}/exams`),
  learner('course-exam', examOf),
  learner('course-exam-lesson', ({ exams }) => `/lms/courses/${exams.courseId}/content/${exams.subsectionExamId}`),
  learner('course-exam-attempt', examOf, { prepare: sitExam }),
  learner(
    'course-exam-review',
    ({ exams: { reviewed } }) => `/lms/courses/${reviewed.courseId}/exams/review/${reviewed.examAttemptId}`,
  ),
  instructor('studio-exams', ({ teachingExam }) => `/studio/courses/${teachingExam.courseId}/exams`),
  instructor('studio-exam', ofExam('')),
  instructor('studio-exam-picker', ofExam(''), { prepare: openDialog(/^(From the bank|من البنك)$/) }),
  instructor('studio-exam-question', ofExam(''), { prepare: writeQuestion }),
  instructor('studio-exam-import', ofExam(''), { prepare: pasteQuestions }),
  instructor('studio-exam-draw', ofExam(''), { prepare: openDialog(/^(Random|عشوائي)$/) }),
  instructor('studio-exam-paper', ofExam('/paper')),
  instructor('studio-exam-paper-keys', ofExam('/paper?keys=1')),
  instructor('studio-exam-scheduled', ofScheduledExam('')),
  instructor('studio-exam-rules', ofScheduledExam(''), {
    prepare: openDialog(/^(Change rules|تعديل القواعد)$/),
  }),
  instructor('studio-exam-accommodations', ofScheduledExam('/accommodations')),
  instructor('studio-exam-accommodation-new', ofScheduledExam('/accommodations'), {
    prepare: openDialog(/^(Add accommodation|إضافة تسهيل)$/),
  }),
];
