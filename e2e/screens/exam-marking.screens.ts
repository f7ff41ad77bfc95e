import type { Page } from '@playwright/test';
import type { Places } from '../places.gen.ts';
import { settled } from '../support/browser.ts';
import { follow, instructor, type Screen } from '../support/screen.ts';
import { ofScheduledExam } from './exams.screens.ts';

const ofMarkedExam =
  (path: string) =>
  ({ teachingExam: { courseId, markedSubsectionExamId } }: Places) =>
    `/studio/courses/${courseId}/exams/held/${markedSubsectionExamId}${path}`;

/** Goes on to the answers to the first question, and waits until one can be marked. */
const markQuestion = async (page: Page): Promise<void> => {
  await follow('main article a')(page);
  await page.locator('[data-workspace] form').waitFor();
  await settled(page);
};

export const screens: readonly Screen[] = [
  instructor('studio-exam-results', ofMarkedExam('/results')),
  instructor('studio-exam-attempt', ofMarkedExam('/results'), { prepare: follow('main table a') }),
  instructor('studio-exam-marking', ofScheduledExam('/marking')),
  instructor('studio-exam-marking-question', ofScheduledExam('/marking'), { prepare: markQuestion }),
  instructor('studio-exam-statistics', ofMarkedExam('/statistics')),
  instructor('studio-exam-changes', ofScheduledExam('/changes')),
];
