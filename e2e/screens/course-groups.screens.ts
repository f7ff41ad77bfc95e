import type { Page } from '@playwright/test';
import { instructor, learner, type Screen } from '../support/screen.ts';

const openGroupList = async (page: Page): Promise<void> => {
  await page
    .locator('main button')
    .filter({ hasText: /^(From a list|من قائمة)$/ })
    .click();
  await page.getByRole('dialog').waitFor();
};

export const screens: readonly Screen[] = [
  learner('course-groups', ({ surveys }) => `/lms/courses/${surveys.courseId}/groups`),
  instructor('studio-course-groups', ({ surveys }) => `/studio/courses/${surveys.courseId}/groups`),
  instructor('studio-course-groups-list', ({ surveys }) => `/studio/courses/${surveys.courseId}/groups`, {
    prepare: openGroupList,
  }),
];
