import type { Page } from '@playwright/test';
import type { Places } from '../places.gen.ts';
import { settled } from '../support/browser.ts';
import { instructor, learner, openDialog, type Screen } from '../support/screen.ts';

/** Starts the exam that is shown, or goes on with it. */
const sitExam = async (page: Page): Promise<void> => {
  await page.locator('main form').locator('button[type="submit"], a').first().click();
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
  instructor('studio-exam-import', ofExam(''), { prepare: openDialog(/^(Paste or import|لصق أو استيراد)$/) }),
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
