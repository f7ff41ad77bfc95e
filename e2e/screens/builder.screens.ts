import type { Page } from '@playwright/test';
import type { Places } from '../places.gen.ts';
import { settled } from '../support/browser.ts';
import { instructor, type Screen } from '../support/screen.ts';

const outline = ({ teachingCourseId }: Places): string => `/studio/courses/${teachingCourseId}/outline`;

/** Begins a lesson and asks for its kinds; nothing is kept before Enter. */
const typeSlash = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^(Add a lesson, or|أضف درسًا، أو)/ })
    .last()
    .click();
  await page.keyboard.type('/');
  await page.getByRole('option').first().waitFor();
  await settled(page);
};

export const screens: readonly Screen[] = [
  instructor('studio-course-outline', outline),
  instructor('studio-course-outline-slash', outline, { prepare: typeSlash }),
  instructor(
    'studio-lesson',
    ({ teachingLesson }) => `/studio/courses/${teachingLesson.courseId}/lessons/${teachingLesson.subsectionId}`,
  ),
];
