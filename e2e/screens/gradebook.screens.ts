import type { Page } from '@playwright/test';
import type { Places } from '../places.gen.ts';
import { instructor, type Screen } from '../support/screen.ts';

const inGradebook =
  (name: string) =>
  ({ gradebook }: Places) =>
    `/studio/courses/${gradebook.courseId}/gradebook${name}`;

const learnerInGradebook = ({ gradebook }: Places): string =>
  `/studio/courses/${gradebook.courseId}/gradebook/learners/${gradebook.userId}`;

/** What lies behind the first grade of a learner. */
const openGrade = async (page: Page): Promise<void> => {
  await page.locator('main li button').first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

export const screens: readonly Screen[] = [
  instructor('studio-gradebook', inGradebook('')),
  instructor('studio-gradebook-settings', inGradebook('/settings')),
  instructor('studio-gradebook-changes', inGradebook('/changes')),
  instructor('studio-gradebook-print', inGradebook('/print')),
  instructor('studio-gradebook-learner', learnerInGradebook),
  instructor('studio-gradebook-grade', learnerInGradebook, { prepare: openGrade }),
];
