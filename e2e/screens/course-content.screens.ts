import type { Page } from '@playwright/test';
import { KINDS } from '../places/course-content.places.ts';
import { settled } from '../support/browser.ts';
import { learner, type Screen } from '../support/screen.ts';

/** The moment after the last lesson, without finishing any: the response is made up. */
const complete = async (page: Page): Promise<void> => {
  await page.route('**/api/course-subsections/*/finished', (route) =>
    route.fulfill({
      json: {
        courseId: 1,
        courseSubsectionId: 1,
        isFinished: true,
        fraction: 1,
        percent: 100,
        finishedCount: 5,
        requiredCount: 5,
        isCompleted: true,
        hasJustCompleted: true,
        completedAt: '2026-01-01T09:00:00.000Z',
      },
    }),
  );
  await page
    .getByRole('button', { name: /^(Finish and continue|Mark as finished|إكمال ومتابعة|إكمال الدرس)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
};

export const screens: readonly Screen[] = [
  learner('course-information', ({ courseId }) => `/lms/courses/${courseId}/information`),
  learner('course-syllabus', ({ courseId }) => `/lms/courses/${courseId}/syllabus`),
  learner(
    'course-completed',
    ({ unfinished: { courseId, subsectionId } }) => `/lms/courses/${courseId}/content/${subsectionId}`,
    { prepare: complete },
  ),
  learner('course-modules', ({ courseId }) => `/lms/courses/${courseId}/modules`),
  ...KINDS.map((kind) =>
    learner(
      `lesson-${kind.toLowerCase()}`,
      ({ lessons }) => `/lms/courses/${lessons[kind].courseId}/content/${lessons[kind].subsectionId}`,
    ),
  ),
];
