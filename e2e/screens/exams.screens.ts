import type { Page } from 'playwright-core';
import { settled } from '../support/browser.ts';
import type { Places } from '../support/places.ts';
import { instructor, learner, openDialog, type Screen } from '../support/screen.ts';

/** Starts the exam that is shown, or goes on with it. */
const sitExam = async (page: Page): Promise<void> => {
  await page.locator('main form').locator('button[type="submit"], a').first().click();
  await page.waitForURL(/start$/);
  await settled(page);
};

const examOf = ({ exams }: Places): string => `/lms/courses/${exams.courseId}/exams/${exams.subsectionExamId}`;

const ofExam =
  (path: string) =>
  ({ teachingExam: { courseId, examId } }: Places) =>
    `/studio/courses/${courseId}/exams/${examId}${path}`;

/** An exam as it is held in a lesson. */
export const ofHeldExam =
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
  instructor('studio-exam-picker', ofExam(''), { prepare: openDialog(/^(Choose questions|اختيار أسئلة)$/) }),
  instructor('studio-exam-draw', ofExam(''), { prepare: openDialog(/^(Draw questions|سحب أسئلة)$/) }),
  instructor('studio-exam-paper', ofExam('/paper')),
  instructor('studio-exam-paper-keys', ofExam('/paper?keys=1')),
  instructor('studio-exam-held', ofHeldExam('')),
  instructor('studio-exam-accommodations', ofHeldExam('/accommodations')),
  instructor('studio-exam-accommodation-new', ofHeldExam('/accommodations'), {
    prepare: openDialog(/^(Grant something|منح تسهيل)$/),
  }),
];
