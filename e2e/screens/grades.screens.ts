import type { Page } from '@playwright/test';
import { learner, type Screen } from '../support/screen.ts';

const tryGrades = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Grade calculator|حاسبة الدرجات)$/ }).click();
  await page.locator('main input').first().waitFor();
};

export const screens: readonly Screen[] = [
  learner('course-grades', ({ gradebook }) => `/lms/courses/${gradebook.courseId}/grade-items`),
  learner('course-grades-tried', ({ gradebook }) => `/lms/courses/${gradebook.courseId}/grade-items`, {
    prepare: tryGrades,
  }),
  learner('course-grade', ({ gradebook }) => `/lms/courses/${gradebook.courseId}/grade-items/${gradebook.gradeItemId}`),
  learner('transcript', '/lms/transcript'),
];
